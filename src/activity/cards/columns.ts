import { measures } from '#domain/limits.ts'

/** Gap between two cards, in CSS pixels. */
export const cardGap = 16

/**
 * Number of columns of the answer grid. Of twelve grid columns a card takes all on the smallest screens, then eight,
 * six, four and three; six from the width of a tablet in portrait. Never so many that a card is under its minimum
 * width.
 *
 * @param screenWidth selects the breakpoint
 * @param listWidth available width, without panels beside the list
 */
export function columnsFor(screenWidth: number, listWidth: number): number {
  const wanted = screenWidth >= 1408 ? 4 : screenWidth >= 1200 ? 3 : screenWidth >= 768 ? 2 : 1
  const fitting = Math.floor((listWidth + cardGap) / (measures.cardMinimumWidth + cardGap))
  return Math.max(1, Math.min(wanted, fitting))
}
