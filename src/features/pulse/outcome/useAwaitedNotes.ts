import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useAwaitedWords, useTurnouts } from '#activity/voting/tally/useAwaiting.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import { awaitingOf } from '#domain/activity/votes/awaiting.ts'
import { tellsVotes } from '#domain/activity/votes/results.ts'
import type { CategoryResult } from '#domain/pulse/results.ts'
import type { ChartCategory } from '../results/pulseChart.ts'

/**
 * Categories for a chart: beside those of which something is shown, the others tell what their votes wait for. SPEC PU13
 *
 * @param isPast they are of an earlier round, in which nothing waits any more
 */
export function useAwaitedNotes(
  board: Y.Doc,
  categories: readonly CategoryResult[],
  voting: Voting,
  isPast: boolean,
): readonly ChartCategory[] {
  const scopes = useMemo(() => categories.map(({ id }) => id), [categories])
  const turnouts = useTurnouts(board, scopes)
  const words = useAwaitedWords(voting)
  const { areBlind } = voting
  return useMemo(
    () =>
      categories.map((category, at) => {
        const { statements } = category
        if (isPast || statements.length === 0 || statements.some(({ result }) => tellsVotes(result)))
          return category
        const turnout = turnouts[at]
        return { ...category, note: words(turnout ? awaitingOf([turnout], areBlind) : null) }
      }),
    [categories, turnouts, words, areBlind, isPast],
  )
}
