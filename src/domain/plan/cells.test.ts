import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { boss, codeOf, mistake, notFound } from '#support/documents/actors.ts'
import * as Y from 'yjs'
import { defineRoots } from '../activity/docs.ts'
import { setInputLocked } from '../activity/flags.ts'
import { moveBefore } from '../activity/reorder.ts'
import type { Actor } from '../actor.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { editCells } from './cells.ts'
import { createColumn, deleteColumns } from './columns.ts'
import { readCell, readRows } from './read.ts'
import { boardRoots, roots } from './roots.ts'
import { createRow, createRows, deleteRow } from './rows.ts'
import { startOver } from './startOver.ts'

const ann: Actor = { role: 'participant', isMine: () => false }

let docs: { desk: Y.Doc; board: Y.Doc }

beforeEach(() => {
  docs = { desk: new Y.Doc(), board: new Y.Doc() }
  defineRoots(docs.desk, roots)
  defineRoots(docs.board, boardRoots)
  for (const id of ['c0', 'c1']) createColumn(docs.desk, { id })
  for (const id of ['r0', 'r1']) createRow(docs, ann, { id, createdAt: 1.5 })
})

const edit = (rowId: string, columnId: string, value: string, expected?: string) =>
  editCells(docs, ann, { rowId, cells: [{ columnId, value, expected }] })
const cell = (rowId: string, columnId: string): string => readCell(docs.desk, { rowId, columnId })
const sizeOf = (): number => Y.encodeStateAsUpdate(docs.desk).length

test('[PL6] an edit is accepted with the text that it replaces, and again when the text is there already', () => {
  for (const _time of [1, 2]) expect(edit('r0', 'c0', 'first', '')).toEqual([])
  const size = sizeOf()
  expect(edit('r0', 'c0', 'first', 'something else')).toEqual([])
  expect(sizeOf()).toBe(size)
  expect(edit('r0', 'c0', ' second\n', 'first')).toEqual([])
  expect(cell('r0', 'c0')).toBe('second')
  // Of two people who began with the same text one was faster.
  expect(edit('r0', 'c0', 'third', 'first')).toEqual([{ columnId: 'c0', position: 0, value: 'second' }])
  expect(cell('r0', 'c0')).toBe('second')
  expect(edit('r0', 'c0', 'any')).toEqual([])
  expect(cell('r0', 'c0')).toBe('any')
  expect(edit('r0', 'c0', '', 'any')).toEqual([])
  expect([...roots.cells(docs.desk).keys()]).toEqual([])
})

test('[PL6] [R4] whoever may not read the texts now gets one answer, whatever an edit names and the planner holds', () => {
  edit('r0', 'c0', 'secret')
  const answerTo = (rowId: string, columnId: string, value: string, expected?: string): string =>
    codeOf(() => editCells(docs, ann, { rowId, cells: [{ columnId, value, expected }] }, true))
  const edits: Parameters<typeof answerTo>[] = [
    ['r0', 'c0', 'secret', 'none'],
    ['r0', 'c0', 'mine', 'secret'],
    ['r0', 'c0', 'mine', 'wrong'],
    ['r0', 'c0', 'mine'],
    ['r0', 'c0', 'same', 'same'],
    ['r1', 'never', 'mine', ''],
    ['never', 'c0', 'mine', ''],
  ]
  const answers = (): string[] => edits.map((one) => answerTo(...one))
  const all = [...answers()]
  setInputLocked(docs.board, true)
  all.push(...answers())
  setInputLocked(docs.board, false)
  deleteColumns(docs.desk, ['c1'])
  deleteRow(docs.desk, 'r0')
  all.push(...answers())
  expect(new Set(all)).toEqual(new Set([messages.cellHidden.code]))
  roots.rowDeleted(docs.desk).clear()
  expect(cell('r0', 'c0')).toBe('secret')
})

test('[PL6] of a row all cells are changed or none', () => {
  edit('r0', 'c1', 'theirs', '')
  const cells = [
    { position: 0, value: 'mine', expected: '' },
    { position: 1, value: 'mine', expected: '' },
  ]
  expect(editCells(docs, ann, { rowId: 'r0', cells })).toEqual([
    { columnId: 'c1', position: 1, value: 'theirs' },
  ])
  expect(cell('r0', 'c0')).toBe('')
})

test('[PL3] [PL5] a text that is too long is refused, and so is a participant while input is locked', () => {
  const long = 'x'.repeat(limits.planText)
  edit('r0', 'c0', `${long}  `)
  expect(() => edit('r0', 'c1', `${long}x`)).toThrow(mistake(messages.textTooLong(limits.planText)))
  // What it replaces may be as long as it is.
  expect(edit('r0', 'c0', 'short', `${long}`)).toEqual([])
  setInputLocked(docs.board, true)
  expect(() => edit('r0', 'c0', 'late')).toThrow('Input is closed for now.')
  expect(() => createRow(docs, ann, { id: 'r2', createdAt: 1 })).toThrow('Input is closed for now.')
  // A retry of what was saved: C5
  expect(edit('r0', 'c0', 'short', long)).toEqual([])
  editCells(docs, boss, { rowId: 'r0', cells: [{ columnId: 'c0', value: 'in time' }] })
  expect(cell('r0', 'c0')).toBe('in time')
})

test('[PL8] [PL9] an edit of a deleted row or column says which, and is accepted after an undo', () => {
  edit('r0', 'c0', 'kept', '')
  deleteRow(docs.desk, 'r0')
  expect(() => edit('r0', 'c0', 'late', 'kept')).toThrow(mistake(messages.rowDeleted))
  // A retry of what was acknowledged, with the acknowledgement lost.
  expect(edit('r0', 'c0', 'kept', '')).toEqual([])
  roots.rowDeleted(docs.desk).delete('r0')
  deleteColumns(docs.desk, ['c0'])
  expect(() => edit('r0', 'c0', 'late', 'kept')).toThrow(mistake(messages.columnDeleted))
  const row = { id: 'r2', createdAt: 1, cells: [{ columnId: 'c0', value: 'late' }] }
  expect(() => createRow(docs, ann, row)).toThrow(mistake(messages.columnDeleted))
  expect(roots.rows(docs.desk).has('r2')).toBe(false)
  roots.columnDeleted(docs.desk).delete('c0')
  expect(edit('r0', 'c0', 'late', 'kept')).toEqual([])
  startOver(docs.desk)
  expect(readRows(docs.desk)).toEqual([])
  expect(cell('r0', 'c0')).toBe('late')
  for (const [rowId, columnId] of [
    ['never', 'c0'],
    ['r0', 'never'],
  ] as const)
    expect(() => edit(rowId, columnId, 'x')).toThrow(notFound)
})

test('[PL4] positions stand for the columns at that moment, and ids for the cells whatever moves', () => {
  edit('r0', 'c0', 'of c0')
  moveBefore(roots.columns(docs.desk), 'c1', 'c0')
  moveBefore(roots.rows(docs.desk), 'r1', 'r0')
  editCells(docs, ann, { rowId: 'r0', cells: [{ position: 0, value: 'of c1' }] })
  expect([cell('r0', 'c0'), cell('r0', 'c1'), cell('r1', 'c0')]).toEqual(['of c0', 'of c1', ''])
  expect(() => editCells(docs, ann, { rowId: 'r0', cells: [{ position: 2, value: 'x' }] })).toThrow(notFound)
})

test('[PL1] a planner takes so many rows, and with deleted ones so many more', () => {
  const add = (id: string) => createRow(docs, ann, { id, createdAt: 1 })
  for (let at = 2; at < limits.planRows; at++) add(`r${at}`)
  expect(() => add('more')).toThrow(mistake(messages.tooManyRows(limits.planRows)))
  deleteRow(docs.desk, 'r0')
  add('more')
  expect(readRows(docs.desk).at(-1)?.id).toBe('more')
  startOver(docs.desk)
  for (let at = roots.rows(docs.desk).size; at < limits.planRowsKept; at++)
    roots.rows(docs.desk).set(`gone${at}`, { order: 'a0', createdAt: 1 })
  startOver(docs.desk)
  expect(() => add('last')).toThrow(mistake(messages.rowsUsedUp))
})

test('[PL15] [PL1] [PL3] of several rows all are added or none', () => {
  const add = (...values: string[]) =>
    createRows(
      docs,
      ann,
      values.map((value, at) => ({ id: `new${at}`, createdAt: 1, cells: [{ columnId: 'c1', value }] })),
    )
  const size = sizeOf()
  expect(() => add('fits', 'x'.repeat(limits.planText + 1))).toThrow(
    mistake(messages.textTooLong(limits.planText)),
  )
  expect(() => add(...Array<string>(limits.planRows - 1).fill('x'))).toThrow(
    mistake(messages.tooManyRows(limits.planRows)),
  )
  expect(sizeOf()).toBe(size)
  add(...Array<string>(limits.planRows - 2).fill('x'))
  expect(readRows(docs.desk)).toHaveLength(limits.planRows)
})

test('[PL6] whoever sees a text may replace it, and nobody who does not see it', () => {
  const cells = fc.array(fc.record({ seenAgo: fc.nat(3), text: fc.constantFrom('', 'a', 'b', 'c') }))
  fc.assert(
    fc.property(cells, (edits) => {
      const seen = ['']
      roots.cells(docs.desk).clear()
      for (const { seenAgo, text } of edits) {
        const present = seen.at(-1) ?? ''
        const expected = seen.at(-1 - seenAgo) ?? ''
        const isConflict = edit('r0', 'c0', text, expected).length > 0
        expect(isConflict).toBe(present !== text && present !== expected)
        if (!isConflict) seen.push(text)
        expect(cell('r0', 'c0')).toBe(seen.at(-1))
      }
    }),
  )
})
