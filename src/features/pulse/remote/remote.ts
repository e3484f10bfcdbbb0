import { stepRoots, steps } from '#domain/pulse/steps.ts'
import type { ActivityRemote } from '#activity/remote.ts'
import { ClosePulseVoting, ShowPulseResults } from './PulseActs.tsx'
import { PulseNow } from './PulseNow.tsx'

/** Pulse on the remote: the category that the room is on and its turnout, and the results as the last steps. */
export const pulseRemote: ActivityRemote = {
  steps: (doc) => steps(doc, true),
  stepRoots,
  Now: PulseNow,
  Act: ShowPulseResults,
  More: ClosePulseVoting,
}
