import { measures } from '#domain/limits.ts'

/** Between two cards, in CSS pixels. */
export const cardGap = 16

/**
 * Columns of the answer grid: of twelve, a card takes all on the smallest screens, then eight, six, four and three; six from
 * the width of a tablet held upright.
 * Never so many that a card is under its minimum width.
 *
 * @param screenWidth decides which of the breakpoints it is
 * @param listWidth what there is room for, panels beside it taken off
 */
export function columnsFor(screenWidth: number, listWidth: number): number {
  const wanted = screenWidth >= 1408 ? 4 : screenWidth >= 1200 ? 3 : screenWidth >= 768 ? 2 : 1
  const fitting = Math.floor((listWidth + cardGap) / (measures.cardMinimumWidth + cardGap))
  return Math.max(1, Math.min(wanted, fitting))
}
