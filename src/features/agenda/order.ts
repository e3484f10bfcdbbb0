/** The ids with one of them at another place; places outside are cut to the ends. */
export function moveTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id)
  const at = Math.min(Math.max(0, place), others.length)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/**
 * What is shown while an order is on its way: the wished one, as far as its items are still there; what came meanwhile
 * stands behind.
 */
export function inWishedOrder<Item extends { id: string }>(
  items: readonly Item[],
  wished: readonly string[] | null,
): Item[] {
  if (wished === null) return [...items]
  const known = wished.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...known, ...items.filter((item) => !wished.includes(item.id))]
}
