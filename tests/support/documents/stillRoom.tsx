import type { ReactNode } from 'react'
import type { Identity } from '#api/signIn/identity.ts'
import { stateRoots, writeChanged } from '#domain/workshop/state.ts'
import type { AgendaPart, SessionState, WorkshopInfo } from '#domain/workshop/state.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import type { Room } from '#sync/room/createRoom.ts'
import { roomFor } from '#sync/room/rooms.ts'

export interface StillRoom {
  room: Room
  Room: (props: { children: ReactNode }) => ReactNode
  /** Simulates a message from the server. */
  tell(state: Partial<SessionState>, more?: { parts?: AgendaPart[]; workshop?: Partial<WorkshopInfo> }): void
}

/** A workshop's room without a connection, for views: it holds what the test passes to `tell`. */
export function stillRoom(workshopId: string): StillRoom {
  const identity: Identity = { kind: 'member', workshopId, memberId: 'ann', username: 'ann' }
  const room = roomFor(workshopId, identity)
  return {
    room,
    Room: ({ children }) => <RoomContext value={room}>{children}</RoomContext>,
    tell: (state, { parts = [], workshop = {} } = {}) =>
      room.documents.get({ kind: 'state', id: workshopId }).fill((doc) => {
        for (const part of parts) stateRoots.parts(doc).set(part.id, part)
        writeChanged(stateRoots.workshop(doc), workshop)
        writeChanged(stateRoots.state(doc), state)
      }),
  }
}
