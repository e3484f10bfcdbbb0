import { stepRoots, steps } from '#domain/brainstorm/steps.ts'
import type { ActivityRemote } from '#activity/remote.ts'
import { QuestionNow } from './QuestionNow.tsx'
import { ShowAnswersButton } from './ShowAnswersButton.tsx'

/** A brainstorm on the remote: its question, and whether answers to it are shown. */
export const brainstormRemote: ActivityRemote = { steps, stepRoots, Now: QuestionNow, Act: ShowAnswersButton }
