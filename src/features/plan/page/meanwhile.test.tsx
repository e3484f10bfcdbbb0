import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import * as planMessages from '#domain/messages/plan.ts'
import { deleteColumns, renameColumn } from '#domain/plan/columns.ts'
import { roots } from '#domain/plan/roots.ts'
import { createRow, deleteRow } from '#domain/plan/rows.ts'
import {
  cell,
  click,
  field,
  focus,
  isEditing,
  openPlan,
  press,
  setPlanPages,
  type,
  words,
} from '#support/views/openPlan.tsx'
import type { OwnContent } from '#sync/room/outbox.ts'
import { rowType } from '../rows/rowList.ts'

setPlanPages()

function editsHeading() {
  const page = openPlan('facilitator')
  click(cell(0, 1))
  expect(field().value).toBe('what')
  return page
}

test('[PL8] an untouched heading that somebody else changes keeps their text', () => {
  const { doc, refused } = editsHeading()
  act(() => renameColumn(doc, 'a', 'task'))
  expect(isEditing()).toBe(true)
  press('Enter')
  screen.getByRole('columnheader', { name: 'Task' })
  expect(refused()).toEqual([])
})

test('[PL8] a heading that somebody else changes while it is typed keeps their text, and its author has the own one', () => {
  const { doc, refused } = editsHeading()
  type('to d')
  act(() => renameColumn(doc, 'a', 'task'))
  expect(field().value).toBe('to d')
  type('to do')
  press('Enter')
  screen.getByRole('columnheader', { name: 'Task' })
  expect(refused()).toEqual([['to do', planMessages.headingChanged.code]])
})

test('[PL8] the heading of a column that is deleted while it is typed stays with its author', () => {
  const { doc, refused } = editsHeading()
  type('to do')
  act(() => deleteColumns(doc, ['a']))
  expect(refused()).toEqual([['to do', planMessages.columnDeleted.code]])
})

test('Tab in a heading saves it and goes on to the next one, Shift+Tab back', () => {
  const { doc } = editsHeading()
  type('Task')
  press('Tab')
  expect(roots.headings(doc).get('a')).toBe('Task')
  expect(field().value).toBe('')
  type('Who')
  press('Tab', { shiftKey: true })
  expect(roots.headings(doc).get('b')).toBe('Who')
  expect(field().value).toBe('Task')
  press('Tab', { shiftKey: true })
  expect(isEditing()).toBe(false)
})

test('arrow keys lead away from the button of a menu', () => {
  openPlan('participant')
  act(() => screen.getByRole('button', { name: 'Column 2, menu' }).focus())
  press('ArrowLeft')
  expect(document.activeElement).toBe(cell(0, 1))
  act(() => screen.getByRole('button', { name: 'Column 2, menu' }).focus())
  press('ArrowDown')
  expect(document.activeElement).toBe(cell(1, 2))
})

test('when others delete the column of the focused cell, its neighbour has the focus', () => {
  const { doc } = openPlan('facilitator')
  focus(cell(2, 2))
  act(() => deleteColumns(doc, ['b']))
  expect(document.activeElement).toBe(cell(2, 1))
})

test('[PL4] who types on in a row that others delete changes no other cell, and Enter ends it', () => {
  const { doc, sent } = openPlan('facilitator')
  click(cell(1, 1))
  type('Teapot')
  act(() => deleteRow(doc, 'r1'))
  expect(document.activeElement).toBe(cell(1, 1))
  expect(words(1)).toEqual(['Cups', ''])
  const before = sent().length
  for (const key of ['s', ' ', 'Backspace', 'Delete', 'Enter']) press(key)
  expect(isEditing()).toBe(false)
  expect(sent()).toHaveLength(before)
  press('x')
  expect(isEditing()).toBe(true)
})

test('a deletion by others takes the focus from nothing else', () => {
  const { doc } = openPlan('facilitator')
  focus(cell(2, 2))
  const elsewhere = screen.getByRole('button', { name: 'Add row' })
  act(() => elsewhere.focus())
  act(() => elsewhere.blur())
  act(() => deleteColumns(doc, ['b']))
  expect(document.activeElement).toBe(document.body)
})

test('after a column was deleted by its menu, the heading in its place has the focus', async () => {
  openPlan('facilitator')
  const menu = screen.getByRole('button', { name: 'What, menu' })
  act(() => menu.focus())
  fireEvent.click(menu)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete column', hidden: true }))
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Delete' })
  act(() => confirm.focus())
  fireEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('columnheader', { name: 'Column 1' })
  expect(document.activeElement).toBe(cell(0, 1))
})

const actor = { role: 'facilitator', isMine: () => true } as const

/** A person whose added row the server has taken, while no document with it has come. */
function addsRow(role: 'participant' | 'facilitator') {
  const { room, objectId, doc } = openPlan(role)
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  const id = room.outbox.view.getState().entries.at(-1)?.effect?.id ?? ''
  const own: OwnContent = {
    ...{ id, objectId, type: rowType, fields: {}, text: '', createdMs: Date.now() },
    ...{ isSaved: true, savedMs: Date.now() },
  }
  act(() => room.outbox.view.setState({ entries: [], own: [own] }))
  expect(screen.getAllByRole('row')).toHaveLength(4)
  const receive = (change: (doc: Y.Doc) => void): void => act(() => doc.transact(() => change(doc)))
  return { id, receive }
}

test('[PL9] a row that somebody deletes before its author has seen it saved is gone for its author too', () => {
  const { id, receive } = addsRow('participant')
  receive((board) => {
    roots.rows(board).set(id, { order: 'z', createdAt: 1 })
    roots.rows(board).delete(id)
  })
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('[PL9] the same on a desk, where a flag deletes it', () => {
  const { id, receive } = addsRow('facilitator')
  receive((desk) => {
    createRow({ desk, board: desk }, actor, { id, createdAt: 1 })
    deleteRow(desk, id)
  })
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('[U14] without a websocket, a text that the server took stays on the screen until the next answer has it', () => {
  const { room, objectId, doc, sent } = openPlan('participant')
  const takeAll = (): void => {
    const entries = room.outbox.view.getState().entries.filter((entry) => entry.objectId === objectId)
    act(() => entries.forEach(({ entryId }) => room.outbox.dismiss(entryId)))
  }
  for (const text of ['Green tea', 'Black tea']) {
    click(cell(1, 1))
    type(text)
    press('Enter')
  }
  expect(sent()).toHaveLength(2)
  takeAll()
  expect([sent(), words(1)]).toEqual([[], ['Black tea', '']])
  // A round that was asked for before the text was taken tells nothing of it; a later one says what there is.
  const polled = (polledMs: number): void => act(() => room.calls.setState({ areThrough: true, polledMs }))
  polled(Date.now() - 60_000)
  expect(words(1)).toEqual(['Black tea', ''])
  polled(Date.now() + 60_000)
  expect(words(1)).toEqual(['Tea', ''])
  polled(Date.now() - 60_000)
  // Somebody else was faster, and the board tells it already.
  click(cell(2, 1))
  type('Glasses')
  press('Enter')
  act(() => void roots.cells(doc).set('r2:a', 'Bowls'))
  expect(words(2)).toEqual(['Glasses', ''])
  takeAll()
  expect(words(2)).toEqual(['Bowls', ''])
})
