import { useEffect, useMemo, useRef, useState } from 'react'
import type * as Y from 'yjs'
import { messageOf } from '#api/callErrors.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import { UserMistake } from '#domain/errors.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { watchRoots } from '#sync/documents/docHandle.ts'
import { useStateDocument, useStateNow } from '#sync/room/documents.ts'
import { asOwnChange } from '#sync/room/ownChanges.ts'
import { useCall } from '#sync/room/room.tsx'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { notify } from '#ui/toasts/notify.ts'
import { isLeader } from '../session/leading.ts'

/** A changed state reaches every screen well within this time. */
const nextRevisionMs = 1500

/** Fields of the shared state, and whether results that the room is led to are shown to everybody. SPEC BT20 */
type RoomChange = Partial<SessionState> & { showResults?: boolean }

/** How a facilitator's screen or phone moves the room. SPEC S1, S2 */
export interface RoomLead {
  /** Leading needs the connection: it would be outdated a minute later. */
  isConnected: boolean
  /** A move is under way: until it arrives here, the next one would be based on a stale state. */
  isUnderWay: boolean
  /** Its call is not answered yet. */
  isBusy: boolean
  /** Whether each step of this tab takes everyone along: Follow me was switched on in it. SPEC S5 */
  takesAlong: () => boolean
  /**
   * Moves the room, based on the state that this screen knows: refused once somebody else moved it. A concurrent change that
   * moved nobody only causes one retry, even after this page was left.
   *
   * @throws the errors of the call
   */
  lead: (to: RoomChange) => Promise<void>
  /** The same, and reports a failure to the person. @returns whether the room was moved */
  leadOrTell: (to: RoomChange) => Promise<boolean>
}

/** The only way to change what the room sees. */
export function useRoomLead(): RoomLead {
  const room = useRoomOfContext()
  const { workshopId } = room
  const call = useCall()
  const isConnected = useCanCall()
  const { state } = useStateDocument()
  const now = useStateNow()
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState(0)
  const isUnderWay = isBusy || state.revision < made
  const seen = useRef(state)
  useEffect(() => {
    seen.current = state
  }, [state])
  const ways = useMemo(() => {
    const lead = async (to: RoomChange): Promise<void> => {
      const { revision, moves } = seen.current
      const send = async (at: number): Promise<number> => {
        const { updateState } = await call(UpdateStateDocument, { ...to, workshopId, revision: at })
        return updateState.state?.revision ?? 0
      }
      const change = async (): Promise<number> => {
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
      }
      setBusy(true)
      try {
        setMade(await asOwnChange(room, change))
      } finally {
        setBusy(false)
      }
    }
    const leadOrTell = async (to: RoomChange): Promise<boolean> => {
      try {
        await lead(to)
        return true
      } catch (error) {
        notify(messageOf(error), 'bad')
        return false
      }
    }
    return { lead, leadOrTell, takesAlong: () => seen.current.followMe && isLeader(workshopId) }
  }, [room, call, now, workshopId])
  return useMemo(
    () => ({ isConnected, isBusy, isUnderWay, ...ways }),
    [isConnected, isBusy, isUnderWay, ways],
  )
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
