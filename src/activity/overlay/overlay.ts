import type { Effect, Fields, OwnContent } from '#sync/outbox.ts'
import type { Own } from './own.ts'

/** How the items of one type are made and changed by what people do. */
export interface ItemKind<Item> {
  /** As effects call it. */
  type: string
  /**
   * What this device made, as it stands before a document has it.
   *
   * @param at which of this device's own it is, from 0
   */
  made: (content: OwnContent, at: number) => Item
  /** The item with the fields that a change sets. */
  changed: (item: Item, fields: Fields) => Item
  /** With one like more or less; only where items show a number of likes. */
  liked?: (item: Item, by: 1 | -1) => Item
}

/** An item as this person sees it. */
export type Overlaid<Item> = Item & {
  isMine: boolean
  hasLiked: boolean
  /** The server has it; else it is shown with "Not saved yet". */
  isSaved: boolean
}

/**
 * Items as this person sees them: those of the document, in its order; then their own that it does not have, because they are
 * hidden or on their way. The document wins where both have an item, so nothing flickers when one is saved. What is on its way
 * is shown as if it had arrived.
 *
 * @param documentItems what a document has at this place
 * @param isHere whether something of one's own stands at this place
 */
export function overlay<Item extends { id: string }>(
  documentItems: readonly Item[],
  own: Own<Item>,
  kind: ItemKind<Item>,
  isHere: (item: Item) => boolean = () => true,
): Overlaid<Item>[] {
  const { told, acts } = own
  const made = own.contents.filter(({ type }) => type === kind.type)
  const mine = new Set([...told.items, ...made].map(({ id }) => id))
  const found = new Map<string, Overlaid<Item>>()
  const add = (item: Item, isSaved: boolean): void => {
    const hasLiked = acts.get(item.id)?.isLiked ?? told.liked.has(item.id)
    if (!found.has(item.id)) found.set(item.id, { ...item, isMine: mine.has(item.id), hasLiked, isSaved })
  }
  for (const item of documentItems) add(item, true)
  // What stands at one place is shown or hidden together: after the end, what a document that shows some lacks was deleted.
  const isWhole = own.isUntold && found.size > 0
  const hidden = [
    ...told.items.map((item) => ({ item, isSaved: true })),
    ...made
      .filter(isStillThere(own))
      .map((content, at) => ({ item: kind.made(content, at), isSaved: content.isSaved })),
  ]
  for (const { item, isSaved } of hidden) {
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

/** One item of a document with this person's likes of it: of a type that nobody makes or changes by the outbox. */
export function withLikes<Item extends { id: string }>(
  item: Item,
  own: Own<unknown>,
  kind: Pick<ItemKind<Item>, 'type' | 'liked'>,
): Item & { hasLiked: boolean } {
  const alone = { ...own, told: { ...own.told, items: [] }, contents: [] }
  const [seen] = overlay([item], alone, { made: () => item, changed: (same) => same, ...kind })
  return seen ?? { ...item, hasLiked: false }
}

/** Something saved before the server was asked, and not told by it, was deleted meanwhile. */
function isStillThere({ told }: Own<{ id: string }>): (content: OwnContent) => boolean {
  const known = new Set(told.items.map(({ id }) => id))
  return ({ id, isSaved, savedMs, createdMs }) =>
    !isSaved || known.has(id) || (savedMs ?? createdMs) > told.atMs
}

/** An item once an effect has arrived; null when that takes it away. */
function afterEffect<Item>(
  item: Overlaid<Item>,
  effect: Effect,
  kind: ItemKind<Item>,
): Overlaid<Item> | null {
  switch (effect.does) {
    case 'create':
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
