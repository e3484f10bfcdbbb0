import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { PlanBoardQuery } from '#api/generated.ts'
import { hasFlag, lockFlags } from '#domain/activity/flags.ts'
import { readTable } from '#domain/plan/table.ts'
import type { RoomCall } from '#sync/documents/boardFill.ts'
import { askBoard } from './fillBoard.ts'
import { rememberTaken } from './takenCells.ts'

type Told = PlanBoardQuery['plan']

const row = (id: string, cells: string[]): Told['rows'][number] => {
  return { id, cells, copiedFrom: null, createdTimeStamp: 1 }
}
const told: Told = {
  ...{ planName: 'Who, what, when', planDesc: '', inputLocked: true },
  columns: [
    { id: 'what', heading: 'what', choices: [] },
    { id: 'who', heading: '', choices: ['Ann', 'Ben'] },
  ],
  rows: [row('tea', ['Tea', 'Ann']), row('cups', ['', ''])],
}

test('[U14] an answer that was asked for before an edit was taken does not bring the old text back', async () => {
  const board = new Y.Doc()
  const cell = { rowId: 'tea', columnId: 'what' }
  const asked = askBoard('late', (async () => ({ plan: told })) as unknown as RoomCall)
  rememberTaken('late', { ...cell, value: 'Green tea', expected: 'Tea' })
  rememberTaken('late', { ...cell, columnId: 'who', value: 'Ben', expected: 'somebody else' })
  const filled = await asked
  filled(board)
  expect(readTable(board).rows[0]).toMatchObject({ cells: ['Green tea', 'Ann'] })
  const next = await askBoard('late', (async () => ({ plan: told })) as unknown as RoomCall)
  next(board)
  expect(readTable(board).rows[0]).toMatchObject({ cells: ['Tea', 'Ann'] })
})

async function fill(board: Y.Doc, plan: Told): Promise<void> {
  const call = (async () => ({ plan })) as unknown as RoomCall
  const filled = await askBoard('o', call)
  filled(board)
}

test('[U14] a board that is filled by calls shows the same table, and loses what is gone in the next answer', async () => {
  const board = new Y.Doc()
  await fill(board, told)
  expect(readTable(board)).toMatchObject({
    columns: [{ id: 'what' }, { id: 'who', choices: ['Ann', 'Ben'] }],
    headings: ['What', 'Column 2'],
    rows: [
      { id: 'tea', cells: ['Tea', 'Ann'] },
      { id: 'cups', cells: ['', ''] },
    ],
  })
  expect(hasFlag(board, lockFlags.inputLocked)).toBe(true)
  await fill(board, { ...told, rows: [row('cups', ['Cups', ''])], inputLocked: false })
  expect(readTable(board).rows).toMatchObject([{ id: 'cups', cells: ['Cups', ''] }])
  expect(hasFlag(board, lockFlags.inputLocked)).toBe(false)
})
