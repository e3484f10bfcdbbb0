import { useCallback, useEffect, useState } from 'react'
import { identityKey } from '#api/signIn/identity.ts'
import { noFocus } from '#domain/activity/navigation.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { regainDrafts } from '#sync/device/draftPlaces.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useNavigationStore } from '../navigation/navigationStore.ts'
import { useIsOfRoom } from '../session/role.ts'

/** An item that was open here and can no longer be seen. */
export interface GoneItem {
  id: string
  /** Answers are hidden now; otherwise it was deleted. */
  isHidden: boolean
}

/** The open item of this screen, and whether the room is shown it. */
export interface OpenItem<Item> {
  openId: string | null
  /** The open item, while it can be seen here. */
  item: Item | undefined
  /** Otherwise: the message that it is gone. */
  gone: GoneItem | null
  open: (id: string) => void
  /** Opens it with its text in a field, and closes it when that is saved or cancelled. */
  edit: (id: string) => void
  /** It was opened by `edit`. */
  isToEdit: boolean
  /** Closes it on this screen. */
  close: () => void
  /** Dismisses the message that it is gone. */
  dismiss: () => void
  /** This person deletes it: it closes without a message, and the room needs no call. SPEC S6 */
  onRemoved: () => void
  isFocused: boolean
  /** The call that takes the room back to the page behind it is under way, or has finished. */
  setStopping: (isStopping: boolean) => void
  isConnected: boolean
  /** The activity is hidden: nobody can be taken to it. */
  isPartHidden: boolean
}

/** What of an activity is on the screen. */
export interface ItemsHere<Item> {
  objectId: ObjectId
  /** The room is in this activity. */
  isPresented: boolean
  items: readonly Item[]
  /** Position of the items, such as the question: an item opened at another position is not reported as gone. */
  at: string
  /** The room sees them. */
  areShown: boolean
}

interface Watch {
  /** The open item, while it is on the screen. */
  seenId: string | null
  at: string
  /** An item that was open, disappeared, and has to stay closed. */
  leftId: string | null
  /** The item that this person deletes, while it is still open. */
  removedId: string | null
  gone: GoneItem | null
}

const nothing = { seenId: null, leftId: null, removedId: null, gone: null }

/**
 * One item in full, or the message that it is gone. An item that left the screen (hidden, deleted, on another question)
 * stays closed: it must not reappear over what is being typed meanwhile. It may only replace the message that it is
 * gone. SPEC B20
 */
export function useOpenItem<Item extends { id: string }>({
  objectId,
  isPresented,
  items,
  at,
  areShown,
}: ItemsHere<Item>): OpenItem<Item> {
  const shown = useShownItem(objectId, isPresented)
  const { openId, isFocused, open, close, isInUse } = shown
  const isOfRoom = useIsOfRoom()
  const [watch, setWatch] = useState<Watch>({ ...nothing, at })
  const { gone } = watch
  const item = items.find(({ id }) => id === openId)

  if (item && item.id !== watch.removedId && (watch.seenId !== item.id || watch.at !== at || gone)) {
    setWatch({ ...nothing, seenId: item.id, at })
  } else if (!item && openId === null && (watch.seenId !== null || watch.removedId !== null)) {
    setWatch({ ...watch, seenId: null, removedId: null })
  } else if (!item && openId !== null && watch.seenId === openId) {
    // A presented item closes as at the end of presenting, whichever of both arrives here first.
    const isNoticed = watch.at === at && (!isOfRoom || !isFocused || isInUse(openId))
    const notice = isNoticed ? { id: openId, isHidden: isOfRoom && !areShown } : null
    setWatch({ ...nothing, at, leftId: openId, gone: notice })
  } else if (gone && openId === null && watch.at === at && items.some(({ id }) => id === gone.id)) {
    setWatch({ ...watch, gone: null })
    open(gone.id)
  }

  const owner = identityKey(useRoom().identity)
  useEffect(
    () =>
      regainDrafts(
        owner,
        items.map(({ id }) => id),
      ),
    [owner, items],
  )
  const isToClose = openId !== null && openId === watch.leftId && !item && (!isFocused || isOfRoom)
  useEffect(() => {
    if (isToClose) close()
  })
  return {
    ...shown,
    item,
    gone: watch.at === at ? gone : null,
    dismiss: () => setWatch({ ...watch, gone: null }),
    onRemoved: () => setWatch({ ...watch, seenId: null, leftId: openId, removedId: openId }),
  }
}

/**
 * Which item is open. A presented item opens on every participant's screen and closes there when the facilitator leaves
 * it, unless somebody is writing at it; it is in the shared state, so that a reload restores it.
 */
function useShownItem(objectId: ObjectId, isPresented: boolean) {
  const { state, agenda } = useStateDocument()
  const isConnected = useCanCall()
  const { dispatch } = useNavigationStore()
  const isOfRoom = useIsOfRoom()
  const part = agenda.find((one) => one.objectId === objectId)
  const focusedId = isPresented && state.focus ? state.activePostId : null
  const focusKey = focusedId === null ? '' : `${state.moves} ${focusedId}`
  const owner = identityKey(useRoom().identity)
  const [openId, setOpenId] = useState(focusedId)
  const [editId, setEditId] = useState<string | null>(null)
  const [seen, setSeen] = useState({ focusKey, focusedId })
  // While the call that ends it is under way, the room is still at this item: nothing else has to be presented.
  const [isStopping, setStopping] = useState(false)
  const isInUse = (id: string): boolean => draftsUnder(owner, `${id}.`).length > 0

  if (seen.focusKey !== focusKey) {
    setSeen({ focusKey, focusedId })
    if (isOfRoom && focusedId !== null) {
      setEditId(null)
      setOpenId(focusedId)
    }
    // Somebody who is writing at it stays there.
    const isEnded = isOfRoom && focusedId === null && openId !== null && openId === seen.focusedId
    if (isEnded && !isInUse(openId)) setOpenId(null)
  }
  // The same functions at every render, as cards are rendered again only when their own props change.
  const open = useCallback(
    (id: string) => {
      setEditId(null)
      setOpenId(id)
    },
    [setEditId, setOpenId],
  )
  const edit = useCallback(
    (id: string) => {
      setEditId(id)
      setOpenId(id)
    },
    [setEditId, setOpenId],
  )
  const isFocused = openId !== null && openId === focusedId
  const shared = isFocused || isStopping ? focusedId : null
  useEffect(() => {
    const focus = shared === null ? noFocus : { activePostId: shared, focus: true }
    dispatch({ type: 'focus', id: objectId, focus })
  }, [dispatch, objectId, shared])

  return {
    ...{ openId, isFocused, isConnected, isInUse, setStopping, open, edit },
    isToEdit: openId !== null && openId === editId,
    close: () => setOpenId((now) => (now === openId ? null : now)),
    isPartHidden: part?.hidden ?? false,
  }
}
