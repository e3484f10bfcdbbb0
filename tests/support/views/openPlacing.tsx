import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import type { VoteCount } from '#domain/activity/votes/tally.ts'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import { organizeModel } from '#domain/organize/model.ts'
import { addItem } from '#domain/organize/moves.ts'
import { sectionRules } from '#domain/organize/rules.ts'
import { setSorting } from '#domain/organize/sorting.ts'
import { sectionNumber } from '#domain/organize/votes.ts'
import { contents } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { OrganizeHere, PlacingProps } from '#features/organize/place/pageProps.ts'
import { useOrganizeVoting } from '#features/organize/place/useOrganizeVoting.ts'
import { useOrganize } from '#features/organize/useOrganize.ts'
import { fillTally } from '#support/ballots/fillTally.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { boss } from '#support/documents/actors.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { StillRoom } from '#support/documents/stillRoom.tsx'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import { HeaderSlotsProvider } from '#ui/session/HeaderSlots.tsx'

export interface OpenedPlacing {
  part: AgendaPart
  /** Where texts are read from: the desk of a facilitator, else the board. */
  docs: ActivityDocs
  room: StillRoom['room']
  tell: StillRoom['tell']
  entries: () => OutboxEntry[]
  /** Changes what a facilitator changes, and projects it as the server does. */
  change: (edit: (docs: ActivityDocs) => void) => void
  /** Counts votes: by item, the number of those who chose each section, and last of undecided ones. */
  vote: (votes: Record<string, readonly number[]>) => void
  /** Shows a page on the same device, as after a reload. */
  show: (Page: (props: PlacingProps) => ReactNode, here?: Partial<OrganizeHere>) => void
  /** Shows another view in the same room. */
  showView: (view: ReactNode) => void
}

let rooms = 0

/**
 * An Organize activity in which everybody sorts for themselves, with the sections Risk, Chance and Noise and the items Fire,
 * Fame and Flood, in a room without a connection.
 *
 * @param isReading a facilitator whose desk is not available
 */
export function openPlacing(
  role: RoomRole,
  { items = ['Fire', 'Fame', 'Flood'], sections = ['Risk', 'Chance', 'Noise'], isReading = false } = {},
): OpenedPlacing {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const workshopId = `openPlacing${++rooms}`
  const objectId = `placed${rooms}`
  const part = agendaPart('one', { objectId, content: contents.organize })
  const { entries: entriesOf, render, room, tell } = stillRoom(workshopId)
  tell({ moves: 1 }, { parts: [part] })
  const docOf = (kind: 'desk' | 'board' | 'tally'): Y.Doc => {
    const document = room.documents.get({ kind, id: objectId })
    if (kind !== 'desk') document.fill(() => undefined)
    else if (!isReading) document.view.setState({ state: { status: 'ready', isLive: true } })
    return document.view.getState().doc
  }
  const board = docOf('board')
  const docs: ActivityDocs = { desk: docOf('desk'), board }
  const change = (edit: (docs: ActivityDocs) => void): void => {
    edit(docs)
    organizeModel.project(docs, 'all')
  }
  change(({ desk }) => {
    organizeModel.start(docs, { name: 'Risks', newId: () => '' })
    for (const text of sections) deskEdits.create(sectionRules, desk, { id: text.toLowerCase(), text })
    items.forEach((text, at) => addItem(docs, boss, { id: text.toLowerCase(), text, createdAt: at + 1 }))
    setSorting(board, 'EACH')
  })
  const tally = docOf('tally')
  const numbers = [...sections.map((text) => sectionNumber(text.toLowerCase())), null]
  const vote: OpenedPlacing['vote'] = (votes) => {
    const counts = Object.entries(votes).flatMap(([targetId, each]) =>
      each.flatMap((count, at): Omit<VoteCount, 'round'>[] =>
        count === 0 ? [] : [{ targetId, value1: numbers[at] ?? null, value2: null, votes: count }],
      ),
    )
    act(() => fillTally(tally, 1, counts))
  }
  const showView = (view: ReactNode): void => {
    cleanup()
    render(<HeaderSlotsProvider>{view}</HeaderSlotsProvider>, {
      role,
      path: `/workshop/${workshopId}/organize/${objectId}`,
    })
  }
  const show: OpenedPlacing['show'] = (Page, here = {}) =>
    showView(<Shown {...{ Page, objectId }} here={{ ...still, ...here }} />)
  return {
    ...{ part, docs, room, tell, vote, show, showView },
    change: (edit) => act(() => change(edit)),
    entries: () => entriesOf(objectId),
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
