import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import * as planMessages from '#domain/messages/plan.ts'
import { createColumn } from '#domain/plan/columns.ts'
import { roots } from '#domain/plan/roots.ts'
import { createRow } from '#domain/plan/rows.ts'
import {
  cell,
  choose,
  click,
  field,
  fillTable,
  focus,
  openPlan,
  press,
  pressButton,
  setPlanPages,
  type,
  words,
} from '#support/views/openPlan.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { historyOf } from '../history/historyOf.ts'

setPlanPages()

test('a row is moved to the end before rows that are not saved yet; one that is not saved yet stays, and is told', () => {
  openPlan('facilitator')
  pressButton('Add row')
  press('Escape')
  focus(cell(1, 1))
  press('ArrowDown', { altKey: true, shiftKey: true })
  expect([words(1)[0], words(2)[0], words(3)[0]]).toEqual(['Cups', 'Tea', ''])
  const told = (): unknown[] => useToastQueue.getState().waiting
  const before = told().length
  focus(cell(2, 1))
  press('ArrowDown', { altKey: true, shiftKey: true })
  expect(told()).toHaveLength(before + 1)
  focus(cell(3, 1))
  press('ArrowUp', { altKey: true, shiftKey: true })
  expect([words(1)[0], words(2)[0], words(3)[0]]).toEqual(['Cups', 'Tea', ''])
  expect(useToastQueue.getState().waiting.at(-1)?.message).toMatch('It can be moved once')
})

test('a column that is not saved yet, and those beside it, are not moved over each other', async () => {
  openPlan('facilitator')
  pressButton('Add column')
  const isMovable = async (column: string, item: string): Promise<boolean> => {
    fireEvent.click(screen.getByRole('button', { name: `${column}, menu` }))
    const entry = await screen.findByRole('menuitem', { name: item })
    const isEnabled = !entry.hasAttribute('disabled') && entry.dataset['disabled'] === undefined
    fireEvent.keyDown(entry, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: item })).toBeNull())
    return isEnabled
  }
  expect(await isMovable('Column 3', 'Move left')).toBe(false)
  expect(await isMovable('Column 2', 'Move right')).toBe(false)
  expect(await isMovable('Column 2', 'Move left')).toBe(true)
})

test('[PL5] a row that is not saved yet is deleted by a call behind the one that adds it', async () => {
  const { sent } = openPlan('facilitator')
  pressButton('Add row')
  press('Escape')
  focus(cell(3, 0))
  press('Delete')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  expect(sent()).toEqual(['create', 'remove'])
})

test('[U14] [PL5] without a websocket, facilitators delete rows and columns and edit headings and choices by calls', async () => {
  const { room, objectId, sent } = openPlan('facilitator', { isPolling: true })
  click(cell(0, 1))
  type('task')
  press('Enter')
  expect(cell(0, 1).textContent).toContain('Task')
  pressButton('Add column')
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  focus(cell(2, 0))
  press('Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this row?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  await choose('Column 2', 'Delete column')
  const about = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this column?' })
  fireEvent.click(within(about).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3))
  expect(sent()).toEqual(['change', 'create', 'remove', 'remove'])
  const { entries } = room.outbox.view.getState()
  const [rename, , row, column] = entries.filter((entry) => entry.objectId === objectId)
  expect([rename, row, column].map((entry) => entry?.variables)).toEqual([
    ...[{ columnId: 'a', heading: 'task' }, { rowId: 'r2' }],
    { planId: objectId, columnId: 'b' },
  ])
})

test('[PL2] a heading that is typed while the connection goes is saved by a call', () => {
  const { room, objectId, sent } = openPlan('facilitator')
  click(cell(0, 1))
  type('task')
  act(() => {
    const board = room.documents.get({ kind: 'board', id: objectId })
    board.fill((doc) => fillTable(doc))
    // Its rights are asked again, and nobody answers.
    room.documents.get({ kind: 'desk', id: objectId }).view.setState({ state: { status: 'loading' } })
  })
  fireEvent.blur(field())
  expect(cell(0, 1).textContent).toContain('Task')
  expect(sent()).toEqual(['change'])
})

test('[PL10] one undo for headings and cells: the last act of the facilitator first', async () => {
  const { doc, sent } = openPlan('facilitator')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  click(cell(0, 1))
  type('Task')
  press('Enter')
  click(cell(1, 1))
  type('Green tea')
  press('Enter')
  fireEvent.click(undo)
  // The reverse edit waits behind the first one: sent together they are nothing.
  expect(sent().at(-1)).toEqual({ a: { value: 'Tea', expected: 'Green tea' } })
  expect(words(1)).toEqual(['Tea', ''])
  expect(roots.headings(doc).get('a')).toBe('Task')
  fireEvent.click(undo)
  expect(roots.headings(doc).get('a')).toBe('what')
  pressButton('Redo')
  expect(roots.headings(doc).get('a')).toBe('Task')
})

test('[PL9] [PL10] a row is deleted after the question of the catalogue, and undo brings it back with its texts', async () => {
  openPlan('facilitator')
  focus(cell(2, 0))
  press('Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this row?' })
  within(dialog).getByText('This will permanently delete the row and any input will be lost.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(words(2)).toEqual(['Cups', ''])
})

test('[PL10] an added row that is not saved yet comes back by redo, and is sent again', async () => {
  const { sent } = openPlan('facilitator')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  pressButton('Add row')
  press('Escape')
  fireEvent.click(undo)
  expect(screen.getAllByRole('row')).toHaveLength(3)
  pressButton('Redo')
  expect(words(3)).toEqual(['', ''])
  expect(sent().at(-1)).toBe('create')
})

test('[PL10] everyone undoes what they did to cells: a participant gets back what they emptied', async () => {
  const { sent } = openPlan('participant')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  focus(cell(1, 1))
  press('Delete')
  expect(words(1)).toEqual(['', ''])
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(words(1)).toEqual(['Tea', ''])
  expect(sent().at(-1)).toEqual({ a: { value: 'Tea', expected: '' } })
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true })
  expect(words(1)).toEqual(['', ''])
})

test('[PL10] what was typed without a connection can be undone when the document of the server has come', async () => {
  const { room, objectId } = openPlan('participant')
  click(cell(1, 1))
  type('Green tea')
  press('Enter')
  await screen.findByRole('button', { name: 'Undo' })
  const ofServer = new Y.Doc()
  fillTable(ofServer)
  act(() => room.documents.get({ kind: 'board', id: objectId }).view.setState({ doc: ofServer }))
  pressButton('Undo')
  expect(words(1)).toEqual(['Tea', ''])
})

test('[PL10] a column that is not saved yet is taken away by undo, and comes back by redo', async () => {
  const { sent } = openPlan('facilitator')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  pressButton('Add column')
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  fireEvent.click(undo)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  pressButton('Redo')
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  expect(sent()).toEqual(['create', 'remove', 'create'])
})

test('[PL10] an import is undone whole: its rows, and the column in which only they have texts', async () => {
  const { room, objectId, doc } = openPlan('facilitator')
  const actor = { role: 'facilitator', isMine: () => true } as const
  act(() =>
    doc.transact(() => {
      createColumn(doc, { id: 'c' })
      const cells = [{ columnId: 'c', value: 'Monday' }]
      createRow({ desk: doc, board: doc }, actor, { id: 'r3', createdAt: 1, cells })
    }),
  )
  const history = historyOf({ objectId, source: doc, readsDesk: true }, room)
  act(() =>
    history.together(() => {
      history.made({ type: 'column', id: 'c' })
      history.made({ type: 'row', id: 'r3', texts: { c: 'Monday' } })
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})

test('[PL10] an undone edit that the server took is over: the same text, typed later and refused, stays with its author', async () => {
  const { room, entries, refuseEdit } = openPlan('facilitator')
  click(cell(1, 1))
  type('Green tea')
  press('Enter')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(entries().at(-1)?.effect).toMatchObject({ cells: { a: { value: 'Tea', expected: 'Green tea' } } })
  act(() => entries().forEach(({ entryId }) => room.outbox.dismiss(entryId)))
  refuseEdit(planMessages.cellChanged.code, { value: 'Tea', expected: 'Green tea' })
  await screen.findByRole('alert', { name: 'Somebody else changed this cell meanwhile' })
})
