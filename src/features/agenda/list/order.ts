/** The ids with one of them moved to another position; positions out of range are clamped. */
export function moveTo(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id)
  const at = Math.min(Math.max(0, position), others.length)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/**
 * The list shown while a new order is being saved (optimistic update): the new order of the existing items; items added
 * meanwhile are at the end.
 */
export function inWishedOrder<Item extends { id: string }>(
  items: readonly Item[],
  wished: readonly string[] | null,
): Item[] {
  if (wished === null) return [...items]
  const known = wished.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...known, ...items.filter((item) => !wished.includes(item.id))]
}

/**
 * The order after a drag: the item goes after the one that it was dropped behind on the screen; concurrent additions,
 * moves and deletions by others are kept.
 *
 * @param ids the current order
 * @param seen the order on the screen during the drag
 */
export function moveBehindSeen(
  ids: readonly string[],
  seen: readonly string[],
  id: string,
  position: number,
): string[] {
  const before = moveTo(seen, id, position).slice(0, position)
  const anchor = before.findLast((other) => other !== id && ids.includes(other))
  const others = ids.filter((other) => other !== id)
  return moveTo(ids, id, anchor === undefined ? 0 : others.indexOf(anchor) + 1)
}
