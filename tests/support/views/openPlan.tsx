import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, vi } from 'vitest'
import type * as Y from 'yjs'
import { ItemNounContext } from '#activity/itemNoun.ts'
import type { RoomRole } from '#activity/session/role.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { lockFlags } from '#domain/activity/flags.ts'
import { createColumn } from '#domain/plan/columns.ts'
import { boardRoots } from '#domain/plan/roots.ts'
import { createRow } from '#domain/plan/rows.ts'
import { planFace } from '#features/plan/face.ts'
import { PlanPage } from '#features/plan/page/PlanPage.tsx'
import { GridHands } from '#features/plan/grid/PlanGrid.tsx'
import { arranging } from '#features/plan/grid/arrange/useArrange.ts'
import { usePlan } from '#features/plan/rows/usePlan.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import { HeaderSlotsProvider, HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'

/**
 * For tests of the pages of planners: each on a device that keeps no entries of the outbox, as another file of the same process
 * may have left a database, and then they would be on disk at some moment.
 */
export function setPlanPages(): void {
  beforeAll(stubLayout)
  beforeEach(() => void vi.stubGlobal('indexedDB', undefined))
}

/** The test environment has no layout: every element is as large as a screen, so that rows are drawn. */
async function stubLayout(): Promise<() => void> {
  await Promise.all([arranging.preload(), GridHands.preload()])
  const { clientHeight, clientWidth } = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
  for (const side of ['clientHeight', 'clientWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 600 })
  // Other files of the process have the same page.
  return () => void Object.defineProperties(HTMLElement.prototype, { clientHeight, clientWidth })
}

let rooms = 0

/** What one person's device has of a planner before its page is opened. */
export interface BeforeOpening {
  /** Called with the person's key and the ids of what is there. */
  prepare?: (owner: string, objectId: string) => void
  /** A facilitator without a websocket: the board was polled, and there is no desk. */
  isPolling?: boolean
  /** Input is locked. */
  isLocked?: boolean
}

/** One person's page of a planner in a room without a connection: 'What' with Tea and Cups, and an empty column. */
export function openPlan(
  role: RoomRole,
  { prepare, isPolling = false, isLocked = false }: BeforeOpening = {},
) {
  const workshopId = `planpage${(rooms += 1)}`
  const objectId = `o${rooms}`
  const { entries: entriesOf, render, room, tell } = stillRoom(workshopId)
  const handleOf = (kind: 'desk' | 'board') => room.documents.get({ kind, id: objectId })
  const docOf = (kind: 'desk' | 'board') => handleOf(kind).view.getState().doc
  // A participant's board has arrived.
  const hasDesk = role === 'facilitator' && !isPolling
  if (hasDesk) fillTable(docOf('desk'))
  else handleOf('board').fill(fillTable)
  const doc = docOf(hasDesk ? 'desk' : 'board')
  const board = docOf('board')
  if (isLocked) boardRoots.flags(board).set(lockFlags.inputLocked, true)
  tell({}, { parts: [agendaPart('one', { objectId, content: 'workshop | plan' })] })
  prepare?.(identityKey(room.identity), objectId)
  function Page() {
    return <PlanPage plan={usePlan(objectId)} isPresented={false} />
  }
  render(
    <HeaderSlotsProvider>
      <HeaderSlotTarget name="search" />
      <HeaderSlotTarget name="tools" />
      <ItemNounContext value={planFace.itemNoun ?? 'answer'}>
        <Page />
      </ItemNounContext>
    </HeaderSlotsProvider>,
    { role },
  )
  const entries = (): OutboxEntry[] => entriesOf(objectId)
  return {
    ...{ room, objectId, doc, board, entries },
    /** What waits in the outbox: the cells of edits, otherwise what an act does. */
    sent: (): unknown[] =>
      entries().map(({ effect }) => (effect?.does === 'fill' ? effect.cells : effect?.does)),
    /** Texts that were not saved, each with the code of its reason. */
    refused: (): unknown[] =>
      entries().flatMap(({ text, state }) => (state.status === 'refused' ? [[text, state.code]] : [])),
    /** The server has refused an edit of the first cell for this reason. */
    refuseEdit(code: string, edit = { value: 'Green tea', expected: 'Tea' }): void {
      const refused: OutboxEntry = {
        ...{ entryId: 'e', workshopId, document: 'mutation', variables: {}, objectId, label: 'Cell' },
        ...{ text: edit.value, order: 1, createdMs: 1, isKept: true, wasSent: true },
        state: { status: 'refused', message: '', code },
        effect: { does: 'fill', type: 'cells', id: 'r1', cells: { a: edit } },
      }
      act(() => room.outbox.view.setState({ entries: [refused] }))
    },
  }
}

export function fillTable(doc: Y.Doc): void {
  createColumn(doc, { id: 'a', heading: 'what' })
  createColumn(doc, { id: 'b', heading: '' })
  const actor = { role: 'facilitator', isMine: () => true } as const
  for (const [id, value] of [
    ['r1', 'Tea'],
    ['r2', 'Cups'],
  ] as const)
    createRow({ desk: doc, board: doc }, actor, { id, createdAt: 1, cells: [{ columnId: 'a', value }] })
}

/** @param row from one; 0 for the headings @param column from one; 0 for the row's number */
export function cell(row: number, column: number): HTMLElement {
  const cells = [...(screen.getAllByRole('row')[row]?.children ?? [])] as HTMLElement[]
  return cells[column] as HTMLElement
}

/** The texts of a row's cells. */
export function words(row: number): (string | null)[] {
  const cells = screen.getAllByRole('row')[row]?.querySelectorAll('[role="gridcell"]') ?? []
  return [...cells].map(({ firstChild }) => firstChild?.textContent ?? null)
}

/** The field of the cell that is being edited. */
export function field(): HTMLTextAreaElement {
  return within(screen.getByRole('grid')).getByRole('textbox')
}

export function isEditing(): boolean {
  return screen.getByRole('grid').querySelector('textarea') !== null
}

/** Presses a key where the focus is. */
export function press(key: string, more: object = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
}

export function type(value: string): void {
  fireEvent.change(field(), { target: { value } })
}

/** Holds down the button of a mouse. */
export function hold(element: HTMLElement): void {
  fireEvent.pointerDown(element, { button: 0, pointerType: 'mouse' })
}

export function click(element: HTMLElement, more: object = {}): void {
  hold(element)
  fireEvent.click(element, more)
}

export function focus(element: HTMLElement): void {
  act(() => element.focus())
}

export const selectedCount = (): number => document.querySelectorAll('[aria-selected="true"]').length

/** Chooses an item of the menu of a column. */
export async function choose(column: string, item: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: `${column}, menu` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}

export const pressButton = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
