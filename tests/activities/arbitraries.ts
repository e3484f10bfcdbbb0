import fc from 'fast-check'
import type * as Y from 'yjs'
import { writeSource } from '#domain/activity/source.ts'
import type { Act, Edit, TextRoom } from './contract.ts'

/** One of four ids of items of one type. */
export const idOf = (prefix: string): fc.Arbitrary<string> => fc.nat(3).map((number) => `${prefix}${number}`)

/** An act by a call, on any of these values. */
export function act<Value>(values: fc.Arbitrary<Value>, does: (room: TextRoom, value: Value) => void) {
  return values.map<Act>((value) => (room) => does(room, value))
}

/** An edit of a desk by a browser, on any of these values. */
export function edit<Value>(
  values: fc.Arbitrary<Value>,
  does: (desk: Y.Doc, value: Value, room: TextRoom) => void,
) {
  return values.map<Edit>((value) => (desk, room) => does(desk, value, room))
}

const someId = '00000000-0000-4000-8000-000000000001'

/** Sources of copies that browsers may write, with texts in place of ids: neither may get onto a board. */
export function sourceEdits(item: fc.Arbitrary<string>): fc.Arbitrary<Edit> {
  return fc.oneof(
    edit(item, (desk, id, room) => writeSource(desk, id, { objectId: someId, itemId: room.canary() })),
    edit(item, (desk, id, room) => writeSource(desk, id, { objectId: room.canary(), itemId: someId })),
  )
}

/** Almost valid records. */
export const plain = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.record(fields, { noNullPrototype: true })
