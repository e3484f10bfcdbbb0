import type * as Y from 'yjs'
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
