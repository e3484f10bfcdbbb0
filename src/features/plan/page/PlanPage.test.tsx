import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockFlags } from '#domain/activity/flags.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { boardRoots, roots } from '#domain/plan/roots.ts'
import { cell, click, isEditing, openPlan, press, stubLayout, type, words } from '#support/views/openPlan.tsx'
import type { OutboxEntry } from '#sync/outbox/outbox.ts'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { keepDraft } from '../rows/cellDrafts.ts'

beforeAll(stubLayout)
beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('[PL5] everyone adds rows, facilitators columns; a new row is there at once, unsaved', () => {
  const { sent } = openPlan('participant')
  expect(screen.queryByRole('button', { name: 'Add column' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  expect(words(3)).toEqual(['', ''])
  expect(sent()).toEqual(['create'])
  cleanup()
  openPlan('facilitator')
  fireEvent.click(screen.getByRole('button', { name: 'Add column' }))
  expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toContain('Column 3')
})

test('[B4] [PL5] a lock closes the cells to participants', () => {
  const { board } = openPlan('participant')
  act(() => void boardRoots.flags(board).set(lockFlags.inputLocked, true))
  click(cell(1, 1))
  expect(isEditing()).toBe(false)
  expect(cell(1, 1).getAttribute('aria-readonly')).toBe('true')
  expect(screen.getByRole('button', { name: 'Add row' })).toHaveProperty('disabled', true)
})

test('[PL8] a text is sent when its row is deleted while it is typed, so that its author is told', () => {
  const { doc, sent } = openPlan('participant')
  click(cell(2, 1))
  type('Big cups')
  act(() => void roots.rowDeleted(doc).set('r2', true))
  expect(isEditing()).toBe(false)
  expect(sent()).toEqual([{ a: { value: 'Big cups', expected: 'Cups' } }])
})

test('[PL6] on a conflict both texts are shown, and the chosen one names the text that the person has seen', async () => {
  const { room, objectId, doc, sent } = openPlan('participant')
  const entry: OutboxEntry = {
    ...{
      entryId: 'e',
      workshopId: room.workshopId,
      document: 'mutation',
      variables: {},
      objectId,
      label: 'Cell',
    },
    ...{ text: 'Green tea', order: 1, createdMs: 1, isKept: true },
    state: { status: 'refused', message: '', code: planMessages.cellChanged.code },
    effect: { does: 'fill', type: 'cells', id: 'r1', cells: { a: { value: 'Green tea', expected: 'Tea' } } },
  }
  act(() => {
    roots.cells(doc).set('r1:a', 'Black tea')
    room.outbox.view.setState({ entries: [entry] })
  })
  const panel = await screen.findByRole('alert', { name: 'Somebody else changed this cell meanwhile' })
  within(panel).getByText('What, row 1')
  within(panel).getByText('Green tea')
  within(panel).getByText('Black tea')
  expect(cell(1, 1).dataset['state']).toBe('conflict')
  fireEvent.click(within(panel).getByRole('button', { name: 'Use my text' }))
  expect(sent()).toEqual([{ a: { value: 'Green tea', expected: 'Black tea' } }])
})

test('[PL6] [PL8] what was typed when the page was closed is sent once, also for a deleted row; not what is typed elsewhere', async () => {
  const cellDrafts = (): string[] => Object.keys(localStorage).filter((key) => key.includes('.cells.'))
  const { board, sent } = openPlan('participant', {
    prepare: (owner, objectId) => {
      const green = { rowId: 'r1', columnId: 'a', value: 'Green tea', expected: 'Te' }
      keepDraft({ owner, objectId }, green)
      keepDraft({ owner, objectId }, { ...green, rowId: 'gone', value: 'Late' })
      keepDraft({ owner, objectId: 'other' }, green)
    },
  })
  const restored = [{ a: { value: 'Green tea', expected: 'Te' } }, { a: { value: 'Late', expected: 'Te' } }]
  await waitFor(() => expect(sent()).toEqual(restored))
  expect(cellDrafts()).toHaveLength(1)
  click(cell(2, 1))
  type('Big cups')
  expect(cellDrafts()).toHaveLength(2)
  for (const isLocked of [true, false])
    act(() => void boardRoots.flags(board).set(lockFlags.inputLocked, isLocked))
  expect(sent()).toEqual(restored)
  press('Enter')
  expect(cellDrafts()).toHaveLength(1)
})

test('[PL2] a heading that cannot be saved stays with the person when its field closes', async () => {
  const { room, objectId } = openPlan('facilitator')
  click(cell(0, 1))
  type('x'.repeat(257))
  click(cell(1, 1))
  const refused = (): number[] =>
    room.outbox.view
      .getState()
      .entries.filter(({ objectId: of, state }) => of === objectId && state.status === 'refused')
      .map(({ text }) => text.length)
  await waitFor(() => expect(refused()).toEqual([257]))
})

test('the heading of a column that is not saved yet is not edited', () => {
  openPlan('facilitator')
  fireEvent.click(screen.getByRole('button', { name: 'Add column' }))
  click(cell(0, 3))
  expect(isEditing()).toBe(false)
  click(cell(0, 2))
  expect(isEditing()).toBe(true)
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
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }))
  expect(roots.headings(doc).get('a')).toBe('Task')
})

test('[PL9] [PL10] a row is deleted after the question of the catalogue, and undo brings it back with its texts', async () => {
  openPlan('facilitator')
  act(() => cell(2, 0).focus())
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
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  press('Escape')
  fireEvent.click(undo)
  expect(screen.getAllByRole('row')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }))
  expect(words(3)).toEqual(['', ''])
  expect(sent().at(-1)).toBe('create')
})

test('sorting and filtering change the order on this screen only, and a new row stands at the end', async () => {
  const { doc } = openPlan('participant')
  const before = roots.rows(doc).toJSON()
  fireEvent.click(screen.getByRole('button', { name: 'What, menu' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sort A to Z' }))
  expect([words(1)[0], words(2)[0]]).toEqual(['Cups', 'Tea'])
  expect(screen.getAllByRole('columnheader')[1]?.getAttribute('aria-sort')).toBe('ascending')
  expect(cell(1, 0).textContent).toContain('2')
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  expect(words(3)).toEqual(['', ''])
  expect(roots.rows(doc).toJSON()).toEqual(before)
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(words(1)[0]).toBe('Tea')
})

test('[PL10] everyone undoes what they did to cells: a participant gets back what they emptied', async () => {
  const { sent } = openPlan('participant')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  act(() => cell(1, 1).focus())
  press('Delete')
  expect(words(1)).toEqual(['', ''])
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(words(1)).toEqual(['Tea', ''])
  expect(sent().at(-1)).toEqual({ a: { value: 'Tea', expected: '' } })
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true })
  expect(words(1)).toEqual(['', ''])
})

test('[PL10] a column that is not saved yet is taken away by undo, and comes back by redo', async () => {
  const { sent } = openPlan('facilitator')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  fireEvent.click(screen.getByRole('button', { name: 'Add column' }))
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  fireEvent.click(undo)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }))
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  expect(sent()).toEqual(['create', 'remove', 'create'])
})

test('[PL10] an undone edit that the server took is over: the same text, typed later and refused, stays with its author', async () => {
  const { room, objectId } = openPlan('facilitator')
  const entries = (): OutboxEntry[] => room.outbox.view.getState().entries
  click(cell(1, 1))
  type('Green tea')
  press('Enter')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const undone = entries().at(-1)
  expect(undone?.effect).toMatchObject({ cells: { a: { value: 'Tea', expected: 'Green tea' } } })
  const state = { status: 'refused', message: '', code: planMessages.cellChanged.code } as const
  act(() => room.outbox.view.setState({ entries: [] }))
  act(() => room.outbox.view.setState({ entries: [{ ...(undone as OutboxEntry), objectId, state }] }))
  await screen.findByRole('alert', { name: 'Somebody else changed this cell meanwhile' })
})

test('a row is moved to the end before rows that are not saved yet; one that is not saved yet stays, and is told', () => {
  openPlan('facilitator')
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  press('Escape')
  act(() => cell(1, 1).focus())
  press('ArrowDown', { altKey: true, shiftKey: true })
  expect([words(1)[0], words(2)[0], words(3)[0]]).toEqual(['Cups', 'Tea', ''])
  act(() => cell(3, 1).focus())
  press('ArrowUp', { altKey: true, shiftKey: true })
  expect([words(1)[0], words(2)[0], words(3)[0]]).toEqual(['Cups', 'Tea', ''])
  expect(useToastQueue.getState().waiting.at(-1)?.message).toMatch('It can be moved once')
})
