/** Type sizes to try, largest first, in percent of the screen's shorter side. */
const steps = [1, 0.93, 0.86, 0.8, 0.74, 0.69, 0.64, 0.59, 0.55, 0.51, 0.47, 0.44, 0.41, 0.38, 0.35, 0.32]
/** Smaller type is hard to read from the last row: what does not fit then is shown in pages. */
const smallestVmin = 3
/** For single cards higher than the screen even so: small and complete is better than cut off. */
export const lastResortVmin = [2.6, 2.2, 1.9, 1.6, 1.3]
/** Height of a card of one line with the gap below it, slightly underestimated. */
const leastCardEms = 2.6

export function sizesFrom(largestVmin: number): number[] {
  const sizes = steps.map((step) => step * largestVmin).filter((size) => size > smallestVmin)
  return [...sizes, Math.min(smallestVmin, largestVmin)]
}

/**
 * The largest size at which everything fits; the smallest when none does.
 *
 * @param sizes largest first
 * @param fits whether everything fits at a size; slow, so it is called as rarely as possible
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

/** Upper bound of the cards that fit a box, whatever their text: with more, nothing needs to be measured. */
export function mostCards(boxHeight: number, em: number, sideBySide: number): number {
  return sideBySide * Math.ceil(boxHeight / (leastCardEms * em))
}

/** How many columns of a minimum width fit side by side. */
export function columnsWithin(boxWidth: number, columnWidth: number, gap: number): number {
  return Math.max(1, Math.floor((boxWidth + gap) / (columnWidth + gap)))
}
