import { expect, test } from 'vitest'
import type { OutboxEntry, OwnContent } from '#sync/room/outbox.ts'
import { ownRows } from './ownRows.ts'

const row = (id: string, cells: string[]) => ({ id, cells, createdTimeStamp: 1 })
const fetched = { isFinished: false, columns: [{ id: 'a' }, { id: 'b' }], rows: [row('tea', ['Tea', ''])] }

test('[PL12] own rows are those that this person added, with their texts as they stand, waiting ones included', () => {
  const made: OwnContent = {
    ...{ id: 'juice', objectId: 'o', type: 'planRow', fields: { a: 'Juice' }, text: 'Juice' },
    ...{ createdMs: 2000, isSaved: false },
  }
  expect(ownRows(fetched, [made], [])).toMatchObject([
    { id: 'tea', text: 'Tea', isSaved: true },
    { id: 'juice', text: 'Juice', isSaved: false },
  ])
  const effect = { does: 'fill', type: 'cells', id: 'tea', cells: { b: { value: 'Ann' } } } as const
  const pending = [{ effect } as unknown as OutboxEntry]
  expect(ownRows(fetched, [], pending)).toMatchObject([{ id: 'tea', text: 'Tea · Ann', isSaved: false }])
})
