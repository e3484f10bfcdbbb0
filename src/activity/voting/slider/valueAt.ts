export interface SliderPoint {
  /** From the left edge of the slider, in pixels. */
  x: number
  width: number
  /** From each edge to the first and the last value, in pixels. */
  inset: number
  low: number
  high: number
  isRightToLeft: boolean
}

/** The value nearest to a point of a slider; beyond its ends the first or the last one. */
export function valueAt({ x, width, inset, low, high, isRightToLeft }: SliderPoint): number {
  const length = width - 2 * inset
  if (length <= 0) return low
  const fromLeft = Math.min(1, Math.max(0, (x - inset) / length))
  return low + Math.round((isRightToLeft ? 1 - fromLeft : fromLeft) * (high - low))
}
