import { callsOf } from './calls.ts'
import type { Calls } from './calls.ts'

/** The projector, opened by a link that a facilitator created. A new link invalidates the previous one. */
export async function openProjector(server: { url: string }, facilitator: Calls, workshopId: string) {
  const { url } = await facilitator.must<{ url: string }>(
    `mutation ($id: ID!) { createProjectorLink(workshopId: $id) { ok errorString url } }`,
    { id: workshopId },
  )
  const token = new URL(url).hash.slice(1)
  return { ...callsOf(server, token), url, token }
}
