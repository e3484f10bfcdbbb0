import { useEffect, useMemo, useReducer, useState } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useOwnContents, usePending } from '#sync/room/outbox.ts'
import { useCall } from '#sync/room/room.tsx'
import { useIsOfRoom } from '../session/role.ts'
import type { Activity } from '../useActivity.ts'
import type { FetchedOwn, Own } from './own.ts'
import { usePageActs } from './pageActs.ts'
import { useOwnRecheck } from './useOwnRecheck.ts'
import type { CountedItems } from './useOwnRecheck.ts'

/** Asks the server what of an activity is this person's. @throws {CallError} */
export type AskOwn<Item> = (
  call: ReturnType<typeof useCall>,
  objectId: ObjectId,
) => Promise<Pick<FetchedOwn<Item>, 'items' | 'liked'>>

/** How a kind tells what is a person's; a constant of the kind. */
export interface OwnItems<Item> extends CountedItems<Item> {
  ask: AskOwn<Item>
}

const nothing: FetchedOwn<never> = { atMs: 0, wasEarly: false, items: [], liked: new Set() }

/**
 * What of an activity is this person's: the server's answer, fetched after each connection until the end and again when
 * others may have deleted or restored some of it, and this device's outbox. Boards name nobody, so no document can say
 * it.
 */
export function useOwn<Item extends { id: string }>(activity: Activity, kind: OwnItems<Item>): Own<Item> {
  const { objectId } = activity
  const { ask } = kind
  const call = useCall()
  const isOnline = useCanCall()
  const device = useDeviceOwn(objectId)
  const { ended } = useStateDocument().workshop
  const isDeviceOnly = useIsOfRoom() && ended
  const [fetched, setFetched] = useState<FetchedOwn<Item>>(nothing)
  // An answer requested before the outbox was empty lacks the unsent entries: asks once more when they are sent.
  const isDrained = device.pending.length === 0
  const mayAskAgain = fetched.wasEarly && isDrained
  const [round, askAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isOnline || isDeviceOnly) return
    let isOver = false
    const atMs = Date.now()
    ask(call, objectId).then(
      (answer) => {
        if (!isOver) setFetched({ ...answer, atMs, wasEarly: !isDrained })
      },
      // The device's own list is used until the next connection.
      () => undefined,
    )
    return () => {
      isOver = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked at a connection, once after it and when others may have changed it, not at each answer
  }, [ask, call, objectId, isOnline, isDeviceOnly, mayAskAgain, round])
  const own = useMemo(() => ({ ...device, fetched, isDeviceOnly }), [device, fetched, isDeviceOnly])
  useOwnRecheck(activity, own, kind, askAgain)
  return own
}

/** What only this device knows, for what the server is not asked about. */
export function useDeviceOwn(objectId: ObjectId): Own<never> {
  const contents = useOwnContents(objectId)
  const pending = usePending(objectId)
  const acts = usePageActs()
  return useMemo(
    () => ({ fetched: nothing, contents, pending, acts, isDeviceOnly: false }),
    [contents, pending, acts],
  )
}
