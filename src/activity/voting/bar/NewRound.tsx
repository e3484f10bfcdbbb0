import { useEffect, useRef } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Ballot } from '../ballot/useBallot.ts'
import type { Voting } from '../useVoting.ts'
import { barText } from './barText.ts'
import classes from './NewRound.module.css'

export interface NewRoundProps {
  voting: Pick<Voting, 'round' | 'isClosed'>
  ballot: Pick<Ballot, 'hasVotes'>
}

/** Above a ballot, after a reset: why nothing is chosen any more. Gone with the vote in this round. SPEC BT10 */
export function NewRound({ voting: { round, isClosed }, ballot }: NewRoundProps) {
  const text = useText(barText)
  useAnnounced(round)
  if (round === 1 || isClosed || ballot.hasVotes) return null
  return <p className={classes.round}>{text.newRound(round)}</p>
}

/** Tells screen readers of a round that begins while the page is open. */
function useAnnounced(round: number): void {
  const text = useText(barText)
  const seen = useRef(round)
  useEffect(() => {
    const isNext = round > seen.current
    seen.current = round
    if (isNext) announce(text.roundBegins(round))
  }, [round, text])
}
