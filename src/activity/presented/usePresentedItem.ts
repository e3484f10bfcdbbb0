import { useEffect, useState } from 'react'
import { identityKey } from '#api/identity.ts'
import { noFocus } from '#domain/activity/place.ts'
import type { ObjectId, PostId } from '#domain/ids.ts'
import { useCanCall } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { draftsUnder } from '#sync/drafts.ts'
import { useRoom } from '#sync/room.tsx'
import { useRole } from '../session/role.ts'
import { usePlaceStore } from '../place/placeStore.ts'
import { useChange } from '../place/useChange.ts'

/** The item of an activity that is open on this screen, and whether the room is shown it. */
export interface PresentedItem {
  openId: PostId | null
  open: (id: PostId) => void
  /** Closes it; where the room was shown it, nobody is any more. */
  close: () => void
  isFocused: boolean
  /** The room goes back to the page behind it; here it stays open. */
  stop: () => void
  isConnected: boolean
  /** The activity is hidden: nobody can be taken to it. */
  isPartHidden: boolean
}

/**
 * One item in full. Presented to all, it opens on every participant's screen and closes there when the facilitator leaves it,
 * unless somebody is writing at it; it is in the shared state, so that a reload comes back to it. `usePresent` shows it to all.
 *
 * @param isPresented the room is shown this activity
 */
export function usePresentedItem(objectId: ObjectId, isPresented: boolean): PresentedItem {
  const { state, agenda } = useStateDocument()
  const change = useChange()
  const isConnected = useCanCall()
  const { dispatch } = usePlaceStore()
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
  const shared = isFocused || isStopping ? focusedId : null
  useEffect(() => {
    const focus = shared === null ? noFocus : { activePostId: shared, focus: true }
    dispatch({ type: 'focus', id: objectId, focus })
  }, [dispatch, objectId, shared])

  const stop = async (): Promise<boolean> => {
    setStopping(true)
    const isStopped = (await change(noFocus)) !== null
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
  return {
    openId,
    open: setOpenId,
    close: () => void close(),
    isFocused,
    stop: () => void stop(),
    isConnected,
    isPartHidden: part?.hidden ?? false,
  }
}
