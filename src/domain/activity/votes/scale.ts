// Apart from results, which nobody needs before voting.

/** The ends of a scale. */
type Ends = Readonly<Record<'low' | 'high', number>>

/** The value as it counts now: one above the maximum counts as the maximum. SPEC BT2. */
export function onScale(value: number, { low, high }: Ends): number {
  return Math.min(high, Math.max(low, value))
}

/** The middle of a scale, where sliders stand before they are moved: the lower one of two. */
export function middleOf({ low, high }: Ends): number {
  return Math.floor((low + high) / 2)
}
