import { useEffect, useRef, useState } from 'react'
import { IsFinishedDocument, SetFinishedDocument } from '#api/operations/part.ts'
import { doneNote } from '#activity/done/doneNote.ts'
import { useFace } from '#activity/faces.tsx'
import { identityKey } from '#api/signIn/identity.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { votingRound } from '#domain/activity/votes/showing.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useOutbox, usePending } from '#sync/room/outbox.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import { useCall, useRoom, useWorkshopChanged } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { rememberDone, useRememberedDone } from './doneMemory.ts'
import { doneText } from './doneText.ts'

/** After a reset every client refetches, at a random moment within this time to spread the load. */
const askWithinMs = 2000

/**
 * Whether this participant is done with an activity: the last press, also while it waits in the outbox; else the
 * server's answer. The server is asked after each connection, and whenever a reset may have removed this participant's
 * mark. SPEC F1.
 */
export function useDone(part: AgendaPart): { isDone: boolean; toggle: () => void } {
  const { id: partId, objectId } = part
  const round = useRound(useFace(part)?.isVotedOn ? objectId : null)
  const text = useText(doneText)
  const call = useCall()
  const { identity } = useRoom()
  const owner = identityKey(identity)
  const { send, refused } = useOutbox()
  const waiting = usePending(objectId).findLast(
    (entry): entry is MarkEntry => isMark(entry) && (entry.effect.fields['round'] ?? round) === round,
  )
  const remembered = useRememberedDone(owner, objectId)
  const isOnline = useCanCall()
  const presses = useRef(0)
  const [changes, setChanges] = useState(0)
  const refusals = refused.filter((entry) => entry.objectId === objectId && isMark(entry)).length
  const isDone = waiting ? waiting.effect.fields['finished'] === true : remembered
  useWorkshopChanged(() => isDone && setChanges((count) => count + 1))

  useEffect(() => {
    if (!isOnline) return undefined
    const ask = async (): Promise<void> => {
      const before = presses.current
      const { isFinished } = await call(IsFinishedDocument, { partId })
      if (presses.current === before) rememberDone(owner, objectId, isFinished)
    }
    // If the call fails, the remembered mark serves until the next one.
    const asking = setTimeout(
      () => void ask().catch(() => undefined),
      changes === 0 ? 0 : Math.random() * askWithinMs,
    )
    return () => clearTimeout(asking)
  }, [call, isOnline, partId, objectId, owner, changes, refusals])

  const toggle = (): void => {
    const finished = !isDone
    presses.current += 1
    rememberDone(owner, objectId, finished)
    send({
      document: SetFinishedDocument,
      variables: { partId, finished, round },
      ...{ objectId, label: text.label },
      effect: { does: 'change', type: markType, id: partId, fields: { finished, round } },
    })
    announce(finished ? text.markedDone : text.unmarked)
    const note = finished ? doneNote(objectId) : null
    if (note !== null) notify(note)
  }
  return { isDone, toggle }
}

const markType = 'done'

type MarkEntry = OutboxEntry & { effect: { does: 'change' } }

/** The present round of voting, to which a mark belongs; null where there is none, or while it is not known. */
function useRound(objectId: ObjectId | null): number | null {
  const { doc, state } = useDocument('board', objectId)
  const round = useDerived(doc, [activityRoots.settings], votingRound)
  return objectId !== null && state.status === 'ready' ? round : null
}

function isMark(entry: OutboxEntry): entry is MarkEntry {
  return entry.effect?.does === 'change' && entry.effect.type === markType
}
