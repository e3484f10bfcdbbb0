import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand/react'
import type { TypedDocument } from '#api/generated.ts'
import { identityKey } from '#api/signIn/identity.ts'
import type { Identity } from '#api/signIn/identity.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { FullRoster, ShortRoster } from '#domain/workshop/roster.ts'
import { RoomContext, useRoomOfContext } from './roomContext.ts'
import { holdRoom, roomFor } from './rooms.ts'

/**
 * Provides one workshop to everything below it: holds the connection, the documents and the outbox of this device
 * there. The session shell renders it once; another id or identity is another room.
 *
 * @param identity from `session.identityIn(workshopId)`; without one the shell asks the person to sign in or join
 */
export function RoomProvider({
  workshopId,
  identity,
  children,
}: {
  workshopId: WorkshopId
  identity: Identity
  children: ReactNode
}): ReactNode {
  // An account whose name changed is the same person.
  const key = identityKey(identity)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- by who it is, not by the object
  const who = useMemo(() => identity, [key])
  const room = useMemo(() => roomFor(workshopId, who), [workshopId, who])
  useEffect(() => holdRoom(workshopId, who), [workshopId, who])
  return <RoomContext value={room}>{children}</RoomContext>
}

/** The workshop, and the identity of this device in it. @throws {Error} outside a RoomProvider */
export function useRoom(): { workshopId: WorkshopId; identity: Identity } {
  return useRoomOfContext()
}

/** A call in the name of the room's identity. */
export type RoomCall = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>

/**
 * `call` with the room's identity: for acts that need the connection (present, show, hide, timer, parts). Participants
 * contribute through `useOutbox().send`.
 */
export function useCall(): RoomCall {
  const { credentials, identity, askNow } = useRoomOfContext()
  return useCallback(
    async (document, variables) => {
      const answer = await credentials.callAs(document, variables, identity)
      if (isMutation(document)) askNow()
      return answer
    },
    [credentials, identity, askNow],
  )
}

function isMutation(document: string): boolean {
  return /\bmutation\b/.test(document)
}

/**
 * The roster: facilitators get everyone, participants the count and five names. Null until the server has sent it. The
 * last value stays, so offline it may be stale.
 */
export function useRoster(): FullRoster | ShortRoster | null {
  return useStore(useRoomOfContext().roster)
}

/** Calls back when rows of the workshop that a screen may show changed, or rights did: fetch again. */
export function useWorkshopChanged(onChanged: () => void): void {
  const room = useRoomOfContext()
  const latest = useRef(onChanged)
  useEffect(() => {
    latest.current = onChanged
  })
  useEffect(() => room.onChanged(() => latest.current()), [room])
}
