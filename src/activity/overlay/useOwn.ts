import { useEffect, useMemo, useState } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { useCanCall } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useOwnContents, usePending } from '#sync/outbox.ts'
import { useCall } from '#sync/room.tsx'
import { useRole } from '../session/role.ts'
import type { Own, Told } from './own.ts'
import { usePageActs } from './pageActs.ts'

/** Asks the server what of an activity is this person's; a constant of the kind. @throws {CallError} */
export type AskOwn<Item> = (
  call: ReturnType<typeof useCall>,
  objectId: ObjectId,
) => Promise<Pick<Told<Item>, 'items' | 'liked'>>

const nothing: Told<never> = { atMs: 0, wasEarly: false, items: [], liked: new Set() }

/**
 * What of an activity is this person's: told by the server after each connection until the end, and by this device's outbox.
 * Boards name nobody, so no document can say it.
 */
export function useOwn<Item>(objectId: ObjectId, ask: AskOwn<Item>): Own<Item> {
  const call = useCall()
  const isOnline = useCanCall()
  const device = useDeviceOwn(objectId)
  const { ended } = useStateDocument().workshop
  const isUntold = useRole() === 'participant' && ended
  const [told, setTold] = useState<Told<Item>>(nothing)
  // Asked before the outbox was empty, the answer lacks what was still on its way: asked once more when it has gone.
  const isDrained = device.pending.length === 0
  const mayAskAgain = told.wasEarly && isDrained
  useEffect(() => {
    if (!isOnline || isUntold) return
    let isOver = false
    const atMs = Date.now()
    ask(call, objectId).then(
      (answer) => {
        if (!isOver) setTold({ ...answer, atMs, wasEarly: !isDrained })
      },
      // The device's own list serves until the next connection.
      () => undefined,
    )
    return () => {
      isOver = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked at a connection and once after it, not at each answer
  }, [ask, call, objectId, isOnline, isUntold, mayAskAgain])
  return useMemo(() => ({ ...device, told, isUntold }), [device, told, isUntold])
}

/** What this device alone knows of it, for what the server is not asked about. */
export function useDeviceOwn(objectId: ObjectId): Own<never> {
  const contents = useOwnContents(objectId)
  const pending = usePending(objectId)
  const acts = usePageActs()
  return useMemo(
    () => ({ told: nothing, contents, pending, acts, isUntold: false }),
    [contents, pending, acts],
  )
}
