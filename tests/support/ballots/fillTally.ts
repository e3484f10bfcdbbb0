import type * as Y from 'yjs'
import { forgetRound, writeTally } from '#domain/activity/votes/tally.ts'
import type { VoteCount } from '#domain/activity/votes/tally.ts'

/** Makes a tally hold exactly these counts of one round; those of other rounds stay. */
export function fillTally(tally: Y.Doc, round: number, counts: readonly Omit<VoteCount, 'round'>[]): void {
  forgetRound(tally, round)
  writeTally(
    tally,
    counts.map((count) => ({ ...count, round })),
  )
}
