import { randomUUID } from 'node:crypto'
import { signUpCalls } from '#support/calls/calls.ts'
import type { SharedPlenum } from './sharedPlenum.ts'

/**
 * Public templates of a stranger.
 *
 * @param uses by name, how often somebody else makes a session of it
 */
export async function sharedTemplates(plenum: SharedPlenum, uses: Record<string, number>): Promise<void> {
  const [owner, other] = await Promise.all(
    ['bo', 'cy'].map((name) => signUpCalls(plenum, `${name}-${randomUUID()}@example.org`)),
  )
  if (!owner || !other) return
  for (const [name, count] of Object.entries(uses)) {
    const { workshop } = await owner.must<{ workshop: { id: string } }>(
      'mutation ($name: String!) { createWorkshop(workshopName: $name, template: true) { ok errorString workshop { id } } }',
      { name },
    )
    const about = { id: workshop.id }
    await owner.must(
      'mutation ($id: ID!) { updateWorkshop(workshopId: $id, templatePublic: true) { ok errorString } }',
      about,
    )
    for (let made = 0; made < count; made += 1)
      await other.must('mutation ($id: ID!) { createWorkshopFromId(id: $id) { ok errorString } }', about)
  }
}
