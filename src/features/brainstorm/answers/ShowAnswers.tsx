import { ShowAnswersView } from '#activity/page/ShowAnswersView.tsx'
import { useShowAnswers } from './useShowAnswers.ts'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import { useQuestionFlags } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

export interface ShowAnswersProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  position: number
}

/** For facilitators, beside the question: who sees its answers, and the button that changes it. SPEC B3. */
export function ShowAnswers({ brainstorm, topicId, questionId, position }: ShowAnswersProps) {
  const text = useText(brainstormText)
  const showAnswers = useShowAnswers()
  const flags = useQuestionFlags(brainstorm.board, topicId, questionId)
  return (
    <ShowAnswersView
      isOn={flags.isShownHere || flags.areAllShown}
      // A locked question shows no answers whatever the flag says; the heading says that it is locked.
      areShown={flags.isHidden ? null : flags.areAnswersShown}
      shownByOther={flags.areAllShown ? text.allAnswersShown : null}
      set={(on) => showAnswers({ topicId, questionId, position }, on)}
    />
  )
}
