import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useResults } from '#activity/voting/tally/useResults.ts'
import type { Voting } from '#activity/voting/useVoting.ts'
import { tellsVotes } from '#domain/activity/votes/results.ts'
import { categoryRoots, readCategories } from '#domain/pulse/items.ts'
import { withResults } from '#domain/pulse/results.ts'
import type { CategoryResult } from '#domain/pulse/results.ts'
import { boardRoots } from '#domain/pulse/roots.ts'
import type { EarlierResult } from '#domain/pulse/roots.ts'
import { pulseScale } from '#domain/pulse/votes.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

/** What the present results are compared with; null: nothing. SPEC PU8, BT10 */
export type Comparison = { is: 'earlierPulse' } | { is: 'round'; round: number } | null

export interface Outcome {
  categories: readonly CategoryResult[]
  comparison: Comparison
  /** Something is shown, of this round. */
  isAnyShown: boolean
  /** Something is shown, of this round or the one before. SPEC BT10 */
  isAnyReadable: boolean
}

const isShown = ({ statements }: CategoryResult): boolean =>
  statements.some(({ result }) => tellsVotes(result))

/**
 * The results of a pulse as the room may see them: of its board, for facilitators too. Beside them those of the earlier
 * pulse that a facilitator shows, or else of the round before.
 *
 * @param tally null while it may not be read, or is not here: all results are empty
 */
export function useOutcome(board: Y.Doc, tally: Y.Doc | null, voting: Voting): Outcome {
  const { round } = voting
  const listed = useDerived(board, categoryRoots, readCategories)
  const shown = useDerived(board, [boardRoots.earlier], (doc) =>
    Object.fromEntries(boardRoots.earlier(doc).entries()),
  )
  const ids = useMemo(() => listed.flatMap(({ statements }) => statements.map(({ id }) => id)), [listed])
  const results = useResults(tally, round, pulseScale, ids)
  const before = useResults(tally, round - 1, pulseScale, ids)
  return useMemo(() => {
    const ofPulse = new Map(Object.entries(shown))
    const ofRound = new Map<string, EarlierResult>()
    for (const [id, { count, axis1 }] of before)
      if (axis1.mean !== null) ofRound.set(id, { mean: axis1.mean, count })
    const earlier = ofPulse.size > 0 ? ofPulse : ofRound
    const categories = listed.map((category) => withResults(category, results, earlier))
    const comparison = comparisonOf(ofPulse.size, ofRound.size, round)
    const isAnyShown = categories.some(isShown)
    return { categories, comparison, isAnyShown, isAnyReadable: isAnyShown || comparison?.is === 'round' }
  }, [listed, shown, round, results, before])
}

function comparisonOf(ofPulse: number, ofRound: number, round: number): Comparison {
  if (ofPulse > 0) return { is: 'earlierPulse' }
  return ofRound > 0 ? { is: 'round', round: round - 1 } : null
}
