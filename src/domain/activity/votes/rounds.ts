import type * as Y from 'yjs'
import { resultsOf } from './results.ts'
import type { Scale, TargetResult } from './results.ts'
import type { Turnout } from './showing.ts'
import { tallyRoots } from './tally.ts'

/**
 * The rounds whose results a tally tells, in ascending order, and always the present one. SPEC BT21
 *
 * @param tally a document that the reader may read; null while it may not be read: the present round alone
 */
export function knownRounds(tally: Y.Doc | null, present: number): number[] {
  const rounds = new Set([present])
  for (const key of tally === null ? [] : tallyRoots.votes(tally).keys()) {
    const round = Number.parseInt(key, 10)
    if (round < present) rounds.add(round)
  }
  return [...rounds].sort((a, b) => a - b)
}

/**
 * Results of the rounds before the present one that have any, by round and target, in ascending order; the round right
 * before is always among them. SPEC BT10, BT21
 *
 * @param tally a document that the reader may read
 */
export function earlierResults(
  tally: Y.Doc,
  present: number,
  scale: Scale,
  targetIds: readonly string[],
): ReadonlyMap<number, ReadonlyMap<string, TargetResult>> {
  const rounds = new Set([...knownRounds(tally, present), present - 1])
  const earlier = [...rounds].filter((round) => round >= 1 && round < present).sort((a, b) => a - b)
  return new Map(earlier.map((round) => [round, resultsOf(tally, round, scale, targetIds)]))
}

/**
 * The turnout of an activity as one number: ballots of two scopes cannot be told to be of one person, so the scope in
 * which most people voted counts.
 */
export function mostIn(turnouts: readonly Turnout[]): Turnout {
  const most = (of: (one: Turnout) => number): number => Math.max(0, ...turnouts.map(of))
  return {
    voted: most(({ voted }) => voted),
    joined: most(({ joined }) => joined),
    proxies: most(({ proxies }) => proxies),
  }
}
