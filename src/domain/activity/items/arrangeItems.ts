import type * as Y from 'yjs'
import { deskEditor } from '../../actor.ts'
import { UserMistake } from '../../errors.ts'
import type { Ordered } from '../order.ts'
import { lastOrder, moveBefore } from '../reorder.ts'
import { deleteItem, updateItem } from './changeItems.ts'
import { checkedItem, putNew } from './newItems.ts'
import type { Deletable, ItemChange, ItemRules, NewItem } from './changeItems.ts'
import type { ItemType } from './itemType.ts'
import { headingOf, readItems } from './readItems.ts'

// Apart from other changes, so that only facilitators load the code that makes keys of the order.

/**
 * Adds an item that facilitators arrange, at the end of its list. All checks run before the first write.
 *
 * @param item with the id of its heading under the name that the record has for it
 * @throws {Refusal} `NOT_FOUND` when the heading was deleted, `FORBIDDEN` when the id is used
 * @throws {UserMistake} for a text that is empty or too long, and when there are as many as there may be
 */
export function arrangeItem<Type extends ItemType>(
  { type, full }: Pick<ItemRules<Type>, 'type' | 'full'>,
  desk: Y.Doc,
  item: NewItem<Type>,
): void {
  const values = checkedItem(type, desk, item)
  const under = headingOf(type, item)
  const there = readItems(type, desk).filter(
    (one) => !type.isMostUnderHeading || headingOf(type, one) === under,
  )
  if (there.length >= type.most) throw new UserMistake(full)
  const order = lastOrder(type.record(desk) as Y.Map<unknown> as Y.Map<Ordered>)
  putNew(type, desk, { ...item, ...values, order })
}

/**
 * The same as edits of a desk alone, by the facilitator whose screen it is on: the lock of input, which is on the board, does
 * not hold for them.
 */
export const deskEdits = {
  create: arrangeItem,
  update: <Type extends ItemType>(type: Type, desk: Y.Doc, change: ItemChange<Type>): void =>
    updateItem(type, { desk, board: desk }, deskEditor, change),
  remove: (rules: Deletable, desk: Y.Doc, ...ids: string[]): void =>
    deleteItem(rules, { desk, board: desk }, deskEditor, ...ids),
  /** Before another one, or to the end when that is null. */
  move: ({ record }: ItemType, desk: Y.Doc, id: string, beforeId: string | null): void =>
    moveBefore(record(desk) as Y.Map<unknown> as Y.Map<Ordered>, id, beforeId),
}
