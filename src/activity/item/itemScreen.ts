import type { TypedDocument } from '#api/generated.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import type { FieldValues, ItemOf, ItemType } from '#domain/activity/items/itemType.ts'
import { headingOf, readItems } from '#domain/activity/items/readItems.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Fields } from '#sync/room/outbox.ts'
import type { Catalogue } from '#ui/texts/useText.ts'
import { lastOrders, lastPlaces } from '../overlay/lastPlaces.ts'
import type { ItemKind } from '../overlay/overlay.ts'
import type { AskOwn, OwnItems } from '../overlay/useOwn.ts'

/** A call with its variables. */
export interface SentCall {
  document: TypedDocument<unknown, object>
  variables: object
}

/** What is written of an item: its texts, and what decides where it lies. What is true or false of it is not written. */
export type WrittenItem<Type extends ItemType> = {
  [
    Name in keyof ItemOf<Type> as Name extends 'id' | 'createdAt' | 'place' | 'order'
      ? never
      : ItemOf<Type>[Name] extends boolean
        ? never
        : Name
  ]: ItemOf<Type>[Name]
}

/** The calls of an item, by what they do. */
export interface ItemCalls<Type extends ItemType> {
  create: (
    item: { id: string } & WrittenItem<Type>,
    at: { workshopId: WorkshopId; objectId: ObjectId },
  ) => SentCall
  /** Fields that are left out stay unchanged. */
  change: (id: string, changed: Partial<FieldValues<Type['fields']>>) => SentCall
  remove: (id: string) => SentCall
}

/** What the outbox calls its entries about an item: 'Answer', 'Changed answer'. */
export interface ItemLabels {
  labelNew: string
  labelEdit: string
  labelDelete: string
}

/** How screens read, make and change items of one type; a constant of the kind. */
export interface ItemScreen<Type extends ItemType> extends OwnItems<ItemOf<Type>> {
  type: Type
  calls: ItemCalls<Type>
  labels: Catalogue<ItemLabels>
}

/** Puts a call beside variables that fit it. */
export function sent<Variables extends object>(
  document: TypedDocument<unknown, Variables>,
  variables: Variables,
): SentCall {
  return { document: document as TypedDocument<unknown, object>, variables }
}

/**
 * Makes what screens need of an item out of its type.
 *
 * @param ask fetches this person's items, hidden ones too
 */
export function screenOf<Type extends ItemType>(
  type: Type,
  { calls, labels, ask }: Pick<ItemScreen<Type>, 'calls' | 'labels'> & { ask: AskOwn<ItemOf<Type>> },
): ItemScreen<Type> {
  return {
    ...{ type, calls, labels, ask },
    items: overlaidAs(type),
    countKey: (item) => countKey(type, headingOf(type, item) ?? ''),
    read: (doc) => readItems(type, doc),
  }
}

/** How effects create and change items of a type. */
export function overlaidAs<Type extends ItemType>(type: Type): ItemKind<ItemOf<Type>> {
  const blank = Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [name, 'most' in field ? '' : field.valid(undefined)]),
  )
  return {
    type: type.kind,
    made: ({ id, text, fields, createdMs }, at) => {
      const place = { createdAt: Math.floor(createdMs / 1000), place: lastPlaces + at, order: lastOrders }
      const values = { ...fields, ...place }
      const item: object = { ...blank, ...fields, ...type.valid(values), id, text }
      return item as ItemOf<Type>
    },
    changed: (item, fields) => ({ ...item, ...fields }),
  }
}

/** All texts of an item as one, to copy it elsewhere when the server refused it. */
export function wordsIn({ fields }: ItemType, values: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, field]) => ('most' in field && values[name]) || [])
    .join('\n\n')
}
