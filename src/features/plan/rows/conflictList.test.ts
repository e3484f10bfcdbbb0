import { expect, test } from 'vitest'
import * as planMessages from '#domain/messages/plan.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import { conflictsIn, refusedCells } from './conflictList.ts'

const refused = (
  entryId: string,
  value: string,
  { columnId = 'c', code = planMessages.cellChanged.code } = {},
) =>
  ({
    entryId,
    effect: { does: 'fill', type: 'cells', id: 'r', cells: { [columnId]: { value, expected: '' } } },
    state: { status: 'refused', message: '', code, values: [] },
  }) as unknown as OutboxEntry

test('[PL6] [PL7] a cell has one conflict, with the text that was typed last', () => {
  const all = [refused('1', 'Friday'), refused('2', 'Tea', { columnId: 'd' }), refused('3', 'Saturday')]
  expect(conflictsIn(all)).toEqual([
    { rowId: 'r', columnId: 'c', mine: 'Saturday', entryIds: ['1', '3'] },
    { rowId: 'r', columnId: 'd', mine: 'Tea', entryIds: ['2'] },
  ])
  expect(refusedCells(all).map(({ entryId }) => entryId)).toEqual(['1', '2', '3'])
})

test('[PL8] what was refused for another reason is no conflict', () => {
  expect(conflictsIn([refused('1', 'Friday', { code: 'rowDeleted' })])).toEqual([])
})
