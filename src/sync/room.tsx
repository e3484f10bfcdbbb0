import { use, useCallback, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand/react'
import type { TypedDocument } from '#api/generated.ts'
import { identityKey } from '#api/identity.ts'
import type { Identity } from '#api/identity.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { FullRoster, ShortRoster } from '#domain/roster.ts'
import { BoardFillsContext } from './boardFill.ts'
import { RoomContext, useRoomOfContext } from './roomContext.ts'
import { holdRoom, roomFor } from './rooms.ts'

/**
 * Everything under it is in one workshop: holds the connection, the documents and the outbox of this device there. The session
 * shell renders it once; another id or identity is another room.
 *
 * @param identity from `useIdentity(workshopId)`; without one the shell sends the person to sign in or join
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
  // A changed name of the account is the same person.
  const key = identityKey(identity)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- by who it is, not by the object
  const who = useMemo(() => identity, [key])
  const fills = use(BoardFillsContext)
  const room = useMemo(() => roomFor(workshopId, who, fills), [workshopId, who, fills])
  useEffect(() => holdRoom(workshopId, who, fills), [workshopId, who, fills])
  return <RoomContext value={room}>{children}</RoomContext>
}

/** The workshop and in whose name this device is in it. @throws {Error} outside a RoomProvider */
export function useRoom(): { workshopId: WorkshopId; identity: Identity } {
  return useRoomOfContext()
}

/**
 * `call` in the name this device has in the room: for acts that need the connection (present, show, hide, timer, parts).
 * What participants contribute goes through `useOutbox().send`.
 */
export function useCall(): <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result> {
  const { session, identity, askNow } = useRoomOfContext()
  return useCallback(
    async (document, variables) => {
      const answer = await session.callAs(document, variables, identity)
      if (isMutation(document)) askNow()
      return answer
    },
    [session, identity, askNow],
  )
}

function isMutation(document: string): boolean {
  return /\bmutation\b/.test(document)
}

/**
 * Who is here: facilitators get everyone, participants the count and five names. Null until the server has told. It is the
 * last that was told: without a connection it may be old.
 */
export function useRoster(): FullRoster | ShortRoster | null {
  return useStore(useRoomOfContext().roster)
}

/** Calls back when rows of the workshop changed that a screen may show, or rights did: fetch again. */
export function useWorkshopChanged(onChanged: () => void): void {
  const room = useRoomOfContext()
  const latest = useRef(onChanged)
  useEffect(() => {
    latest.current = onChanged
  })
  useEffect(() => room.onChanged(() => latest.current()), [room])
}
