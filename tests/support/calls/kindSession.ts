import { randomUUID } from 'node:crypto'
import { assertDone } from '#kinds/api.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { Made, TestedApi } from '#kinds/api.ts'
import type { Calls } from '#support/calls/calls.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { expect } from 'vitest'

type Participant = Awaited<ReturnType<TestSession['join']>>

/** A new session of a facilitator, and two participants in it. */
export async function sessionOfTwo(
  server: { url: string },
  facilitator: TestFacilitator,
): Promise<{ session: TestSession; ann: Participant; ben: Participant }> {
  const session = await startSession(server, facilitator)
  return { session, ann: await session.join(), ben: await session.join() }
}

/** What people do with an activity of any kind. */
export interface KindActs {
  /** A person adds input; returns its id. @throws {Error} with the response of a refused call */
  write(who: Calls, text: string, id?: string): Promise<string>
  /** A facilitator's call that returns no more than `ok`. @throws {Error} with the response of a refused call */
  act(call: string): Promise<unknown>
  /** The argument of calls about the activity. */
  onPart(): string
}

/** @param at the activity under test */
export function kindActs(api: TestedApi, facilitator: () => Calls, at: () => Made): KindActs {
  return {
    async write(who, text, id = randomUUID()) {
      assertDone(await api.write(who, at(), { id, text }))
      return id
    },
    act: (call) => facilitator().must(`mutation { ${call} { ok errorString } }`),
    onPart: () => `partId: "${at().partId}"`,
  }
}

/**
 * Closes the voting of an activity, and waits until the server has closed it: after the three seconds in which everybody
 * may still vote.
 */
export async function closeVoting(
  facilitator: Calls,
  { partId, objectId, kind }: { partId: string; objectId: string; kind: ActivityKind },
): Promise<void> {
  await facilitator.act(`setVotingClosed(partId: "${partId}", closed: true)`)
  const isClosed = async (): Promise<unknown> =>
    (
      await facilitator.must<{ votingClosed: boolean }>(
        `query ($id: ID!) { ${kind}(id: $id) { votingClosed } }`,
        {
          id: objectId,
        },
      )
    ).votingClosed
  await expect.poll(isClosed, { interval: 100, timeout: 20_000 }).toBe(true)
}
