import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { RoleContext } from '#activity/session/role.ts'
import type { RoomRole } from '#activity/session/role.ts'
import { lockFlags } from '#domain/activity/flags.ts'
import { createColumn } from '#domain/plan/columns.ts'
import { boardRoots, roots } from '#domain/plan/roots.ts'
import { createRow } from '#domain/plan/rows.ts'
import * as planMessages from '#domain/messages/plan.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import type { Room } from '#sync/room/createRoom.ts'
import type { OutboxEntry } from '#sync/outbox/outbox.ts'
import { renderView } from '#support/views/renderView.tsx'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import { PlanPage } from './PlanPage.tsx'
import { usePlan } from './usePlan.ts'

// The test environment has no layout: every element is as large as a screen.
beforeAll(() => {
  for (const side of ['offsetHeight', 'offsetWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 })
})
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const objectId = 'o'
let rooms = 0

function Shown() {
  return <PlanPage plan={usePlan(objectId)} isPresented={false} />
}

/** One person's page of a planner: 'What' and 'Who', with two rows. */
function show(role: RoomRole) {
  const workshopId = `planpage${(rooms += 1)}`
  const identity = { kind: 'member' as const, memberId: 'ann', username: 'ann', workshopId }
  const room: Room = roomFor(workshopId, identity)
  const kind = role === 'facilitator' ? 'desk' : 'board'
  const doc = room.documents.get({ kind, id: objectId }).view.getState().doc
  const board = room.documents.get({ kind: 'board', id: objectId }).view.getState().doc
  createColumn(doc, { id: 'a', heading: 'what' })
  createColumn(doc, { id: 'b', heading: '' })
  const actor = { role: 'facilitator' as const, isMine: () => true }
  for (const [id, value] of [
    ['r1', 'Tea'],
    ['r2', 'Cups'],
  ] as const)
    createRow({ desk: doc, board }, actor, { id, createdAt: 1, cells: [{ columnId: 'a', value }] })
  room.documents.get({ kind: 'state', id: workshopId }).fill((state) => {
    stateRoots.parts(state).set('one', { ...agendaPart('one'), objectId, content: 'workshop | plan' })
  })
  renderView(
    <RoomContext value={room}>
      <RoleContext value={role}>
        <Shown />
      </RoleContext>
    </RoomContext>,
  )
  const sent = (): unknown[] =>
    room.outbox.view
      .getState()
      .entries.map(({ effect }) => (effect?.does === 'fill' ? effect.cells : effect?.does))
  return { room, doc, board, sent }
}

const rowAt = (index: number): HTMLElement => screen.getAllByRole('row')[index] as HTMLElement
/** @param row from one; 0 for the headings */
function cell(row: number, column: number): HTMLElement {
  const cells = [...rowAt(row).children] as HTMLElement[]
  return cells[column] as HTMLElement
}
const words = (row: number): (string | null)[] =>
  [...rowAt(row).querySelectorAll('[role="gridcell"]')].map(
    ({ firstChild }) => firstChild?.textContent ?? null,
  )
const field = (): HTMLTextAreaElement => within(screen.getByRole('grid')).getByRole('textbox')
const press = (key: string, more: object = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
}
const type = (value: string): void => {
  fireEvent.change(field(), { target: { value } })
}
const isEditing = (): boolean => screen.getByRole('grid').querySelector('textarea') !== null

test('[PL5] [PL6] a click edits a cell, Enter saves what was typed with the text that it replaces', () => {
  const { sent } = show('participant')
  fireEvent.click(cell(1, 1))
  expect(field().value).toBe('Tea')
  expect(document.activeElement).toBe(field())
  type('Green tea')
  press('Enter')
  expect(isEditing()).toBe(false)
  expect(sent()).toEqual([{ a: { value: 'Green tea', expected: 'Tea' } }])
  expect(words(1)).toEqual(['Green tea', ''])
  expect(cell(1, 1).dataset['state']).toBe('waiting')
  within(cell(1, 1)).getByText(', Not saved yet')
  expect(document.activeElement).toBe(cell(1, 1))
})

test('[PL3] Shift+Enter is left to the field, Escape saves nothing, leaving the cell saves', () => {
  const { sent } = show('participant')
  fireEvent.click(cell(1, 1))
  type('Green\ntea')
  press('Enter', { shiftKey: true })
  expect(isEditing()).toBe(true)
  press('Escape')
  expect([isEditing(), sent()]).toEqual([false, []])
  fireEvent.click(cell(2, 2))
  type('Ann\nBen')
  fireEvent.blur(field())
  expect(sent()).toEqual([{ b: { value: 'Ann\nBen', expected: '' } }])
  expect(words(2)).toEqual(['Cups', 'Ann\nBen'])
})

test('[PL3] a text that is too long is not saved and not cut: the field says by how much', () => {
  const { sent } = show('participant')
  fireEvent.click(cell(1, 1))
  type('x'.repeat(257))
  press('Enter')
  expect(isEditing()).toBe(true)
  screen.getByText('2 characters too long')
  expect(sent()).toEqual([])
})

test('Tab and Shift+Tab save and edit the next cell, over columns and rows', () => {
  const { sent } = show('participant')
  fireEvent.click(cell(1, 1))
  press('Tab')
  type('Ann')
  press('Tab')
  expect(field().value).toBe('Cups')
  press('Tab', { shiftKey: true })
  expect(field().value).toBe('Ann')
  expect(sent()).toEqual([{ b: { value: 'Ann', expected: '' } }])
})

test('arrow keys move between cells, and typing replaces the text of the cell', () => {
  const { sent } = show('participant')
  act(() => cell(1, 1).focus())
  press('ArrowDown')
  press('ArrowRight')
  expect(document.activeElement).toBe(cell(2, 2))
  press('B')
  expect(field().value).toBe('B')
  press('Escape')
  press('F2')
  expect(field().value).toBe('')
  press('Escape')
  press('ArrowLeft')
  press('Delete')
  expect(sent()).toEqual([{ a: { value: '', expected: 'Cups' } }])
})

test('[R1] facilitators select cells: dragging, Shift and clicks select, Escape ends it, and clicks edit again', () => {
  show('facilitator')
  fireEvent.pointerDown(cell(1, 1), { button: 0, pointerType: 'mouse' })
  fireEvent.pointerOver(cell(2, 2), { buttons: 1 })
  fireEvent.click(cell(2, 2))
  act(() => void fireEvent.pointerUp(document))
  const selected = (): number => document.querySelectorAll('[aria-selected="true"]').length
  expect(selected()).toBe(4)
  expect(isEditing()).toBe(false)
  screen.getByRole('toolbar', { name: '4 cells selected' })
  press('Escape')
  expect(selected()).toBe(0)
  fireEvent.click(cell(1, 1), { ctrlKey: true })
  fireEvent.click(cell(2, 1))
  expect(selected()).toBe(2)
  fireEvent.click(cell(2, 1))
  expect(selected()).toBe(1)
  press('Escape')
  fireEvent.click(cell(1, 1))
  expect(isEditing()).toBe(true)
})

test('[R1] participants select nothing: Shift and Ctrl edit like any click', () => {
  show('participant')
  fireEvent.click(cell(1, 1), { ctrlKey: true })
  expect(isEditing()).toBe(true)
  expect(document.querySelectorAll('[aria-selected]').length).toBe(0)
})

/** Copies or pastes at the focus; returns what is on the clipboard then. */
function clipboard(does: 'copy' | 'paste', text = ''): string {
  let kept = text
  const clipboardData = { getData: () => kept, setData: (_type: string, value: string) => (kept = value) }
  const target = document.activeElement ?? document.body
  fireEvent(target, createEvent[does](target, { clipboardData }))
  return kept
}

test('[PL5] a range of a spreadsheet is pasted from the cell on, with rows that are missing; and copied as one', () => {
  const { sent } = show('facilitator')
  act(() => cell(2, 1).focus())
  clipboard('paste', '"Big\ncups"\tAnn\r\nSugar\tBen\r\n')
  expect(sent()).toEqual([
    { a: { value: 'Big\ncups', expected: 'Cups' }, b: { value: 'Ann', expected: '' } },
    'create',
  ])
  expect(words(3)).toEqual(['Sugar', 'Ben'])
  press('a', { ctrlKey: true })
  expect(clipboard('copy')).toBe('Tea\t\n"Big\ncups"\tAnn\nSugar\tBen')
})

test('Ctrl+D fills the selected cells below the first one', () => {
  const { sent } = show('facilitator')
  act(() => cell(1, 1).focus())
  press('ArrowDown', { shiftKey: true })
  press('d', { ctrlKey: true })
  expect(sent()).toEqual([{ a: { value: 'Tea', expected: 'Cups' } }])
})

test('[PL5] everyone adds rows, facilitators columns; a new row is there at once, unsaved', () => {
  const { sent } = show('participant')
  expect(screen.queryByRole('button', { name: 'Add column' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add row' }))
  expect(words(3)).toEqual(['', ''])
  expect(sent()).toEqual(['create'])
  cleanup()
  show('facilitator')
  fireEvent.click(screen.getByRole('button', { name: 'Add column' }))
  expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toContain('Column 3')
})

test('[B4] [PL5] a lock closes the cells to participants', () => {
  const { board } = show('participant')
  act(() => void boardRoots.flags(board).set(lockFlags.inputLocked, true))
  fireEvent.click(cell(1, 1))
  expect(isEditing()).toBe(false)
  expect(cell(1, 1).getAttribute('aria-readonly')).toBe('true')
  expect(screen.getByRole('button', { name: 'Add row' })).toHaveProperty('disabled', true)
})

test('[PL8] a text is sent when its row is deleted while it is typed, so that its author is told', () => {
  const { doc, sent } = show('participant')
  fireEvent.click(cell(2, 1))
  type('Big cups')
  act(() => void roots.rowDeleted(doc).set('r2', true))
  expect(isEditing()).toBe(false)
  expect(sent()).toEqual([{ a: { value: 'Big cups', expected: 'Cups' } }])
})

test('[PL6] on a conflict both texts are shown, and the chosen one names the text that the person has seen', () => {
  const { room, doc, sent } = show('participant')
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
  const panel = screen.getByRole('alert', { name: 'Somebody else changed this cell meanwhile' })
  within(panel).getByText('What, row 1')
  within(panel).getByText('Green tea')
  within(panel).getByText('Black tea')
  expect(cell(1, 1).dataset['state']).toBe('conflict')
  fireEvent.click(within(panel).getByRole('button', { name: 'Use my text' }))
  expect(sent()).toEqual([{ a: { value: 'Green tea', expected: 'Black tea' } }])
})

test('what was typed when the page was closed is sent when it is opened again', () => {
  const { sent, room } = show('participant')
  fireEvent.click(cell(1, 1))
  type('Green tea')
  const kept = Object.entries(localStorage).filter(([key]) => key.includes('.cell.'))
  expect(kept).toHaveLength(1)
  expect(room.outbox.view.getState().entries).toEqual([])
  press('Enter')
  expect(Object.keys(localStorage).filter((key) => key.includes('.cell.'))).toEqual([])
  expect(sent()).toHaveLength(1)
})

test('the grid says how large it is and where a cell stands', () => {
  show('participant')
  const grid = screen.getByRole('grid')
  expect(grid.getAttribute('aria-rowcount')).toBe('3')
  expect(grid.getAttribute('aria-colcount')).toBe('3')
  expect(rowAt(2).getAttribute('aria-rowindex')).toBe('3')
  expect(cell(2, 2).getAttribute('aria-colindex')).toBe('3')
  expect(grid.querySelectorAll('[data-column][tabindex="0"]')).toHaveLength(1)
})
