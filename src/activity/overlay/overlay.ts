import type { Effect, Fields, OwnContent } from '#sync/room/outbox.ts'
import type { Own } from './own.ts'

/** How effects create and change items of one type. */
export interface ItemKind<Item> {
  /** The type, as in effects. */
  type: string
  /**
   * An item of this device before a document has it.
   *
   * @param at its index among this device's own items, from 0
   */
  made: (content: OwnContent, at: number) => Item
  /** The item with the fields of a change. */
  changed: (item: Item, fields: Fields) => Item
  /** With one like more or less; only where items show a number of likes. */
  liked?: (item: Item, by: 1 | -1) => Item
}

/** An item as this person sees it. */
export type Overlaid<Item> = Item & {
  isMine: boolean
  hasLiked: boolean
  /** The server has acknowledged it; otherwise it is shown with "Not saved yet". */
  isSaved: boolean
}

/**
 * Items as this person sees them, with optimistic updates: those of the document, in its order; then own ones that it
 * lacks, because they are hidden or unsent. The document wins where both have an item, so nothing flickers when one is
 * saved.
 *
 * @param documentItems the document's items at this position
 * @param isHere whether an own item belongs to this position
 */
export function overlay<Item extends { id: string }>(
  documentItems: readonly Item[],
  own: Own<Item>,
  kind: ItemKind<Item>,
  isHere: (item: Item) => boolean = () => true,
): Overlaid<Item>[] {
  const { fetched, acts } = own
  const made = own.contents.filter(({ type }) => type === kind.type)
  const mine = new Set([...fetched.items, ...made].map(({ id }) => id))
  const found = new Map<string, Overlaid<Item>>()
  const add = (item: Item, isSaved: boolean): void => {
    const hasLiked = acts.get(item.id)?.isLiked ?? fetched.liked.has(item.id)
    if (!found.has(item.id)) found.set(item.id, { ...item, isMine: mine.has(item.id), hasLiked, isSaved })
  }
  for (const item of documentItems) add(item, true)
  // Items of one position are shown or hidden together: after the end, an own item missing in a document that shows
  // some was deleted.
  const isWhole = own.isDeviceOnly && found.size > 0
  for (const { item, isSaved } of hiddenOwn(own, kind)) {
    const act = acts.get(item.id)
    if ((isWhole && isSaved) || act?.isDeleted === true || !isHere(item)) continue
    add(act?.fields ? kind.changed(item, act.fields) : item, isSaved)
  }
  for (const { effect } of own.pending) {
    const item = effect?.type === kind.type ? found.get(effect.id) : undefined
    if (!effect || !item) continue
    const now = afterEffect(item, effect, kind)
    if (now) found.set(item.id, now)
    else found.delete(item.id)
  }
  return [...found.values()]
}

/** What of this person's a document may lack, because it is hidden or on its way; what they deleted too. */
export function hiddenOwn<Item extends { id: string }>(
  own: Own<Item>,
  kind: ItemKind<Item>,
): { item: Item; isSaved: boolean }[] {
  const made = own.contents.filter(({ type }) => type === kind.type).filter(isStillThere(own))
  return [
    ...own.fetched.items.map((item) => ({ item, isSaved: true })),
    ...made.map((content, at) => ({ item: kind.made(content, at), isSaved: content.isSaved })),
  ]
}

/** One item of a document with this person's likes, for a type that the outbox neither creates nor changes. */
export function withLikes<Item extends { id: string }>(
  item: Item,
  own: Own<unknown>,
  kind: Pick<ItemKind<Item>, 'type' | 'liked'>,
): Item & { hasLiked: boolean } {
  const alone = { ...own, fetched: { ...own.fetched, items: [] }, contents: [] }
  const [seen] = overlay([item], alone, { made: () => item, changed: (same) => same, ...kind })
  return seen ?? { ...item, hasLiked: false }
}

/** An item saved before the server's answer and missing in it was deleted meanwhile. */
function isStillThere({ fetched }: Own<{ id: string }>): (content: OwnContent) => boolean {
  const known = new Set(fetched.items.map(({ id }) => id))
  return ({ id, isSaved, savedMs, createdMs }) =>
    !isSaved || known.has(id) || (savedMs ?? createdMs) > fetched.atMs
}

/** An item after an effect; null when the effect removes it. */
function afterEffect<Item>(
  item: Overlaid<Item>,
  effect: Effect,
  kind: ItemKind<Item>,
): Overlaid<Item> | null {
  switch (effect.does) {
    case 'create':
    case 'vote':
    case 'fill':
      return item
    case 'change':
      return { ...item, ...kind.changed(item, effect.fields) }
    case 'remove':
      return null
    case 'like':
      return { ...item, ...kind.liked?.(item, 1), hasLiked: true }
    case 'unlike':
      return { ...item, ...kind.liked?.(item, -1), hasLiked: false }
  }
}
