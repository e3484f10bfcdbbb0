import { callsOf } from './calls.ts'
import type { Calls } from './calls.ts'

/** The room's screen: a link that a facilitator makes, opened. What one made before opens nothing any more. */
export async function openProjector(server: { url: string }, facilitator: Calls, workshopId: string) {
  const { url } = await facilitator.must<{ url: string }>(
    `mutation ($id: ID!) { createProjectorLink(workshopId: $id) { ok errorString url } }`,
    { id: workshopId },
  )
  const token = new URL(url).hash.slice(1)
  return { ...callsOf(server, token), url, token }
}
