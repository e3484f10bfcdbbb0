import { useMemo, useState } from 'react'
import * as Y from 'yjs'
import { useTally } from '#activity/voting/tally/useTally.ts'
import { useVoting } from '#activity/voting/useVoting.ts'
import { readTally, tallyRoots } from '#domain/activity/votes/tally.ts'
import { votesAbove } from '#domain/evaluate/aboveScale.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { evaluateEditorText } from './text.ts'

/** What votes are about. */
export type VotedOn = Pick<Evaluate, 'objectId' | 'board' | 'polls' | 'scale'>

const nobodyVoted = new Y.Doc()

/**
 * Says how many votes count as a maximum because their values are above it. Where no such vote is known and
 * the results do not tell all votes, it says so without a number, once the maximum is lower than it was: the turnout does
 * not tell whether a facilitator voted. SPEC BT2, BT6, BT19
 *
 * @param high the maximum as it is, or is about to be
 */
export function useAffectedVotes({ objectId, board, polls, scale }: VotedOn, high: number): string | null {
  const text = useText(evaluateEditorText)
  const { round, mode, isClosed } = useVoting(board)
  const { doc: tally } = useTally(objectId, false)
  const [highest, setHighest] = useState(scale.high)
  if (scale.high > highest) setHighest(scale.high)
  const read = useMemo(() => {
    const ids = polls.map(({ id }) => id)
    return (doc: Y.Doc) => ({
      above: votesAbove(doc, round, high, ids),
      areAllTold: ![...readTally(doc, round).values()].flat().some(({ isWithheld }) => isWithheld),
    })
  }, [polls, round, high])
  const { above, areAllTold } = useDerived(tally ?? nobodyVoted, [tallyRoots.votes], read)
  const areAllKnown = tally !== null && areAllTold && (isClosed || mode === 'LIVE')
  if (above > 0) return text.above(above, high, !areAllKnown)
  return !areAllKnown && high < highest ? text.mayBeAbove(high) : null
}
