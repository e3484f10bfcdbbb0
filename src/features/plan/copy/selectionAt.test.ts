import { expect, test } from 'vitest'
import { nothingSelected, toggled, withRange } from '../table/selection.ts'
import { selectedInput, selectionAt } from './selectionAt.ts'

const order = { rowIds: ['r1', 'r2', 'r3'], columnIds: ['a', 'b'] }
const at = (rowId: string, columnId: string) => ({ rowId, columnId })

test('[PL13] rows that are selected as a whole are copied as rows, other cells one by one', () => {
  const whole = withRange(nothingSelected, at('r3', 'a'), at('r2', 'b'), order)
  const selection = toggled(whole, at('r1', 'b'))
  const chosen = { rows: ['r2', 'r3'], cells: [{ rowId: 'r1', columnId: 'b' }] }
  expect(selectionAt(selection, order)).toEqual(chosen)
  expect(selectedInput(chosen)).toEqual(chosen)
  expect(selectedInput(null)).toBeNull()
})
