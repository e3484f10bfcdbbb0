import type * as Y from 'yjs'
import { tallyKey, tallyRoots } from '#domain/activity/votes/tally.ts'
import type { VoteCount } from '#domain/activity/votes/tally.ts'

/** A number of equal votes in a round that is known. */
export type RoundCount = Omit<VoteCount, 'round'>

/** Makes a tally hold exactly these counts of one round; those of other rounds stay. For a `TallyFill`. */
export function fillTally(tally: Y.Doc, round: number, counts: readonly RoundCount[]): void {
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

/** The same for each earlier round that calls tell of. SPEC BT21 */
export function fillEarlier(
  tally: Y.Doc,
  told: readonly { round: number; counts: readonly RoundCount[] }[],
): void {
  for (const [round, ofRound] of Map.groupBy(told, (one) => one.round))
    fillTally(
      tally,
      round,
      ofRound.flatMap(({ counts }) => counts),
    )
}

/**
 * The counts of a target on one axis, as calls tell them.
 *
 * @param low value of the first number of the distribution
 */
export function distributed(
  targetId: string,
  low: number,
  { distribution, abstained, withheld }: { distribution: string | null } & Valueless,
): RoundCount[] {
  const votes = distribution === null ? [] : distribution.split(',').map(Number)
  return [
    ...votes.map((number, index) => ({ targetId, value1: low + index, value2: null, votes: number })),
    ...valueless(targetId, { abstained, withheld }),
  ]
}

/** Votes of a target whose values a call does not tell. */
interface Valueless {
  abstained: number | null
  withheld: number | null
}

/** The counts of abstentions, and of votes that are too few to be shown, as calls tell them. SPEC BT9, BT19 */
export function valueless(targetId: string, { abstained, withheld }: Valueless): RoundCount[] {
  const none = { targetId, value1: null, value2: null }
  return [
    { ...none, votes: abstained ?? 0 },
    { ...none, votes: withheld ?? 0, isWithheld: true },
  ]
}
