/** The key of a thing's place where a call answers a list that is in order already: keys only have to sort the same way. */
export function orderOf(index: number): string {
  return `a${String(index).padStart(6, '0')}`
}
