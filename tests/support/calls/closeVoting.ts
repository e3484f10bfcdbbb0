import { expect } from 'vitest'
import type { Calls } from './calls.ts'

/**
 * Closes the voting of an activity, and waits until the server has closed it: after the three seconds in which everybody
 * may still vote.
 */
export async function closeVoting(
  facilitator: Calls,
  { partId, objectId, kind }: { partId: string; objectId: string; kind: 'evaluate' | 'pulse' },
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
