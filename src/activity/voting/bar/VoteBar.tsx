import { Button } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Turnout } from '#domain/activity/votes/showing.ts'
import { useSaveState } from '#sync/room/saveState.ts'
import { announce } from '#ui/focus/announce.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Ballot } from '../ballot/useBallot.ts'
import type { VoteLock, Voting } from '../useVoting.ts'
import { barText } from './barText.ts'
import { TurnoutText } from './TurnoutText.tsx'
import { useShownAt } from './useShownAt.ts'
import { useToldWords } from './useToldWords.ts'
import { useTurnoutNow } from './useTurnoutNow.ts'
import { useWhyNot } from './useWhyNot.ts'
import classes from './VoteBar.module.css'

export interface VoteBarProps {
  ballot: Ballot
  lock: VoteLock | null
  turnout: Turnout
  voting: Pick<Voting, 'areBlind' | 'isClosed' | 'shownAtMs'>
  /** More buttons, such as the way to the results. */
  children?: ReactNode
  /** Buttons at both ends, such as the way to the ballot before this one and after it. */
  before?: ReactNode
  after?: ReactNode
}

/**
 * Below a ballot: the button that casts it, what became of it, how it will be shown, and how many voted. One row; on a
 * phone two once a vote is cast, and always with the way to other ballots. SPEC EV19
 */
export function VoteBar({ ballot, lock, turnout, voting, children, before, after }: VoteBarProps) {
  const text = useText(barText)
  const labels = useText(labelText)
  const whyId = useId()
  const toldId = useId()
  const { obstacle, state, hasVotes } = ballot
  const why = useWhyNot(ballot, lock)
  const stateWords = useStateWords(ballot)
  const told = useToldText(ballot, lock, voting)
  const { joined } = useTurnoutNow(turnout)
  const withdraw = (): void => {
    const restore = ballot.withdraw()
    const undo = (): void => {
      restore()
      announce(text.chosenAgain)
    }
    // What was never shown needs no word. One or two people see every vote come and go at once. SPEC BT5
    const mayBeShown = joined > 2 && (!voting.areBlind || voting.shownAtMs !== null)
    const words = mayBeShown ? `${text.withdrawn} ${text.withdrawnLater}` : text.withdrawn
    notify(words, 'plain', { label: labels.undo, run: undo })
    announce(words)
  }
  return (
    <section className={classes.around} aria-label={text.label}>
      <div
        className={classes.bar}
        data-steps={Boolean(before ?? after) || undefined}
        data-voted={hasVotes || undefined}
      >
        <div className={classes.words}>
          <p className={classes.state} role="status" data-state={lock ?? state.is} id={whyId}>
            {why ?? stateWords}
          </p>
          <span className={classes.turnout}>
            <TurnoutText turnout={turnout} />
          </span>
          {told !== null && (
            <p className={classes.told} id={toldId}>
              {told}
            </p>
          )}
        </div>
        <div className={classes.more}>
          {hasVotes && (
            <Button
              variant="subtle"
              color="gray"
              className={classes.withdraw ?? ''}
              disabled={lock !== null}
              onClick={withdraw}
            >
              {text.withdraw}
            </Button>
          )}
          {children}
        </div>
        <div className={classes.actions}>
          {before}
          <Button
            className={classes.vote ?? ''}
            disabled={lock !== null || obstacle !== null}
            aria-describedby={told === null ? whyId : `${whyId} ${toldId}`}
            onClick={ballot.vote}
          >
            {text.vote}
          </Button>
          {after}
        </div>
      </div>
    </section>
  )
}

/**
 * How a vote that is cast now will be shown; once it is cast, whether a change or a withdrawal may be recognised. Where
 * nothing is said of that, that results were shown before voting was reopened. Null: nothing. SPEC BT7, BT19
 */
function useToldText(
  { told, state }: Ballot,
  lock: VoteLock | null,
  voting: VoteBarProps['voting'],
): string | null {
  const words = useToldWords(told, voting, state.is === 'voted' || state.is === 'waiting')
  const shownAt = useShownAt(voting)
  return lock === null ? (words ?? shownAt) : shownAt
}

/** A string, so that it is all of its element's content: a translator's element is replaced with it. */
function useStateWords({ state }: Ballot): string {
  const text = useText(barText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const saveState = useSaveState()
  switch (state.is) {
    case 'empty':
      return ''
    case 'chosen':
      return text.notVoted
    case 'changed':
      return text.changed
    case 'voted':
      return text.saved
    case 'refused':
      return toText(state.message)
    case 'waiting':
      return saveState === 'unsaved' ? ui.notSaved : ui.saving
  }
}
