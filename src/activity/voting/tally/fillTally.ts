import type * as Y from 'yjs'
import { tallyKey, tallyRoots } from '#domain/activity/votes/tally.ts'
import type { VoteCount } from '#domain/activity/votes/tally.ts'

/** Makes a tally hold exactly these counts of one round; those of other rounds stay. For a `TallyFill`. */
export function fillTally(tally: Y.Doc, round: number, counts: readonly Omit<VoteCount, 'round'>[]): void {
  const votes = tallyRoots.votes(tally)
  const wanted = new Map(
    counts
      .filter(({ votes: number }) => number > 0)
      .map((count) => [tallyKey({ ...count, round }), count.votes]),
  )
  for (const key of [...votes.keys()])
    if (Number.parseInt(key, 10) === round && !wanted.has(key)) votes.delete(key)
  for (const [key, number] of wanted) if (votes.get(key) !== number) votes.set(key, number)
}
