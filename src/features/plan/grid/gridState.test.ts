import { expect, test } from 'vitest'
import { countSelected } from '../table/selection.ts'
import { gridAfter, openGrid } from './gridState.ts'
import type { GridAct, GridState } from './gridState.ts'

const order = { rowIds: ['r1', 'r2', 'r3'], columnIds: ['a', 'b'] }
const at = (rowId: string, columnId: string) => ({ rowId, columnId })
const after = (...acts: GridAct[]): GridState => acts.reduce(gridAfter, openGrid(order))
const selected = ({ selection }: GridState): string[] =>
  [...selection].map(([rowId, columns]) => `${rowId} ${[...columns].join('')}`)

test('a range grows and shrinks with its end, and leaves what was selected before', () => {
  const start: GridAct[] = [
    { does: 'toggle', at: at('r3', 'b') },
    { does: 'extend', from: at('r1', 'a'), to: at('r2', 'b') },
  ]
  expect(selected(after(...start)).sort()).toEqual(['r1 ab', 'r2 ab', 'r3 b'])
  expect(selected(after(...start, { does: 'extend', to: at('r1', 'b') })).sort()).toEqual(['r1 ab', 'r3 b'])
  expect(selected(after(...start, { does: 'clear' }))).toEqual([])
  expect(countSelected(after({ does: 'selectAll' }).selection)).toBe(6)
})

test('[PL4] an edited cell stays the edited one when its row is moved, and ends when its row is deleted', () => {
  const editing = after({ does: 'edit', at: at('r2', 'a') })
  const moved = gridAfter(editing, { does: 'order', order: { ...order, rowIds: ['r2', 'r1', 'r3'] } })
  expect(moved).toMatchObject({ active: at('r2', 'a'), editing: { typed: null } })
  const deleted = gridAfter(editing, { does: 'order', order: { ...order, rowIds: ['r1', 'r3'] } })
  expect(deleted).toMatchObject({ active: at('r3', 'a'), editing: null, isInterrupted: true })
  const gone = gridAfter(deleted, { does: 'order', order: { ...order, rowIds: ['r1'] } })
  expect(gone).toMatchObject({ active: at('r1', 'a'), isInterrupted: true })
  expect(gridAfter(gone, { does: 'go', to: at('r1', 'b') }).isInterrupted).toBe(false)
})

test('the end of an edit does not end that of another cell, which began meanwhile', () => {
  const state = after({ does: 'edit', at: at('r1', 'a') }, { does: 'edit', at: at('r2', 'b') })
  expect(gridAfter(state, { does: 'endEdit', at: at('r1', 'a') })).toBe(state)
})
