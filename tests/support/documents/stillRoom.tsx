import type { RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RoleContext } from '#activity/session/role.ts'
import type { RoomRole } from '#activity/session/role.ts'
import type * as Y from 'yjs'
import type { Identity } from '#api/signIn/identity.ts'
import type { DocumentKind } from '#domain/documents.ts'
import { stateRoots, writeChanged } from '#domain/workshop/state.ts'
import type { AgendaPart, SessionState, WorkshopInfo } from '#domain/workshop/state.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import type { Room } from '#sync/room/createRoom.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { renderView } from '../views/renderView.tsx'

export interface StillRoom {
  room: Room
  Room: (props: { children: ReactNode }) => ReactNode
  /** Renders a view in the room, for a participant unless another role is named. */
  render(view: ReactNode, of?: { role?: RoomRole; path?: string }): RenderResult
  /** A document of the room as it is on the device. */
  doc(kind: DocumentKind, id: string): Y.Doc
  /** What waits in the outbox for an activity. */
  entries(objectId: string): OutboxEntry[]
  /** Simulates a message from the server. */
  tell(state: Partial<SessionState>, more?: { parts?: AgendaPart[]; workshop?: Partial<WorkshopInfo> }): void
}

/** A workshop's room without a connection, for views: it holds what the test passes to `tell`. */
export function stillRoom(
  workshopId: string = crypto.randomUUID(),
  identity: Identity = { kind: 'member', workshopId, memberId: 'ann', username: 'ann' },
): StillRoom {
  const room = roomFor(workshopId, identity)
  return {
    room,
    Room: ({ children }) => <RoomContext value={room}>{children}</RoomContext>,
    render: (view, { role = 'participant', path } = {}) =>
      renderView(view, path, ({ children }) => (
        <RoomContext value={room}>
          <RoleContext value={role}>{children}</RoleContext>
        </RoomContext>
      )),
    doc: (kind, id) => room.documents.get({ kind, id }).view.getState().doc,
    entries: (objectId) => room.outbox.view.getState().entries.filter((entry) => entry.objectId === objectId),
    tell: (state, { parts = [], workshop = {} } = {}) =>
      room.documents.get({ kind: 'state', id: workshopId }).fill((doc) => {
        for (const part of parts) stateRoots.parts(doc).set(part.id, part)
        writeChanged(stateRoots.workshop(doc), workshop)
        writeChanged(stateRoots.state(doc), state)
      }),
  }
}
