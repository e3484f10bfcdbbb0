import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import type { Actor } from '#domain/actor.ts'
import { pulseModel } from '#domain/pulse/model.ts'
import { contents } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { PulseRoute } from '#features/pulse/page/PulseRoute.tsx'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { addCategory, addStatement } from '#support/documents/pulseItems.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { StillRoom } from '#support/documents/stillRoom.tsx'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import { HeaderSlotsProvider, HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'

export const boss: Actor = { role: 'facilitator', isMine: () => false }

export interface OpenedPulse {
  part: AgendaPart
  /** Where the room's texts are: the desk of a facilitator who has one, else the board. */
  docs: { desk: Y.Doc; board: Y.Doc }
  tell: StillRoom['tell']
  room: StillRoom['room']
  /** A facilitator's statement, which is approved at once. */
  add: (id: string, groupId: string, text: string) => void
  /** Projects a facilitator's desk, as the server does. */
  project: () => void
  /** This activity's entries of the outbox. */
  entries: () => OutboxEntry[]
  /** What its address has below that of the activity. */
  below: () => string
  /** Shows another view in the same room, on the same device. */
  show: (view: ReactNode) => void
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>
}

let rooms = 0

/**
 * A pulse with the categories Team (two statements) and Work (one), on the page of a role, in a room without a
 * connection.
 *
 * @param isReading a facilitator whose desk is not available
 */
export function openPulse(role: RoomRole, { isReading = false, below = '' } = {}): OpenedPulse {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const workshopId = `openPulse${++rooms}`
  const objectId = `opened${rooms}`
  const part = agendaPart('one', { objectId, content: contents.pulse })
  const { entries: entriesOf, render, room, tell } = stillRoom(workshopId)
  tell({ moves: 1 }, { parts: [part] })
  const hasDesk = role === 'facilitator' && !isReading
  const docOf = (kind: 'desk' | 'board'): Y.Doc => {
    const document = room.documents.get({ kind, id: objectId })
    if (!hasDesk) document.fill(() => undefined)
    return document.view.getState().doc
  }
  const docs = { desk: docOf(hasDesk ? 'desk' : 'board'), board: docOf('board') }
  const add = (id: string, groupId: string, text: string): void =>
    addStatement(docs, boss, { id, groupId, text, createdAt: 1 })
  addCategory(docs.desk, 'team', 'Team')
  addCategory(docs.desk, 'work', 'Work')
  add('laugh', 'team', 'We laugh')
  add('rest', 'team', 'We rest')
  add('focus', 'work', 'I can focus')
  const project = (): void => {
    if (hasDesk) pulseModel.project(docs, 'all')
  }
  project()
  const show = (view: ReactNode): void => {
    cleanup()
    render(view, { role, path: `/workshop/${workshopId}/pulse/${objectId}${below}` })
  }
  show(
    <HeaderSlotsProvider>
      <HeaderSlotTarget name="steps" />
      <HeaderSlotTarget name="tools" />
      <Routes>
        <Route path="/workshop/:workshopId/pulse/:objectId/*" element={<PulseRoute />} />
      </Routes>
      <Address />
    </HeaderSlotsProvider>,
  )
  const path = (): string => screen.getByTestId('address').textContent.split(objectId)[1] ?? ''
  const entries = (): OutboxEntry[] => entriesOf(objectId)
  return { part, docs, tell, room, add, project, entries, below: path, show }
}

/** Adds a statement by the box below the list. */
export function typeStatement(text: string): void {
  const box = screen.getByRole('textbox', { name: 'Your Statement' })
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter' })
}

/** Presses a button below the category, where voting and the way through the categories are. */
export function pressBelow(name: string): void {
  const foot = within(screen.getByRole('region', { name: /^Your vote, the way/ }))
  fireEvent.click(foot.getByRole('button', { name }))
}
