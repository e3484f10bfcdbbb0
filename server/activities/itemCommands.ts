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
    ownedId(type, change.id),
  )
}

/** Deletes an item; one that is gone already is no error. */
export function removeItem(
  rules: Deletable,
  author: CommandAuthor,
  ref: ActivityRef,
  id: string,
): Command<void> {
  return onDesk(author, ref, (docs, { actor }) => deleteItem(rules, docs, actor, id), ownedId(rules.type, id))
}

/** Whose author decides; items of facilitators belong to nobody. */
function ownedId({ act }: ItemType, id: string): string[] {
  return act === 'contribute' ? [id] : []
}
