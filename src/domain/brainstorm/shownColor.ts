/** Colours are 1 to this many; 0 is none. SPEC G8. */
export const groupColorCount = 8

/** The colour a group is shown in; a number that is none of them is none. SPEC G8. */
export function shownColor(color: number): number {
  return Number.isInteger(color) && color >= 1 && color <= groupColorCount ? color : 0
}
