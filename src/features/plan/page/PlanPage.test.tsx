import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lockFlags } from '#domain/activity/flags.ts'
import { limits } from '#domain/limits.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { createColumn } from '#domain/plan/columns.ts'
import { boardRoots, roots } from '#domain/plan/roots.ts'
import { createRows } from '#domain/plan/rows.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import {
  cell,
  choose,
  click,
  isEditing,
  openPlan,
  pressButton,
  setPlanPages,
  type,
  words,
} from '#support/views/openPlan.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'

setPlanPages()

test('[PL5] everyone adds rows, facilitators columns; a new row is there at once, unsaved', () => {
  const { sent } = openPlan('participant')
  expect(screen.queryByRole('button', { name: 'Add column' })).toBeNull()
  pressButton('Add row')
  expect(words(3)).toEqual(['', ''])
  expect(sent()).toEqual(['create'])
  cleanup()
  openPlan('facilitator')
  pressButton('Add column')
  expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toContain('Column 3')
})

test('[PL5] the heading of an added column has the focus, and the column is announced', async () => {
  openPlan('facilitator')
  pressButton('Add column')
  expect(document.activeElement).toBe(cell(0, 3))
  expect(useAnnouncement.getState().text).toBe('Column 3 added')
  await choose('What', 'Add column after')
  expect(useAnnouncement.getState().text).toBe('Column 2 added')
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull())
  expect(document.activeElement).toBe(cell(0, 2))
  screen.getByRole('columnheader', { name: 'Column 2' })
})

test('[B4] [PL5] a lock closes the cells to participants', () => {
  const { board } = openPlan('participant')
  act(() => void boardRoots.flags(board).set(lockFlags.inputLocked, true))
  click(cell(1, 1))
  expect(isEditing()).toBe(false)
  expect(cell(1, 1).getAttribute('aria-readonly')).toBe('true')
  screen.getByText('The facilitator has closed the input for now. What you have written stays here.')
  expect(screen.getByRole('button', { name: 'Add row' })).toHaveProperty('disabled', true)
})

test('[T3] [PL5] what a participant types when a timer closes the input is sent at that moment', async () => {
  const { room, sent } = openPlan('participant')
  click(cell(1, 1))
  type('Green tea')
  const { doc } = room.documents.get({ kind: 'state', id: room.workshopId }).view.getState()
  const timer = { partId: 'one', seconds: 9, endsAt: Date.now() + 50, remainingMs: null, locksInput: true }
  act(() => void stateRoots.state(doc).set('timer', timer))
  await waitFor(() => expect(isEditing()).toBe(false))
  expect(sent()).toEqual([{ a: { value: 'Green tea', expected: 'Tea' } }])
  click(cell(2, 1))
  expect(isEditing()).toBe(false)
})

test('[PL8] a text is sent when its row is deleted while it is typed, so that its author is told', () => {
  const { doc, sent } = openPlan('participant')
  click(cell(2, 1))
  type('Big cups')
  act(() => void roots.rowDeleted(doc).set('r2', true))
  expect(isEditing()).toBe(false)
  expect(sent()).toEqual([{ a: { value: 'Big cups', expected: 'Cups' } }])
})

test('[PL1] a full planner says so in words: a title alone is for those with a mouse', () => {
  const { doc } = openPlan('facilitator')
  expect(screen.queryByText('This planner is full: it has 500 rows.')).toBeNull()
  const actor = { role: 'facilitator', isMine: () => true } as const
  act(() =>
    doc.transact(() => {
      for (let at = 3; at <= limits.planColumns; at += 1) createColumn(doc, { id: `c${at}` })
      const rows = Array.from({ length: limits.planRows - 2 }, (_, at) => ({ id: `more${at}`, createdAt: 1 }))
      createRows({ desk: doc, board: doc }, actor, rows)
    }),
  )
  expect(screen.getByRole('button', { name: 'Add row' })).toHaveProperty('disabled', true)
  screen.getByText('This planner is full: it has 500 rows.')
  expect(screen.getByRole('button', { name: 'Add column' })).toHaveProperty('disabled', true)
  screen.getByText('No more columns fit: there are 20.')
})

test('[PL6] on a conflict both texts are shown, and the chosen one names the text that the person has seen', async () => {
  const { doc, sent, refuseEdit } = openPlan('participant')
  act(() => void roots.cells(doc).set('r1:a', 'Black tea'))
  refuseEdit(planMessages.cellChanged.code)
  const panel = await screen.findByRole('alert', { name: 'Somebody else changed this cell meanwhile' })
  within(panel).getByText('What, row 1')
  within(panel).getByText('Green tea')
  within(panel).getByText('Black tea')
  expect(cell(1, 1).dataset['state']).toBe('conflict')
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  fireEvent.click(within(panel).getByRole('button', { name: 'Copy my text' }))
  await within(panel).findByRole('button', { name: 'Copied' })
  vi.unstubAllGlobals()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Green tea')
  fireEvent.click(within(panel).getByRole('button', { name: 'Use my text' }))
  expect(sent()).toEqual([{ a: { value: 'Green tea', expected: 'Black tea' } }])
})

test('[PL6] an edit that was refused while the planner was hidden is sent again, once, when its page is open', () => {
  const { sent, refused, refuseEdit } = openPlan('participant')
  refuseEdit(planMessages.cellHidden.code)
  expect([sent(), refused()]).toEqual([[{ a: { value: 'Green tea', expected: 'Tea' } }], []])
  refuseEdit(planMessages.cellHidden.code)
  expect(refused()).toHaveLength(1)
})

test('[PL2] a heading that cannot be saved stays with the person when its field closes', async () => {
  const { refused } = openPlan('facilitator')
  click(cell(0, 1))
  type('x'.repeat(257))
  click(cell(1, 1))
  await waitFor(() => expect(refused()).toEqual([['x'.repeat(257), expect.anything()]]))
})

test('the heading of a column that is not saved yet is not edited', () => {
  openPlan('facilitator')
  pressButton('Add column')
  click(cell(0, 3))
  expect(isEditing()).toBe(false)
  click(cell(0, 2))
  expect(isEditing()).toBe(true)
})

test('sorting and filtering change the order on this screen only, and a new row stands at the end', async () => {
  const { doc } = openPlan('participant')
  const before = roots.rows(doc).toJSON()
  await choose('What', 'Sort A to Z')
  expect([words(1)[0], words(2)[0]]).toEqual(['Cups', 'Tea'])
  expect(screen.getAllByRole('columnheader')[1]?.getAttribute('aria-sort')).toBe('ascending')
  expect(cell(1, 0).textContent).toContain('2')
  pressButton('Add row')
  expect(words(3)).toEqual(['', ''])
  expect(roots.rows(doc).toJSON()).toEqual(before)
  pressButton('Show everything')
  expect(words(1)[0]).toBe('Tea')
})

test('the menu of a column holds nothing but entries', async () => {
  openPlan('facilitator')
  pressButton('What, menu')
  const menu = await screen.findByRole('menu')
  await within(menu).findByRole('menuitem', { name: 'Sort A to Z' })
  expect(within(menu).queryByRole('textbox')).toBeNull()
})

test('Show everything takes the words out of the search field too', async () => {
  openPlan('participant')
  const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search rows' })
  fireEvent.change(search(), { target: { value: 'coffee' } })
  screen.getByText('No row contains this')
  await choose('What', 'Sort A to Z')
  pressButton('Show everything')
  expect(words(1)[0]).toBe('Tea')
  expect(search().value).toBe('')
})

test('[PL17] [B20] a row is called a row, open and when others delete it', async () => {
  const { doc } = openPlan('facilitator')
  fireEvent.click(within(cell(2, 0)).getByRole('button'))
  await screen.findByRole('dialog', { name: 'Row 2' })
  act(() => void roots.rowDeleted(doc).set('r2', true))
  const gone = await screen.findByRole('dialog', { name: 'Row' })
  within(gone).getByText('Somebody deleted this row.')
})

test('a filter that no row passes says so', async () => {
  openPlan('participant')
  await choose('What', 'Show rows that contain…')
  const wanted = await screen.findByRole('textbox', { name: 'Show rows that contain' })
  fireEvent.change(wanted, { target: { value: 'coffee' } })
  await screen.findByText('No row contains these words.')
  fireEvent.change(wanted, { target: { value: 'tea' } })
  await waitFor(() => expect(screen.queryByText('No row contains these words.')).toBeNull())
})
