import type { Turnout } from '#domain/activity/votes/showing.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Voting } from '../useVoting.ts'
import { barText } from './barText.ts'
import classes from './ProjectorTurnout.module.css'
import { TurnoutText } from './TurnoutText.tsx'
import { useTurnoutNow } from './useTurnoutNow.ts'

export interface ProjectorTurnoutProps {
  turnout: Turnout
  voting: Pick<Voting, 'isClosedByHand'>
}

/** On the room's screen, large: how many voted, and that voting is closed. SPEC BT7, BT13 */
export function ProjectorTurnout({ turnout, voting }: ProjectorTurnoutProps) {
  const text = useText(barText)
  const { voted, joined } = useTurnoutNow(turnout)
  return (
    <div className={classes.turnout}>
      <p className={classes.words} role="status">
        <TurnoutText turnout={turnout} />
        {voting.isClosedByHand && <strong className={classes.closed}>{text.closed}</strong>}
      </p>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.bar} style={{ width: `${joined === 0 ? 0 : (100 * voted) / joined}%` }} />
      </div>
    </div>
  )
}
