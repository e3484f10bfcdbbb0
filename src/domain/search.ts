/**
 * The items that contain what is searched for, whatever its case, the earliest match first; items that match equally early
 * keep their order. Everything for an empty search.
 *
 * @param textOf what is searched in
 * @see specification, part 1, section 5: Search
 */
export function searchIn<Item>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
): Item[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return [...items]
  return items
    .map((item) => ({ item, place: textOf(item).toLowerCase().indexOf(wanted) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
