import type * as Y from 'yjs'
import { deskEditor } from '../../actor.ts'
import type { Actor } from '../../actor.ts'
import { Refusal, UserMistake } from '../../errors.ts'
import type { Message } from '../../message.ts'
import type { ActivityDocs } from '../docs.ts'
import { assertTakesInput, flagAll } from '../flags.ts'
import type { Ordered } from '../order.ts'
import { lastOrder, moveBefore } from '../reorder.ts'
import { checkedValue, putItem } from './fieldValues.ts'
import type { Writing } from './fieldValues.ts'
import type { ItemType, StoredRecord } from './itemType.ts'
import { isStanding, isThere, readItems } from './readItems.ts'

/** An item with what its rules say to somebody whose act does not fit. */
export interface ItemRules<Type extends ItemType = ItemType> {
  type: Type
  /** No more can stand. */
  full: Message
  /** How many may ever be made, deleted ones included; null where there is no such limit. */
  kept: { most: number; mistake: Message } | null
  /** The last one cannot be deleted; null where it can. */
  last: Message | null
}

/** What is asked of an item to be deleted; the messages of full activities stay where items are made. */
export type Deletable = Pick<ItemRules, 'type' | 'last'>

/** Values of an item that is made: fields may be left out where they are optional. */
export type NewItem<Type extends ItemType> = Omit<ItemChange<Type>, 'id'> & {
  id: string
  /** Epoch seconds by the server's clock, for items that are sorted by time. */
  createdAt?: number | undefined
} & Readonly<Record<string, unknown>>

/** A change of some fields; what is left out stays. */
export type ItemChange<Type extends ItemType> = { id: string } & {
  [Name in keyof Type['fields']]?: string | undefined
}

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
  if (readItems(type, desk).length >= type.most) throw new UserMistake(full)
  const place = { order: lastOrder(type.record(desk) as Y.Map<unknown> as Y.Map<Ordered>) }
  putNew(type, desk, item, { values, place })
}

/**
 * Checks a new item before anything is written.
 *
 * @returns the texts of its fields
 * @throws {Refusal} `NOT_FOUND` when its heading was deleted
 * @throws {UserMistake} for a text that is empty or too long
 */
export function checkedItem(type: ItemType, desk: Y.Doc, given: StoredRecord): StoredRecord {
  if (type.under) assertItem(type.under.type, desk, String(given[type.under.key]))
  return checkedValues(type, given, true)
}

/** Writes a new item that was checked. @throws {Refusal} `FORBIDDEN` when the id is used */
export function putNew(
  type: ItemType,
  desk: Y.Doc,
  given: { id: string } & StoredRecord,
  { values, place }: Pick<Writing, 'values' | 'place'>,
): void {
  if (type.record(desk).has(given.id)) throw new Refusal('FORBIDDEN', `id in use: ${given.id}`)
  putItem(type, desk, given.id, { under: type.under && given[type.under.key], values, place })
}

/** Changes some fields of an item: facilitators any, participants their own while input is open. */
export function updateItem<Type extends ItemType>(
  type: Type,
  docs: ActivityDocs,
  by: Actor,
  change: ItemChange<Type>,
): void {
  const { desk, board } = docs
  assertMayChange(type, docs, by, change.id)
  const changed = Object.entries(checkedValues(type, change, false)).flatMap(([name, text]) => {
    const map = type.fields[name]?.map(desk)
    return map && (map.get(change.id) ?? '') !== text ? [{ map, text }] : []
  })
  if (changed.length > 0 && type.act === 'contribute') assertTakesInput(board, by.role)
  for (const { map, text } of changed) map.set(change.id, text)
}

/** Deletes an item by setting a flag; one that is gone already is no error. SPEC B9 */
export function deleteItem({ type, last }: Deletable, docs: ActivityDocs, by: Actor, id: string): void {
  const { desk, board } = docs
  if (!isThere(type, desk, id)) return
  if (type.act === 'contribute') assertTakesInput(board, by.role)
  assertMayChange(type, docs, by, id)
  if (last && readItems(type, desk).length === 1) throw new UserMistake(last)
  type.deleted(desk).set(id, true)
}

/**
 * The same as edits of a desk alone, by the facilitator whose screen it is on: the lock of input, which is on the board, does
 * not hold for them.
 */
export const deskEdits = {
  create: arrangeItem,
  update: <Type extends ItemType>(type: Type, desk: Y.Doc, change: ItemChange<Type>): void =>
    updateItem(type, { desk, board: desk }, deskEditor, change),
  remove: (rules: Deletable, desk: Y.Doc, id: string): void =>
    deleteItem(rules, { desk, board: desk }, deskEditor, id),
  /** Before another one, or to the end when that is null. */
  move: ({ record }: ItemType, desk: Y.Doc, id: string, beforeId: string | null): void =>
    moveBefore(record(desk) as Y.Map<unknown> as Y.Map<Ordered>, id, beforeId),
}

/** Deletes all items, by flags alone: one undo brings everything back. SPEC B18 */
export function deleteAllItems(type: ItemType, desk: Y.Doc): void {
  desk.transact(() => flagAll(type.record(desk), type.deleted(desk), true))
}

/** @throws {Refusal} `NOT_FOUND` for an item that is deleted or not there */
export function assertItem(type: ItemType, desk: Y.Doc, id: string): void {
  if (!isThere(type, desk, id)) throw new Refusal('NOT_FOUND', `${type.kind} ${id}`)
}

/** Another person's item that is hidden from the actor is treated as missing. */
function assertMayChange(type: ItemType, { desk, board }: ActivityDocs, by: Actor, id: string): void {
  assertItem(type, desk, id)
  if (type.act === 'arrange' || by.role === 'facilitator' || by.isMine(id)) return
  if (!isStanding(type, desk, id) || !type.isSeen({ desk, board }, id))
    throw new Refusal('NOT_FOUND', `${type.kind} ${id} is hidden`)
  throw new Refusal('FORBIDDEN', `${type.kind} ${id} is not theirs`)
}

/** @param isNew it has to have all texts that are required */
function checkedValues(type: ItemType, given: StoredRecord, isNew: boolean): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, field] of Object.entries(type.fields)) {
    const text = given[name] as string | undefined
    if (text !== undefined || (isNew && field.isRequired)) values[name] = checkedValue(field, text ?? '')
  }
  return values
}
