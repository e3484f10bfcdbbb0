/**
 * The items that contain the search text, ignoring case, ordered by the position of the match. The sort is stable. An
 * empty search returns all items.
 *
 * @param textOf the text of an item that is searched
 * @see SPEC W7
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
    .filter(({ place: index }) => index >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
