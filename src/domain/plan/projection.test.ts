import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { defineRoots } from '../activity/docs.ts'
import { limits } from '../limits.ts'
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
