import { areResultsOpenOn } from '#domain/activity/votes/leading.ts'
import { boardRoots } from '#domain/pulse/roots.ts'
import { stepRoots, steps } from '#domain/pulse/steps.ts'
import type { ActivityRemote } from '#activity/remote.ts'
import { PulseNextAct, PulseOtherActs } from './PulseActs.tsx'
import { PulseNow } from './PulseNow.tsx'

/** Pulse on the remote: the category that the room is on and its turnout, and the results as the last steps once they are shown. SPEC BT22 */
export const pulseRemote: ActivityRemote = {
  steps: (board) => steps(board, areResultsOpenOn(board)),
  stepRoots: [...stepRoots, boardRoots.flags, boardRoots.settings],
  stepsOnBoard: true,
  Now: PulseNow,
  Act: PulseNextAct,
  More: PulseOtherActs,
}
