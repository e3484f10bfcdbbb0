import type { Deletable, ItemChange, ItemRules, NewItem } from '#domain/activity/items/changeItems.ts'
import { deleteItem, updateItem } from '#domain/activity/items/changeItems.ts'
import { createItem } from '#domain/activity/items/createItems.ts'
import type { ItemType } from '#domain/activity/items/itemType.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** Adds an item, once for each id. SPEC C2 @returns whether it exists, created now or before */
export function addItem<Type extends ItemType>(
  rules: ItemRules<Type>,
  author: CommandAuthor,
  ref: ActivityRef,
  item: NewItem<Type>,
): Command<boolean> {
  return makeOnDesk(author, ref, { id: item.id, kind: rules.type.kind }, (docs, { actor, now }) => {
    createItem(rules, docs, actor, { ...item, createdAt: now })
    return true
  })
}

/** Changes some fields of an item. */
export function changeItem<Type extends ItemType>(
  type: Type,
  author: CommandAuthor,
  ref: ActivityRef,
  change: ItemChange<Type>,
): Command<void> {
  return onDesk(
    author,
    ref,
    (docs, { actor }) => updateItem(type, docs, actor, change),
    ownedIds(type, [change.id]),
  )
}

/** Deletes items, all of them or none; those that are gone already are no error. */
export function removeItem(
  rules: Deletable,
  author: CommandAuthor,
  ref: ActivityRef,
  ...ids: string[]
): Command<void> {
  return onDesk(
    author,
    ref,
    (docs, { actor }) => deleteItem(rules, docs, actor, ...ids),
    ownedIds(rules.type, ids),
  )
}

/** Whose author decides; items of facilitators belong to nobody. */
function ownedIds({ act }: ItemType, ids: readonly string[]): readonly string[] {
  return act === 'contribute' ? ids : []
}
