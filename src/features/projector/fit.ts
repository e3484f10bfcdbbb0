/** Sizes of type that are tried, largest first, in parts of a hundred of the screen's shorter side. */
const steps = [1, 0.86, 0.74, 0.64, 0.55, 0.47, 0.41]
/** Smaller type cannot be read from the last row: what does not fit then is shown page by page. */
const smallestVmin = 2.6

export function sizesFrom(largestVmin: number): number[] {
  const sizes = steps.map((step) => step * largestVmin).filter((size) => size > smallestVmin)
  return [...sizes, Math.min(smallestVmin, largestVmin)]
}

/**
 * The largest size at which everything fits; the smallest where none does.
 *
 * @param sizes largest first
 * @param fits whether everything fits at a size; slow, so it is asked as seldom as can be
 */
export function largestFitting(sizes: readonly number[], fits: (size: number) => boolean): number {
  let [low, high] = [0, sizes.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(sizes[middle] as number)) high = middle
    else low = middle + 1
  }
  return sizes[low] as number
}

/** How many screens a flow of columns takes; columns end where screens do. */
export function pagesOf(flowWidth: number, boxWidth: number, gap: number): number {
  if (boxWidth <= 0) return 1
  return Math.max(1, Math.ceil((flowWidth - 1 + gap) / (boxWidth + gap)))
}
