import { pictureColor } from '#domain/activity/colors.ts'
import type { Poll } from './useEvaluate.ts'

/** The colour of a poll in pictures, and wherever its number stands for it: in a matrix grey ones have one too. SPEC EV16 */
export function markColor(axes: 1 | 2, { color, number }: Pick<Poll, 'color' | 'number'>): number {
  return axes === 2 ? pictureColor(color, number) : color
}
