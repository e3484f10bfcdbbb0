import { stepRoots, steps } from '#domain/brainstorm/steps.ts'
import type { ActivityRemote } from '#activity/remote.ts'
import { QuestionNow } from './QuestionNow.tsx'
import { ShowQuestionButton } from './ShowQuestionButton.tsx'

/** A brainstorm on the remote: its question, and whether its answers are shown. */
export const brainstormRemote: ActivityRemote = {
  steps,
  stepRoots,
  Now: QuestionNow,
  Act: ShowQuestionButton,
}
