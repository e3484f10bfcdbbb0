import type { ActivityRemote } from '#activity/remote.ts'
import { areResultsOpenOn } from '#domain/activity/votes/leading.ts'
import { opensAsGraph } from '#domain/evaluate/flags.ts'
import { boardRoots, roots } from '#domain/evaluate/roots.ts'
import { evaluateStops } from '#domain/evaluate/steps.ts'
import { EvaluateNextAct, EvaluateOtherActs } from './EvaluateActs.tsx'
import { EvaluateNow } from './EvaluateNow.tsx'

/** Scales and the 2x2 matrix on the remote: turnout, voting, and results once they are shown. SPEC BT20, BT22 */
export const evaluateRemote: ActivityRemote = {
  steps: (board) => evaluateStops(areResultsOpenOn(board), opensAsGraph(board)),
  stepRoots: [roots.setup, boardRoots.flags, boardRoots.settings],
  stepsOnBoard: true,
  Now: EvaluateNow,
  Act: EvaluateNextAct,
  More: EvaluateOtherActs,
}
