import { useMemo, useState } from 'react'
import * as Y from 'yjs'
import { useTally } from '#activity/voting/tally/useTally.ts'
import { useTurnout, useVoting } from '#activity/voting/useVoting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { tallyRoots } from '#domain/activity/votes/tally.ts'
import { votesAbove } from '#domain/evaluate/aboveScale.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { askTally } from '../fallback/fillTally.ts'
import type { Evaluate } from '../page/useEvaluate.ts'
import { evaluateEditorText } from './text.ts'

/** What votes are about. */
export type VotedOn = Pick<Evaluate, 'objectId' | 'board' | 'polls' | 'scale'>

const nobodyVoted = new Y.Doc()

/**
 * Says how many votes count as a maximum because their values are above it. Where the results may not be read, it says so
 * without a number, once the maximum is lower than it was: the turnout does not tell whether a facilitator voted. SPEC BT2,
 * BT6
 *
 * @param high the maximum as it is, or is about to be
 */
export function useAffectedVotes({ objectId, board, polls, scale }: VotedOn, high: number): string | null {
  const text = useText(evaluateEditorText)
  const { round } = useVoting(board)
  const { waiting } = useTurnout(board, wholeScope)
  const { doc: tally } = useTally(objectId, false, askTally)
  const [highest, setHighest] = useState(scale.high)
  if (scale.high > highest) setHighest(scale.high)
  const read = useMemo(() => {
    const ids = polls.map(({ id }) => id)
    return (doc: Y.Doc) => votesAbove(doc, round, high, ids)
  }, [polls, round, high])
  const above = useDerived(tally ?? nobodyVoted, [tallyRoots.votes], read)
  if (tally !== null) return above === 0 ? null : text.above(above, high, waiting > 0)
  return high < highest ? text.mayBeAbove(high) : null
}
