/**
 * Sort key of an item where a call returns a list that is already in order: the keys only have to sort the same way.
 */
export function orderOf(index: number): string {
  return `a${String(index).padStart(6, '0')}`
}
