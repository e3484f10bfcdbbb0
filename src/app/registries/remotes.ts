import { brainstormRemote } from '#features/brainstorm/remote/remote.ts'
import { evaluateRemote } from '#features/evaluate/remote/remote.ts'
import { identifyRemote } from '#features/identify/remote/remote.ts'
import { organizeRemote } from '#features/organize/remote/remote.ts'
import { planRemote } from '#features/plan/remote/remote.ts'
import { presentRemote } from '#features/present/remote/remote.ts'
import { pulseRemote } from '#features/pulse/remote/remote.ts'
import type { ActivityRemotes } from '#activity/remote.ts'

/** What every kind of activity offers for the remote. */
export const remotes: ActivityRemotes = {
  brainstorm: brainstormRemote,
  evaluate: evaluateRemote,
  identify: identifyRemote,
  organize: organizeRemote,
  plan: planRemote,
  present: presentRemote,
  pulse: pulseRemote,
}
