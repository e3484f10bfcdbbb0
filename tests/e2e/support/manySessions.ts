import { randomUUID } from 'node:crypto'
import { signUpCalls } from '#support/calls/calls.ts'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import type { SharedPlenum } from './sharedPlenum.ts'

/** An account with many sessions of its own, named "Session 0" and so on, and one that somebody else made it a facilitator of. */
export async function manySessions(plenum: SharedPlenum, email: string, count: number): Promise<void> {
  const calls = await signUpCalls(plenum, email)
  const make = (workshopName: string) =>
    calls.must('mutation ($workshopName: String!) { createWorkshop(workshopName: $workshopName) { ok } }', {
      workshopName,
    })
  for (let made = 0; made < count; made += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => make(`Session ${made + index}`)))
  const bo = await signUpCalls(plenum, `bo-${randomUUID()}@example.org`)
  const { workshop } = await bo.must<{ workshop: { id: string } }>(
    'mutation { createWorkshop(workshopName: "Made by Bo") { ok workshop { id } } }',
  )
  await makeFacilitators(bo, workshop.id, [email])
}
