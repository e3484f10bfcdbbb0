import { useCallback, useEffect, useRef } from 'react'
import { UpdateStateDocument } from '#api/operations/state.ts'
import { UserMistake } from '#domain/errors.ts'
import type { SessionState } from '#domain/state.ts'
import { useStateDocument } from './documents.ts'
import { useCall, useRoom } from './room.tsx'

/** A changed state is on every screen well within this. */
const nextRevisionMs = 1500

/** Resolves with the revision that the change made. @throws what the call does */
export type ChangeState = (fields: Partial<SessionState>) => Promise<number>

/**
 * Changes what the room sees, decided on what this screen knows of it: once somebody else moved the room it is refused. A change
 * that moved nobody only makes it try once more. SPEC S2.
 */
export function useChangeState(): ChangeState {
  const { workshopId } = useRoom()
  const call = useCall()
  const { state } = useStateDocument()
  const latest = useRef(state)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    latest.current = state
    for (const wake of waiting.current.splice(0)) wake()
  }, [state])

  return useCallback(
    async (fields) => {
      const send = async (at: number): Promise<number> => {
        const { updateState } = await call(UpdateStateDocument, { ...fields, workshopId, revision: at })
        return updateState.state?.revision ?? 0
      }
      const nextRevision = (): Promise<void> =>
        new Promise((resolve) => {
          waiting.current.push(resolve)
          setTimeout(resolve, nextRevisionMs)
        })
      const { revision, moves } = latest.current
      try {
        return await send(revision)
      } catch (error) {
        if (!(error instanceof UserMistake)) throw error
        if (latest.current.revision === revision) await nextRevision()
        // Somebody showed answers in the same moment: nobody moved the room, so the decision still stands.
        if (latest.current.revision === revision || latest.current.moves !== moves) throw error
        return send(latest.current.revision)
      }
    },
    [call, workshopId],
  )
}
