import { useEffect } from 'react'
import type * as Y from 'yjs'
import type { DocumentKind } from '#domain/documents.ts'
import type { ObjectId } from '#domain/ids.ts'
import { times } from '#domain/limits.ts'
import { useConnectionWords } from '../connection/connection.ts'
import { repeat } from '../connection/repeat.ts'
import { useRoomOfContext } from '../room/roomContext.ts'
import { useCall } from '../room/room.tsx'
import type { RoomCall } from './boardFill.ts'

/** Fetches by calls what a document holds. @returns writes the answer; null: there is nothing to write now */
type Fill = (id: ObjectId, call: RoomCall) => Promise<((doc: Y.Doc) => void) | null>

/**
 * Polls a document's content by calls while no websocket gets through, for documents that only some people read; the
 * boards of activities are polled with the room.
 *
 * @param id null: the document is not wanted now
 * @param fill a constant
 */
export function useFilled(kind: Exclude<DocumentKind, 'state'>, id: ObjectId | null, fill?: Fill): void {
  const { documents, outbox } = useRoomOfContext()
  const call = useCall()
  const isWanted = useConnectionWords() === 'withoutSocket'
  useEffect(() => {
    if (!isWanted || id === null || !fill) return undefined
    const polling = repeat(
      () => times.sharedPollMs,
      async (isStopped) => {
        const write = await fill(id, call)
        if (write && !isStopped()) documents.get({ kind, id }).fill(write)
      },
    )
    const stopHearing = outbox.onAcknowledged(polling.askNow)
    return () => {
      stopHearing()
      polling.stop()
    }
  }, [isWanted, id, fill, kind, call, documents, outbox])
}
