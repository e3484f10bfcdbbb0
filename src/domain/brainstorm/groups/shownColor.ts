/** Colours are numbered from 1 to this number; 0 means no colour. SPEC G8. */
export const groupColorCount = 8

/** The colour in which a group is shown; unknown numbers mean no colour. SPEC G8. */
export function shownColor(color: number): number {
  return Number.isInteger(color) && color >= 1 && color <= groupColorCount ? color : 0
}
