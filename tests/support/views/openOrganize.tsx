import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { ItemNounContext } from '#activity/item/itemNoun.ts'
import { RunDialogContext } from '#activity/session/runDialog.ts'
import type { RunDialog } from '#activity/session/runDialog.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { updateInfo } from '#domain/organize/info.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addGroup, addItem, move } from '#domain/organize/moves.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { setItemsTaken, setSorting } from '#domain/organize/sorting.ts'
import type { Sorting } from '#domain/organize/flags.ts'
import { contents } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { OrganizeRoute } from '#features/organize/page/OrganizeRoute.tsx'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { boss } from '#support/documents/actors.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { StillRoom } from '#support/documents/stillRoom.tsx'
import type { OutboxEntry } from '#sync/outbox/outboxEntry.ts'
import { HeaderSlotsProvider, HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'

export interface OpenedOrganize {
  part: AgendaPart
  /** Where the room's texts are: the desk of a facilitator who has one, else the board. */
  docs: { desk: Y.Doc; board: Y.Doc }
  room: StillRoom['room']
  tell: StillRoom['tell']
  /** This activity's entries of the outbox. */
  entries: () => OutboxEntry[]
  /** The ids of its items by their names: the page remembers acts by id, from one test to the next. */
  ids: Record<'fire' | 'fame' | 'flood' | 'frost', string>
  /** The session's dialogs that were opened. */
  dialogs: (RunDialog | null)[]
  /** What its address has below that of the activity. */
  below: () => string
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>
}

let rooms = 0

export interface OrganizeStage {
  sorting?: Sorting
  takesItems?: boolean
  /** Without what is sorted. */
  isEmpty?: boolean
  /** A facilitator whose desk is not available. */
  isReading?: boolean
}

/**
 * The sections Risk and Idea on the page of a role, in a room without a connection: Fire is in Risk, Fame in the group Fun
 * of Idea, and Flood and Frost are not sorted.
 */
export function openOrganize(role: RoomRole, stage: OrganizeStage = {}): OpenedOrganize {
  const { sorting = 'FACILITATORS', takesItems = false, isEmpty = false, isReading = false } = stage
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const workshopId = `openOrganize${++rooms}`
  const objectId = `organized${rooms}`
  const part = agendaPart('one', { objectId, content: contents.organize })
  const { entries, render, room, tell } = stillRoom(workshopId)
  tell({ moves: 1 }, { parts: [part] })
  const hasDesk = role === 'facilitator' && !isReading
  const docOf = (kind: 'desk' | 'board'): Y.Doc => {
    const document = room.documents.get({ kind, id: objectId })
    if (!hasDesk || kind === 'desk') document.fill(() => undefined)
    return document.view.getState().doc
  }
  const docs = { desk: docOf(hasDesk ? 'desk' : 'board'), board: docOf('board') }
  setSorting(docs.board, sorting)
  setItemsTaken(docs.board, takesItems)
  updateInfo(docs.desk, { organizeName: 'Sort', toplevelSectionName: 'Unsorted' })
  const ids = named(rooms)
  if (!isEmpty) fill(docs, ids)
  if (hasDesk) organizeModel.project(docs, 'all')
  cleanup()
  const dialogs: OpenedOrganize['dialogs'] = []
  render(
    <ItemNounContext value="item">
      <RunDialogContext value={{ dialog: null, open: (dialog) => dialogs.push(dialog) }}>
        <HeaderSlotsProvider>
          <HeaderSlotTarget name="search" />
          <HeaderSlotTarget name="tools" />
          <Routes>
            <Route path="/workshop/:workshopId/organize/:objectId/*" element={<OrganizeRoute />} />
          </Routes>
          <Address />
        </HeaderSlotsProvider>
      </RunDialogContext>
    </ItemNounContext>,
    { role, path: `/workshop/${workshopId}/organize/${objectId}` },
  )
  return {
    ...{ part, docs, room, tell, ids, dialogs },
    entries: () => entries(objectId),
    below: () => screen.getByTestId('address').textContent.split(objectId)[1] ?? '',
  }
}

function named(room: number): OpenedOrganize['ids'] {
  return { fire: `fire${room}`, fame: `fame${room}`, flood: `flood${room}`, frost: `frost${room}` }
}

function fill(docs: { desk: Y.Doc; board: Y.Doc }, ids: OpenedOrganize['ids']): void {
  const { desk } = docs
  deskEdits.create(sectionRules, desk, { id: 'risk', text: 'Risk', color: 6 })
  deskEdits.create(sectionRules, desk, { id: 'idea', text: 'Idea', desc: 'What we could do' })
  addGroup(desk, { id: 'fun', text: 'Fun' }, { sectionId: 'idea' })
  for (const [name, id] of Object.entries(ids))
    addItem(docs, boss, { id, text: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, createdAt: 1 })
  move(desk, [ids.fire], { sectionId: 'risk' })
  move(desk, [ids.fame], { groupId: 'fun' })
}

/** The texts of the cards in a section, in order. */
export function cardsIn(section: string): (string | null)[] {
  const panel = screen.getByRole('region', { name: new RegExp(`^${section}, `) })
  return [...panel.querySelectorAll('[data-control="handle"]')].map((one) =>
    one instanceof HTMLInputElement ? (one.closest('label')?.textContent ?? '') : one.textContent,
  )
}

/** The card of an item, which takes the focus and is dragged. */
export function card(text: string): HTMLElement {
  return screen.getByRole('button', { name: text })
}

/** Presses a key on a card. */
export function keyOn(text: string, ...keys: string[]): void {
  act(() => card(text).focus())
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

/** Opens the menu of an item, a group or a section, and chooses in it. */
export async function chooseInMenu(
  name: string,
  choice: string,
  of: 'item' | 'group' | 'section' = 'item',
): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: `Actions for ${of}: ${name}` }))
  fireEvent.click(await within(await screen.findByRole('menu')).findByRole('menuitem', { name: choice }))
}
