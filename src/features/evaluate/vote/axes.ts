import { endLabels } from '#activity/voting/slider/endLabels.ts'
import type { TargetSlidersProps } from '#activity/voting/slider/TargetSliders.tsx'
import type { Evaluate } from '../useEvaluate.ts'

/** The axes of an activity for its sliders. */
export function sliderAxes({ axes, scale }: Pick<Evaluate, 'axes' | 'scale'>): TargetSlidersProps['axes'] {
  return axes.map(({ title, help }) => ({ title, ...endLabels(help, scale) }))
}
