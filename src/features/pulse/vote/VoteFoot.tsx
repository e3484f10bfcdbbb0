import { Button } from '@mantine/core'
import { IconChartBar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { FootFrame } from '#activity/page/PageFoot.tsx'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { VoteBar } from '#activity/voting/bar/VoteBar.tsx'
import { useTurnout } from '#activity/voting/useVoting.ts'
import type { VoteLock, Voting } from '#activity/voting/useVoting.ts'
import { limits } from '#domain/limits.ts'
import * as pulseMessages from '#domain/messages/pulse.ts'
import type { CategoryView } from '#domain/pulse/items.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import { HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import type { PulseHere } from '../useHere.ts'
import type { Pulse } from '../usePulse.ts'
import { pulseText } from '../text.ts'
import classes from './VoteFoot.module.css'

const NewCategory = lazyPart(async () => ({ default: (await import('./NewCategory.tsx')).NewCategory }))

export interface VoteFootProps {
  pulse: Pulse
  here: PulseHere
  category: CategoryView
  ballot: Ballot
  lock: VoteLock | null
  voting: Voting
  isArranging: boolean
  mayOpen: boolean
}

/** Always in view: the ballot of the category, and the way to the one before and after it. SPEC PU6 */
export function VoteFoot(props: VoteFootProps) {
  const { pulse, here, category, ballot, lock, voting, isArranging, mayOpen } = props
  const text = useText(pulseText)
  const turnout = useTurnout(pulse.board, category.id)
  const { at, isLed } = here
  const previous = pulse.categories[at - 1]
  const next = pulse.categories[at + 1]
  const laterId = useId()
  const toText = useMessageText()
  const fullId = useId()
  const isFull = !next && isArranging && pulse.categories.length >= limits.pulseCategories
  const isLater = !next && !isArranging && !mayOpen
  return (
    <FootFrame label={text.foot}>
      <div className={classes.inner}>
        {isFull && (
          <p id={fullId} className={classes.later}>
            {toText(pulseMessages.tooManyPulseCategories(limits.pulseCategories))}
          </p>
        )}
        {isLater && (
          <p id={laterId} className={classes.later}>
            {text.resultsLater}
          </p>
        )}
        <VoteBar
          {...{ ballot, lock, turnout, voting }}
          before={
            <Button
              variant="default"
              className={classes.previous ?? ''}
              aria-label={text.previous}
              disabled={isLed || !previous}
              onClick={() => previous && here.toCategory(previous.id)}
            >
              <IconChevronLeft size={18} />
              <span className={classes.label}>{text.previous}</span>
            </Button>
          }
          after={
            next ? (
              <Button
                variant="default"
                rightSection={<IconChevronRight size={18} />}
                data-control="next"
                disabled={isLed}
                onClick={() => here.toCategory(next.id)}
              >
                {text.next}
              </Button>
            ) : isArranging ? (
              <NewCategory {...{ pulse, here }} whyFull={isFull ? fullId : null} />
            ) : (
              <Button
                variant="default"
                leftSection={<IconChartBar size={18} />}
                disabled={isLed || !mayOpen}
                aria-describedby={isLater ? laterId : undefined}
                onClick={() => here.toResults()}
              >
                {text.results}
              </Button>
            )
          }
        >
          <HeaderSlotTarget name="footer" className={classes.done} />
        </VoteBar>
      </div>
    </FootFrame>
  )
}
