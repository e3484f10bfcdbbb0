import type { ActivityRemote } from '#activity/remote.ts'
import { isGraphShown } from '#domain/evaluate/flags.ts'
import { boardRoots, roots } from '#domain/evaluate/roots.ts'
import { readSetup } from '#domain/evaluate/setup.ts'
import { evaluateStops } from '#domain/evaluate/steps.ts'
import { CloseEvaluateVoting } from './CloseEvaluateVoting.tsx'
import { EvaluateNow } from './EvaluateNow.tsx'
import { ShowEvaluateResults } from './ShowEvaluateResults.tsx'

/** Scales and the 2x2 matrix on the remote: turnout, voting and results, and whether everybody sees them. */
export const evaluateRemote: ActivityRemote = {
  steps: (board) => evaluateStops(true, readSetup(board).numberOfAxis === 2 && isGraphShown(board)),
  stepRoots: [roots.setup, boardRoots.flags],
  stepsOnBoard: true,
  Now: EvaluateNow,
  Act: ShowEvaluateResults,
  More: CloseEvaluateVoting,
}
