import type * as Y from 'yjs'
import type { Actor } from '../../actor.ts'
import { Refusal, UserMistake } from '../../errors.ts'
import type { Message } from '../../message.ts'
import type { ActivityDocs } from '../docs.ts'
import { assertTakesInput } from '../flags.ts'
import { assertItem, changeOnDesk, changedFields, deleteOnDesk, isInput, isOnDesk } from './deskItems.ts'
import { checkedValue } from './fieldValues.ts'
import type { FieldValue, FieldValues, ItemType, StoredRecord } from './itemType.ts'
import { isStanding, mayChangeItem, readItems } from './readItems.ts'

/** An item with what its rules say to somebody whose act does not fit. */
export interface ItemRules<Type extends ItemType = ItemType> {
  type: Type
  /** No more can stand. */
  full: Message
  /** How many may ever be made, deleted ones included; null where there is no such limit. */
  kept: { most: number; mistake: Message } | null
  /** The last one cannot be deleted; null where it can. */
  last: Message | null
  /** What an item keeps of its making, beside what is written of it: whether a facilitator wrote it. */
  made?(docs: ActivityDocs, by: Actor): StoredRecord
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
  [Name in keyof Type['fields']]?: FieldValues<Type['fields']>[Name] | undefined
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
  const values = checkedValues(type, change, false)
  if (type.act === 'contribute' && changedFields(type, desk, change.id, values).length > 0)
    assertTakesInput(board, by.role)
  changeOnDesk(type, desk, change.id, values)
}

/** Deletes items by setting flags, all of them or none; those that are gone already are no error. SPEC B9 */
export function deleteItem({ type, last }: Deletable, docs: ActivityDocs, by: Actor, ...ids: string[]): void {
  const { desk, board } = docs
  const there = ids.filter((id) => isOnDesk(type, desk, id))
  if (there.length > 0 && type.act === 'contribute') assertTakesInput(board, by.role)
  for (const id of there) assertMayChange(type, docs, by, id)
  if (last && there.length > 0 && readItems(type, desk).length <= there.length) throw new UserMistake(last)
  deleteOnDesk(type, desk, there)
}

/** Deletes all items that are input, by flags alone: one undo brings everything back. SPEC B18, PU9 */
export function deleteAllItems(type: ItemType, desk: Y.Doc): void {
  const ids = [...type.record(desk).keys()].filter((id) => isInput(type, desk, id))
  desk.transact(() => deleteOnDesk(type, desk, ids))
}

/** Another person's item that is hidden from the actor is treated as missing. @throws {Refusal} `NOT_FOUND` */
export function assertSees(type: ItemType, { desk, board }: ActivityDocs, by: Actor, id: string): void {
  assertItem(type, desk, id)
  if (by.role === 'facilitator' || by.isMine(id)) return
  if (!isSeenNow(type, { desk, board }, id)) throw new Refusal('NOT_FOUND', `${type.kind} ${id} is hidden`)
}

function isSeenNow(type: ItemType, docs: ActivityDocs, id: string): boolean {
  return isStanding(type, docs.desk, id) && type.isSeen(docs, id)
}

function assertMayChange(type: ItemType, docs: ActivityDocs, by: Actor, id: string): void {
  if (type.act === 'arrange') return assertItem(type, docs.desk, id)
  assertSees(type, docs, by, id)
  const isMine = by.isMine(id)
  if (mayChangeItem(type, by.role, { isMine, isShown: isSeenNow(type, docs, id) })) return
  if (isMine && type.settled) throw new UserMistake(type.settled)
  throw new Refusal('FORBIDDEN', `${type.kind} ${id} is not theirs`)
}

/** Checks the values that somebody gives for fields. @param isNew it has to have all texts that are required */
export function checkedValues(
  type: ItemType,
  given: StoredRecord,
  isNew: boolean,
): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {}
  for (const [name, field] of Object.entries(type.fields)) {
    const isAsked = isNew && 'most' in field && field.isRequired
    if (given[name] !== undefined || isAsked) values[name] = checkedValue(field, given[name])
  }
  return values
}
