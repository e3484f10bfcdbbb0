import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { ItemOf, ItemType } from '#domain/activity/items/itemType.ts'
import { readItem, readItems } from '#domain/activity/items/readItems.ts'
import { byTime } from '#domain/activity/order.ts'

/**
 * The items that one caller may see, sorted by time: a facilitator all that are not deleted, everybody else what the room
 * sees and their own. SPEC P3
 *
 * @param own ids of the caller's own content; null for a facilitator
 */
export function seenItems<Type extends ItemType<{ createdAt: number }>>(
  type: Type,
  { desk, board }: Pick<ActivityDocs, 'desk' | 'board'>,
  own: ReadonlySet<string> | null,
): ItemOf<Type>[] {
  if (own === null) return readItems(type, desk)
  const shown = readItems(type, board)
  const known = new Set(shown.map(({ id }) => id))
  const hidden = [...own].flatMap((id) => (known.has(id) ? [] : (readItem(type, desk, id) ?? [])))
  return [...shown, ...hidden].sort(byTime)
}
