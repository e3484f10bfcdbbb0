import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { useCanCall } from '#sync/connection.ts'
import { useShowAnswers } from '#sync/useShowAnswers.ts'
import { announce } from '#ui/announce.ts'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import classes from '#activity/page/ShowAnswersView.module.css'
import { brainstormText } from '../text.ts'
import { useQuestionFlags } from '../page/useBrainstorm.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'

export interface ShowAnswersProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  position: number
}

/** Beside the question, for facilitators: who sees its answers, and the button that changes it. SPEC B3. */
export function ShowAnswers({ brainstorm, topicId, questionId, position }: ShowAnswersProps) {
  const text = useText(brainstormText)
  const stateId = useId()
  const showAnswers = useShowAnswers()
  const isOnline = useCanCall()
  const flags = useQuestionFlags(brainstorm.board, topicId, questionId)
  const show = useAct(async (on: boolean) => {
    await showAnswers({ topicId, questionId, position }, on)
    announce(on ? text.answersShownBadge : text.answersHiddenBadge)
  }, messageOf)
  // What the button changes; a locked question shows no answers whatever it says, and the heading tells that it is locked.
  const isOn = flags.isShownHere || flags.areAllShown
  const shownState = flags.areAllShown ? text.allAnswersShown : text.answersShownBadge
  const state = flags.isHidden ? null : flags.areAnswersShown ? shownState : text.answersHiddenBadge
  return (
    <div className={classes.show}>
      {state !== null && (
        <span id={stateId} className={classes.state} data-shown={flags.areAnswersShown || undefined}>
          {state}
        </span>
      )}
      <Button
        variant={isOn ? 'default' : 'filled'}
        leftSection={isOn ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        aria-describedby={state === null ? undefined : stateId}
        loading={show.isBusy}
        disabled={!isOnline || flags.areAllShown}
        title={!isOnline ? text.needsConnection : flags.areAllShown ? text.allAnswersShown : undefined}
        onClick={() => void show.run(!flags.isShownHere)}
      >
        {isOn ? text.hideAnswers : text.showAnswers}
      </Button>
      <MistakeAlert message={show.mistake} />
    </div>
  )
}
