import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { defineRoots } from '../activity/docs.ts'
import { limits } from '../limits.ts'
import { addChangedKeys } from '../projection.ts'
import { cellKey } from './cellKey.ts'
import { createColumn, deleteColumns } from './columns.ts'
import { projectPlan } from './projection.ts'
import { boardRoots, roots } from './roots.ts'

function filled(rowCount: number): { desk: Y.Doc; board: Y.Doc } {
  const [desk, board] = [new Y.Doc(), new Y.Doc()]
  defineRoots(desk, roots)
  defineRoots(board, { ...roots, ...boardRoots })
  for (const id of ['c0', 'c1']) createColumn(desk, { id, heading: id })
  for (let at = 0; at < rowCount; at += 1)
    roots.rows(desk).set(`r${at}`, { order: `a${String(at).padStart(4, '0')}`, createdAt: at })
  projectPlan(desk, board, 'all')
  return { desk, board }
}

test('[P2] [PL12] an edit of a cell is projected without reading the other rows', () => {
  const { desk, board } = filled(limits.planRows + 1)
  const read = vi.spyOn(roots.rows(desk), 'entries')
  const edit = (rowId: string): string => {
    const key = cellKey({ rowId, columnId: 'c0' })
    roots.cells(desk).set(key, 'Tea')
    projectPlan(desk, board, new Map([['cells', new Set([key])]]))
    return key
  }
  expect(roots.cells(board).get(edit('r7'))).toBe('Tea')
  // Beyond the limit: on no board.
  expect(roots.cells(board).has(edit(`r${limits.planRows}`))).toBe(false)
  expect(roots.cells(board).has(edit('never'))).toBe(false)
  expect(read).not.toHaveBeenCalled()
})

test('[PL12] what follows a deleted column is projected as it stands now', () => {
  const { desk, board } = filled(1)
  deleteColumns(desk, ['c1'])
  projectPlan(desk, board, new Map([['columnDeleted', new Set(['c1'])]]))
  const key = cellKey({ rowId: 'r0', columnId: 'c1' })
  roots.cells(desk).set(key, 'late')
  roots.headings(desk).set('c1', 'late')
  const changes = new Map([
    ['cells', new Set([key])],
    ['headings', new Set(['c1'])],
  ])
  projectPlan(desk, board, changes)
  expect([roots.cells(board).has(key), roots.headings(board).has('c1')]).toEqual([false, false])
})

test('[P2] [PL12] added rows are projected without reading the others, with texts that were there before them', () => {
  const { desk, board } = filled(limits.planRows - 2)
  const read = vi.spyOn(roots.rows(desk), 'entries')
  const add = (...ids: string[]): void => {
    for (const id of ids) {
      roots.cells(desk).set(cellKey({ rowId: id, columnId: 'c1' }), id)
      roots.rows(desk).set(id, { order: 'b', createdAt: 7 })
    }
    projectPlan(desk, board, new Map([['rows', new Set(ids)]]))
  }
  add('new')
  expect(read).not.toHaveBeenCalled()
  expect(roots.rows(board).get('new')).toEqual({ order: 'b', createdAt: 7 })
  expect(roots.cells(board).get(cellKey({ rowId: 'new', columnId: 'c1' }))).toBe('new')
  // Only one of them fits.
  add('newer', 'newest')
  expect([roots.rows(board).has('newer'), roots.rows(board).has('newest')]).toEqual([true, false])
})

test('[P2] [P4] projecting each change of rows leaves the board that projecting everything makes', () => {
  const id = fc.constantFrom('r0', 'r1', 'r2', 'r3', 'r4')
  const act = fc.record({
    id,
    does: fc.constantFrom('add', 'break', 'delete', 'restore', 'cell'),
    at: fc.nat(9),
  })
  fc.assert(
    fc.property(fc.array(fc.array(act, { maxLength: 3 })), (ticks) => {
      const { desk, board } = filled(limits.planRows - 3)
      for (const at of [0, 1, 2, 3, 4]) roots.rowDeleted(desk).set(`r${at}`, at > 1)
      projectPlan(desk, board, 'all')
      for (const tick of ticks) {
        const changes = new Map<string, Set<string>>()
        desk.once('afterTransaction', (transaction: Y.Transaction) =>
          addChangedKeys(desk, transaction, changes),
        )
        desk.transact(() => {
          for (const { id: rowId, does, at } of tick) {
            const order = does === 'break' ? 5 : `a${at}`
            if (does === 'add' || does === 'break')
              (roots.rows(desk) as Y.Map<unknown>).set(`${rowId}n`, { order, createdAt: at })
            else if (does === 'cell')
              roots.cells(desk).set(cellKey({ rowId: `${rowId}n`, columnId: 'c0' }), does)
            else roots.rowDeleted(desk).set(rowId, does === 'delete')
          }
        })
        projectPlan(desk, board, changes)
        const whole = new Y.Doc()
        defineRoots(whole, { ...roots, ...boardRoots })
        projectPlan(desk, whole, 'all')
        for (const name of ['rows', 'cells'] as const)
          expect(roots[name](board).toJSON()).toEqual(roots[name](whole).toJSON())
      }
    }),
    { numRuns: 15 },
  )
})
