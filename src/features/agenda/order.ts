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

/**
 * An order after a drag: the item stands behind the one it was dropped behind, as the list was while it was dragged; what
 * others added, moved or deleted meanwhile stays as they left it.
 *
 * @param ids the order now
 * @param seen the order that was on the screen during the drag
 */
export function moveBehindSeen(
  ids: readonly string[],
  seen: readonly string[],
  id: string,
  place: number,
): string[] {
  const before = moveTo(seen, id, place).slice(0, place)
  const anchor = before.findLast((other) => other !== id && ids.includes(other))
  const others = ids.filter((other) => other !== id)
  return moveTo(ids, id, anchor === undefined ? 0 : others.indexOf(anchor) + 1)
}
