import type * as Y from 'yjs'
import { Refusal } from '../../errors.ts'
import type { FieldValue, ItemType, StoredRecord } from './itemType.ts'
import { isStanding, isThere, valueOf } from './readItems.ts'

// What a facilitator may do on their own desk anyway: without the rules for others, which their pages need not load.

/** Whether an item is the room's input. SPEC PU9 */
export function isInput(type: ItemType, desk: Y.Doc, id: string): boolean {
  return type.isInput?.(desk, id) ?? type.act === 'contribute'
}

/** Whether an item can be changed: what everybody contributes also under a heading that was deleted. SPEC B9 */
export function isOnDesk(type: ItemType, desk: Y.Doc, id: string): boolean {
  return type.act === 'arrange' ? isStanding(type, desk, id) : isThere(type, desk, id)
}

/** @throws {Refusal} `NOT_FOUND` for an item that is deleted or not there */
export function assertItem(type: ItemType, desk: Y.Doc, id: string): void {
  if (!isOnDesk(type, desk, id)) throw new Refusal('NOT_FOUND', `${type.kind} ${id}`)
}

/** The names of the fields that a change would change; what is undefined stays. */
export function changedFields({ fields }: ItemType, desk: Y.Doc, id: string, change: StoredRecord): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    change[name] === undefined || valueOf(field, desk, id) === change[name] ? [] : name,
  )
}

/** Changes an item to values that fit. @throws {Refusal} `NOT_FOUND` when it is deleted or not there */
export function changeOnDesk(type: ItemType, desk: Y.Doc, id: string, change: StoredRecord): void {
  assertItem(type, desk, id)
  for (const name of changedFields(type, desk, id, change)) {
    const map = type.fields[name]?.map(desk) as Y.Map<unknown> as Y.Map<FieldValue>
    map.set(id, change[name] as FieldValue)
  }
}

/** Deletes items by setting flags; those that are gone already are no error. SPEC B9 */
export function deleteOnDesk(type: ItemType, desk: Y.Doc, ids: readonly string[]): void {
  for (const id of ids) if (isOnDesk(type, desk, id)) type.deleted(desk).set(id, true)
}
