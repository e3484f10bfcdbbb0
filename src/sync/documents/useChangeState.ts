import { useCallback, useEffect, useRef } from 'react'
import type * as Y from 'yjs'
import { UpdateStateDocument } from '#api/operations/state.ts'
import { UserMistake } from '#domain/errors.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { watchRoots } from './docHandle.ts'
import { useStateDocument, useStateNow } from './documents.ts'
import { useCall } from '../room/room.tsx'
import { useRoomOfContext } from '../room/roomContext.ts'
import { asOwnChange } from './ownChanges.ts'

/** A changed state reaches every screen well within this time. */
const nextRevisionMs = 1500

/** Fields of the shared state, and whether results that the room is led to are shown to everybody. SPEC BT20 */
export type RoomChange = Partial<SessionState> & { showResults?: boolean }

/** Resolves with the revision that the change made. @throws the errors of the call */
export type ChangeState = (fields: RoomChange) => Promise<number>

/**
 * Changes what the room sees, based on the state that this screen knows: refused once somebody else moved the room. A
 * concurrent change that moved nobody only causes one retry, even after this page was left. SPEC S2
 */
export function useChangeState(): ChangeState {
  const room = useRoomOfContext()
  const { workshopId } = room
  const call = useCall()
  const { state } = useStateDocument()
  const now = useStateNow()
  const seen = useRef(state)
  useEffect(() => {
    seen.current = state
  }, [state])

  const change = useCallback<ChangeState>(
    async (fields) => {
      const { revision, moves } = seen.current
      const send = async (at: number): Promise<number> => {
        const { updateState } = await call(UpdateStateDocument, { ...fields, workshopId, revision: at })
        return updateState.state?.revision ?? 0
      }
      try {
        return await send(revision)
      } catch (error) {
        if (!(error instanceof UserMistake)) throw error
        if (now().state.revision === revision) await nextChange(now().doc)
        const { state: after } = now()
        // Somebody showed answers at the same moment: nobody moved the room, so the decision still stands.
        if (after.revision === revision || after.moves !== moves) throw error
        return send(after.revision)
      }
    },
    [call, now, workshopId],
  )
  return useCallback((fields) => asOwnChange(room, () => change(fields)), [room, change])
}

function nextChange(doc: Y.Doc): Promise<void> {
  return new Promise((resolve) => {
    const unwatch = watchRoots(doc, [stateRoots.state], done)
    const timer = setTimeout(done, nextRevisionMs)
    function done(): void {
      unwatch()
      clearTimeout(timer)
      resolve()
    }
  })
}
