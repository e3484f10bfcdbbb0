import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
  expect(within(dialog).queryByText('You can undo this as long as you stay in the activity.')).toBeNull()
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
