import { onePage } from '#domain/activity/steps.ts'
import type { ActivityRemote } from '#activity/remote.ts'
import { PlanNow } from './PlanNow.tsx'

/** A planner on the remote: one page, and how much is in it. */
export const planRemote: ActivityRemote = {
  steps: () => onePage,
  stepRoots: [],
  Now: PlanNow,
}
