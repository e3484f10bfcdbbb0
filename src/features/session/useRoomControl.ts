import { useEffect, useRef, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { UpdateStateDocument } from '#api/generated.ts'
import { UserMistake } from '#domain/errors.ts'
import type { SessionState } from '#domain/state.ts'
import { useConnection } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { notify } from '#ui/notify.ts'

/** A changed state is on every screen well within this. */
const nextRevisionMs = 1500

export interface RoomControl {
  /** Presenting needs the connection: what the room should see now is wrong in a minute. */
  isConnected: boolean
  isBusy: boolean
  /** Changes the shared state, decided on what this screen knows of it. Tells the person when it failed. */
  change: (fields: Partial<SessionState>) => Promise<void>
}

/** The facilitator's hand on what the room sees. SPEC S2. */
export function useRoomControl(): RoomControl {
  const { workshopId } = useRoom()
  const call = useCall()
  const { state } = useStateDocument()
  const isConnected = useConnection().status === 'online'
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(state)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    latest.current = state
    for (const wake of waiting.current.splice(0)) wake()
  }, [state])

  const send = (fields: Partial<SessionState>, revision: number): Promise<unknown> =>
    call(UpdateStateDocument, { ...fields, workshopId, revision })

  const nextRevision = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.current.push(resolve)
      setTimeout(resolve, nextRevisionMs)
    })

  const change = async (fields: Partial<SessionState>): Promise<void> => {
    const { revision, moves } = latest.current
    setBusy(true)
    try {
      await send(fields, revision).catch(async (error: unknown) => {
        if (!(error instanceof UserMistake)) throw error
        if (latest.current.revision === revision) await nextRevision()
        // Somebody showed answers in the same moment: nobody moved the room, so the decision still stands.
        if (latest.current.revision === revision || latest.current.moves !== moves) throw error
        await send(fields, latest.current.revision)
      })
    } catch (error) {
      notify(messageOf(error), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return { isConnected, isBusy, change }
}
