import type { ReactNode } from 'react'
import type { Identity } from '#api/identity.ts'
import { stateRoots, writeChanged } from '#domain/state.ts'
import type { AgendaPart, SessionState, WorkshopInfo } from '#domain/state.ts'
import { RoomContext } from '#sync/roomContext.ts'
import { roomFor } from '#sync/rooms.ts'

export interface StillRoom {
  Room: (props: { children: ReactNode }) => ReactNode
  /** What the server would tell. */
  tell(state: Partial<SessionState>, more?: { parts?: AgendaPart[]; workshop?: Partial<WorkshopInfo> }): void
}

/** A workshop's room without a connection, for views: it knows what the test tells. */
export function stillRoom(workshopId: string): StillRoom {
  const identity: Identity = { kind: 'member', workshopId, memberId: 'ann', username: 'ann' }
  const room = roomFor(workshopId, identity)
  return {
    Room: ({ children }) => <RoomContext value={room}>{children}</RoomContext>,
    tell: (state, { parts = [], workshop = {} } = {}) =>
      room.documents.get({ kind: 'state', id: workshopId }).fill((doc) => {
        for (const part of parts) stateRoots.parts(doc).set(part.id, part)
        writeChanged(stateRoots.workshop(doc), workshop)
        writeChanged(stateRoots.state(doc), state)
      }),
  }
}
