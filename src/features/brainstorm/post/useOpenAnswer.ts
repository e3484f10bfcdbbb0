import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { identityKey } from '#api/identity.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import type { SessionState } from '#domain/state.ts'
import { useCanCall } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { draftsUnder } from '#sync/drafts.ts'
import { useRoom } from '#sync/room.tsx'
import { useChangeState } from '#sync/useChangeState.ts'
import { notify } from '#ui/notify.ts'
import type { PageContext } from '#ui/session/pageContext.ts'
import { useRole } from '#activity/session/role.ts'

/** The answer that is open on this screen, and whether the room is shown it. */
export interface OpenAnswer {
  openId: PostId | null
  open: (id: PostId) => void
  /** Closes it; where the room was shown it, nobody is any more. */
  close: () => void
  isFocused: boolean
  /** What of it goes along with Present and Follow me. */
  context: PageContext
  /** Takes everyone to the open answer. Resolves with whether it was done. */
  present: (context: PageContext) => Promise<boolean>
  /** The room goes back to all answers; here it stays open. */
  stop: () => void
  isConnected: boolean
  /** The activity is hidden: nobody can be taken to it. */
  isPartHidden: boolean
}

/**
 * One answer in full. Presented to all, it opens on every participant's screen and closes there when the facilitator leaves it,
 * unless somebody is writing at it; it is in the shared state, so that a reload comes back to it.
 *
 * @param isPresented the room is shown this brainstorm
 */
export function useOpenAnswer(objectId: ObjectId, isPresented: boolean): OpenAnswer {
  const { state, agenda } = useStateDocument()
  const changeState = useChangeState()
  const isConnected = useCanCall()
  const isParticipant = useRole() === 'participant'
  const part = agenda.find((one) => one.objectId === objectId)
  const focusedId = isPresented && state.focus ? state.activePostId : null
  const focusKey = focusedId === null ? '' : `${state.moves} ${focusedId}`
  const owner = identityKey(useRoom().identity)
  const [openId, setOpenId] = useState(focusedId)
  const [seen, setSeen] = useState({ focusKey, focusedId })
  // While the call that ends it is on its way, this screen is still where the room is: nothing else has to be presented.
  const [isStopping, setStopping] = useState(false)

  if (seen.focusKey !== focusKey) {
    setSeen({ focusKey, focusedId })
    if (isParticipant && focusedId !== null) setOpenId(focusedId)
    // Who is writing something at it stays there.
    const isEnded = isParticipant && focusedId === null && openId !== null && openId === seen.focusedId
    if (isEnded && draftsUnder(owner, `${openId}.`).length === 0) setOpenId(null)
  }
  const isFocused = openId !== null && openId === focusedId

  /** Whether it was done. */
  const change = async (fields: Partial<SessionState>): Promise<boolean> => {
    try {
      await changeState(fields)
      return true
    } catch (error) {
      notify(messageOf(error), 'bad')
      return false
    }
  }
  const stop = async (): Promise<boolean> => {
    setStopping(true)
    const isStopped = await change({ activePostId: null, focus: false })
    setStopping(false)
    return isStopped
  }
  const close = async (): Promise<void> => {
    if (isFocused && !isParticipant) {
      const stopped = stop()
      // Not taken back, it stays in the facilitator's hand; without a connection nobody has to wait for that.
      if (isConnected && !(await stopped)) return
    }
    setOpenId((now) => (now === openId ? null : now))
  }
  const isShared = isFocused || (isStopping && focusedId !== null)
  return {
    openId,
    open: setOpenId,
    close: () => void close(),
    isFocused,
    context: { activePostId: isShared ? focusedId : null, focus: isShared },
    present: async (context) =>
      openId !== null &&
      part !== undefined &&
      change({
        ...context,
        currentState: 'RU',
        activePartId: part.id,
        activePostId: openId,
        focus: true,
      }),
    stop: () => void stop(),
    isConnected,
    isPartHidden: part?.hidden ?? false,
  }
}
