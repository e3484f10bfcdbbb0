import type { AxisResult, TargetResult } from '#domain/activity/votes/results.ts'

/** The results of a poll by axis: one or two. */
export function axisResults({ axis1, axis2 }: TargetResult): AxisResult[] {
  return axis2 ? [axis1, axis2] : [axis1]
}
