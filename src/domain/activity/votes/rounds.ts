import type * as Y from 'yjs'
import type { ExportedRound } from '../exported.ts'
import { countsOf } from '../counts.ts'
import { resultsOf } from './results.ts'
import type { Scale, TargetResult } from './results.ts'
import { turnout, votingRound } from './showing.ts'
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

/** What exports ask about the rounds of an activity. */
export interface RoundsOf {
  scale: Scale
  /** What one ballot covers each. */
  scopes: readonly string[]
  /** The target of each row of the export; null for a row that is not voted on. */
  rows: readonly (string | null)[]
}

/**
 * All rounds in which somebody voted or that have results, and the present one, as exports render them. SPEC BT21
 *
 * @param tally a document that may be read; null while it may not: rounds have turnouts only
 */
export function exportedRounds(
  board: Y.Doc,
  tally: Y.Doc | null,
  { scale, scopes, rows }: RoundsOf,
): ExportedRound[] {
  const present = votingRound(board)
  const targetIds = rows.filter((id) => id !== null)
  const rounds = new Set([...votedRounds(board), ...knownRounds(tally, present)])
  return [...rounds]
    .filter((round) => round <= present)
    .sort((a, b) => a - b)
    .map((round) => {
      const results = tally === null ? null : resultsOf(tally, round, scale, targetIds)
      const result = (id: string | null): TargetResult | null =>
        id === null ? null : (results?.get(id) ?? null)
      return {
        round,
        ...mostIn(scopes.map((scope) => turnout(board, scope, round))),
        results: rows.map(result),
      }
    })
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

function votedRounds(board: Y.Doc): number[] {
  return [...countsOf(board).keys()].flatMap((key) => {
    const [, round] = /^(?:voted|proxies):.*:(\d+)$/.exec(key) ?? []
    return round === undefined ? [] : [Number(round)]
  })
}
