import type { ReactNode } from 'react'
import type { TypedDocument } from '#api/generated.ts'
import type { Identity } from '#api/identity.ts'
import type { WorkshopId } from '#domain/ids.ts'

/**
 * Everything under it is in one workshop: holds the connection, the documents and the outbox of this device there. The session
 * shell renders it once, with `key={workshopId}` not needed: another id is another room.
 *
 * @param identity from `useIdentity(workshopId)`; without one the shell sends the person to sign in or join
 */
export function RoomProvider(_: {
  workshopId: WorkshopId
  identity: Identity
  children: ReactNode
}): ReactNode {
  throw new Error('RoomProvider')
}

/** The workshop and in whose name this device is in it. @throws {Error} outside a RoomProvider */
export function useRoom(): { workshopId: WorkshopId; identity: Identity } {
  throw new Error('useRoom')
}

/**
 * `call` in the name this device has in the room: for acts that need the connection (present, show, hide, timer, parts).
 * What participants contribute goes through `useOutbox().send`.
 */
export function useCall(): <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result> {
  throw new Error('useCall')
}
