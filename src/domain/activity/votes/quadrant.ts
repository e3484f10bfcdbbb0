import type { Scale } from './results.ts'

/**
 * The quadrant of means on two axes, I to IV as 0 to 3: top left, top right, bottom left, bottom right. A mean in the middle
 * of the scale is in the higher one. SPEC V4
 */
export function quadrantOf({ low, high }: Pick<Scale, 'low' | 'high'>, x: number, y: number): 0 | 1 | 2 | 3 {
  const middle = (low + high) / 2
  if (y >= middle) return x < middle ? 0 : 1
  return x < middle ? 2 : 3
}
