import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { ItemNounContext } from '#activity/itemNoun.ts'
import { RunDialogContext } from '#activity/session/runDialog.ts'
import type { RunDialog } from '#activity/session/runDialog.ts'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import type { VoteCount } from '#domain/activity/votes/tally.ts'
import { updateInfo } from '#domain/organize/info.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addGroup, addItem, move } from '#domain/organize/moves.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { setItemsTaken, setSorting } from '#domain/organize/sorting.ts'
import type { Sorting } from '#domain/organize/flags.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import { contents } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { OrganizeRoute } from '#features/organize/page/OrganizeRoute.tsx'
import type { OrganizeHere, PlacingProps } from '#features/organize/place/pageProps.ts'
import { useOrganizeVoting } from '#features/organize/place/useOrganizeVoting.ts'
import { useOrganize } from '#features/organize/useOrganize.ts'
import { fillTally } from '#support/ballots/fillTally.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { boss } from '#support/documents/actors.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { StillRoom } from '#support/documents/stillRoom.tsx'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import { HeaderSlotsProvider, HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'

/** An Organize activity in a room without a connection. */
interface OrganizeRoom {
  part: AgendaPart
  /** Where the room's texts are: the desk of a facilitator who has one, else the board. */
  docs: ActivityDocs
  room: StillRoom['room']
  tell: StillRoom['tell']
  /** This activity's entries of the outbox. */
  entries: () => OutboxEntry[]
}

export interface OpenedOrganize extends OrganizeRoom {
  /** The ids of its items by their names: the page remembers acts by id, from one test to the next. */
  ids: Record<'fire' | 'fame' | 'flood' | 'frost', string>
  /** The session's dialogs that were opened. */
  dialogs: (RunDialog | null)[]
  /** What its address has below that of the activity. */
  below: () => string
}

export interface OpenedPlacing extends OrganizeRoom {
  /** Changes what a facilitator changes, and projects it as the server does. */
  change: (edit: (docs: ActivityDocs) => void) => void
  /** Counts votes: by item, the number of those who chose each section, and last of undecided ones. */
  vote: (votes: Record<string, readonly number[]>) => void
  /** Shows a page on the same device, as after a reload. */
  show: (Page: (props: PlacingProps) => ReactNode, here?: Partial<OrganizeHere>) => void
  /** Shows another view in the same room. */
  showView: (view: ReactNode) => void
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
  const { opened, change, showView } = openRoom(role, isReading)
  const ids = named(rooms)
  change((docs) => {
    setSorting(docs.board, sorting)
    setItemsTaken(docs.board, takesItems)
    updateInfo(docs.desk, { organizeName: 'Sort', toplevelSectionName: 'Unsorted' })
    if (!isEmpty) fill(docs, ids)
  })
  const dialogs: OpenedOrganize['dialogs'] = []
  showView(
    <ItemNounContext value="item">
      <RunDialogContext value={{ dialog: null, open: (dialog) => dialogs.push(dialog) }}>
        <HeaderSlotTarget name="search" />
        <HeaderSlotTarget name="tools" />
        <Routes>
          <Route path="/workshop/:workshopId/organize/:objectId/*" element={<OrganizeRoute />} />
        </Routes>
        <Address />
      </RunDialogContext>
    </ItemNounContext>,
  )
  const { objectId } = opened.part
  return {
    ...{ ...opened, ids, dialogs },
    below: () => screen.getByTestId('address').textContent.split(objectId)[1] ?? '',
  }
}

/**
 * An activity in which everybody sorts for themselves, with the sections Risk, Chance and Noise and the items Fire, Fame
 * and Flood.
 *
 * @param isReading a facilitator whose desk is not available
 */
export function openPlacing(
  role: RoomRole,
  { items = ['Fire', 'Fame', 'Flood'], sections = ['Risk', 'Chance', 'Noise'], isReading = false } = {},
): OpenedPlacing {
  const { opened, change, showView, tally } = openRoom(role, isReading)
  const { objectId } = opened.part
  change((docs) => {
    organizeModel.start(docs, { name: 'Risks', newId: () => '' })
    for (const text of sections) deskEdits.create(sectionRules, docs.desk, { id: text.toLowerCase(), text })
    items.forEach((text, at) => addItem(docs, boss, { id: text.toLowerCase(), text, createdAt: at + 1 }))
    setSorting(docs.board, 'EACH')
  })
  const numbers = [...sections.map((text) => sectionNumber(text.toLowerCase())), null]
  const vote: OpenedPlacing['vote'] = (votes) => {
    const counts = Object.entries(votes).flatMap(([targetId, each]) =>
      each.flatMap((count, at): Omit<VoteCount, 'round'>[] =>
        count === 0 ? [] : [{ targetId, value1: numbers[at] ?? null, value2: null, votes: count }],
      ),
    )
    act(() => fillTally(tally, 1, counts))
  }
  const show: OpenedPlacing['show'] = (Page, here = {}) =>
    showView(<Shown {...{ Page, objectId }} here={{ ...still, ...here }} />)
  return { ...opened, vote, show, showView, change: (edit) => act(() => change(edit)) }
}

function openRoom(role: RoomRole, isReading: boolean) {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const workshopId = `openOrganize${++rooms}`
  const objectId = `organized${rooms}`
  const part = agendaPart('one', { objectId, content: contents.organize })
  const { entries, render, room, tell } = stillRoom(workshopId)
  tell({ moves: 1 }, { parts: [part] })
  const hasDesk = role === 'facilitator' && !isReading
  const docOf = (kind: 'desk' | 'board' | 'tally'): Y.Doc => {
    const document = room.documents.get({ kind, id: objectId })
    // What a desk is filled with by polling is another document.
    if (kind === 'desk') document.view.setState({ state: { status: 'ready', isLive: true } })
    else document.fill(() => undefined)
    return document.view.getState().doc
  }
  const board = docOf('board')
  const docs: ActivityDocs = { desk: hasDesk ? docOf('desk') : board, board }
  const opened: OrganizeRoom = { part, docs, room, tell, entries: () => entries(objectId) }
  return {
    ...{ opened, tally: docOf('tally') },
    change(edit: (docs: ActivityDocs) => void): void {
      edit(docs)
      if (hasDesk) organizeModel.project(docs, 'all')
    },
    showView(view: ReactNode): void {
      cleanup()
      render(<HeaderSlotsProvider>{view}</HeaderSlotsProvider>, {
        role,
        path: `/workshop/${workshopId}/organize/${objectId}`,
      })
    },
  }
}

const still: OrganizeHere = { page: 'sort', open: () => undefined, isLed: false }

interface ShownProps {
  Page: (props: PlacingProps) => ReactNode
  objectId: string
  here: OrganizeHere
}

function Shown({ Page, objectId, here }: ShownProps) {
  const organize = useOrganize(objectId)
  const votes = useOrganizeVoting(organize)
  return <Page {...{ organize, votes, here }} />
}

function named(room: number): OpenedOrganize['ids'] {
  return { fire: `fire${room}`, fame: `fame${room}`, flood: `flood${room}`, frost: `frost${room}` }
}

function fill(docs: ActivityDocs, ids: OpenedOrganize['ids']): void {
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
