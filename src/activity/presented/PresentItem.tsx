import { Button } from '@mantine/core'
import { IconPresentation, IconPresentationOff } from '@tabler/icons-react'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { noFocus } from '#domain/activity/navigation.ts'
import type { PageFields } from '#domain/activity/steps.ts'
import { takesRoomAlong } from '#domain/activity/takesRoomAlong.ts'
import { useStateDocument, useStateNow } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useItemNoun } from '../itemNoun.ts'
import { useRoomLead } from '../navigation/useRoomLead.ts'
import { useScreen } from '../navigation/useScreen.ts'
import { useIsOfRoom, useMaySee } from '../session/role.ts'
import { itemText } from '../itemText.ts'
import classes from './PresentItem.module.css'
import type { OpenItem } from './useOpenItem.ts'

// Loaded with the dialog of an item; `useOpenItem`, which is part of the page, decides which one is open.

type Opened = Omit<OpenItem<unknown>, 'item'>

export interface ItemDialogProps {
  opened: Opened
  /** By default: what the kind calls it. */
  title?: string
  children: ReactNode
}

/**
 * The dialog around the open item: larger, and labelled, while everyone is shown it. When a facilitator then closes it,
 * it closes for everyone.
 */
export function ItemDialog({ opened, title, children }: ItemDialogProps) {
  const text = useText(itemText)
  const noun = useItemNoun()
  const seesAll = useMaySee('all')
  const isOfRoom = useIsOfRoom()
  const stop = useStop(opened)
  const { isFocused, isConnected } = opened
  const close = async (): Promise<void> => {
    if (isFocused && !isOfRoom) {
      // Offline it closes without waiting.
      if (!isConnected) opened.close()
      await stop()
    } else opened.close()
  }
  return (
    <AppDialog
      title={title ?? text.title[noun]}
      onClose={() => void close()}
      isWide={!isFocused}
      isLarge={isFocused}
    >
      {isFocused && (
        <p className={classes.presented} role="status">
          {seesAll ? text.isPresented(noun) : text.isShownToYou(noun)}
        </p>
      )}
      {children}
    </AppDialog>
  )
}

export interface PresentItemProps {
  opened: Opened
  /** The room sees the answers. */
  areShown: boolean
  /** The server has this item. */
  isSaved: boolean
  onPresent: () => void
}

/** Button that shows the open item to everyone, and one that ends that and closes it. */
export function PresentItem({ opened, areShown, isSaved, onPresent }: PresentItemProps) {
  const text = useText(itemText)
  const noun = useItemNoun()
  const { needsConnection } = useText(uiText)
  const stop = useStop(opened)
  const { isConnected, isFocused, isPartHidden } = opened
  if (isFocused) {
    return (
      <Button
        leftSection={<IconPresentationOff size={18} />}
        disabled={!isConnected}
        title={isConnected ? undefined : needsConnection}
        onClick={() => void stop()}
      >
        {text.stop(noun)}
      </Button>
    )
  }
  return (
    <Button
      variant="light"
      leftSection={<IconPresentation size={18} />}
      disabled={whyNot() !== null}
      title={whyNot() ?? undefined}
      onClick={onPresent}
    >
      {text.present}
    </Button>
  )

  function whyNot(): string | null {
    if (!isConnected) return needsConnection
    if (isPartHidden) return text.partHidden
    if (!areShown) return text.notShown(noun)
    return isSaved ? null : text.notSavedYet[noun]
  }
}

/**
 * Takes the room back to the page behind the open item, and closes it here; when the call fails it stays open.
 *
 * @returns resolves when the call has been answered
 */
function useStop({ setStopping, close }: Opened): () => Promise<void> {
  const endFocus = useEndFocus()
  return async () => {
    setStopping(true)
    const isStopped = await endFocus()
    setStopping(false)
    if (isStopped) close()
  }
}

/**
 * For the dialog of the open item: presents it to all, above the page behind it, or another one. When the facilitator who presented it
 * from this screen goes to another page, the room returns to the page behind it. Another facilitator who only reads it
 * may come and go. With Follow me, the step itself takes the room along.
 *
 * @param over fields of another page, where the room does not see the one of this screen
 * @returns presents the open item
 */
export function usePresentToRoom({ openId, isFocused, isConnected }: Opened, over?: PageFields): () => void {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const { pathname } = useLocation()
  const { part, context } = useScreen()
  const { takesAlong, leadOrTell } = useRoomLead()
  const release = useEndFocus()
  // Presenting it again, by anyone, is another move of the room.
  const atMove = (moves: number, id: string): string => `${workshopId} ${moves} ${id}`
  const isHeld = (): boolean =>
    openId !== null && isFocused && isConnected && wasPresentedHere(atMove(state.moves, openId))
  const latest = useRef({ isHeld, release, agenda })
  useEffect(() => {
    latest.current = { isHeld, release, agenda }
  })
  useEffect(
    () => () => {
      const held = latest.current
      // By the time the page unmounts for that reason, the address has already changed.
      const isLeft = location.pathname !== pathname
      const isTakenAlong = takesAlong() && takesRoomAlong(location.pathname, workshopId, held.agenda)
      if (isLeft && !isTakenAlong && held.isHeld()) void held.release()
    },
    [pathname, workshopId, takesAlong],
  )
  const present = async (): Promise<void> => {
    if (openId === null || part === null) return
    // Set before the call: the room may move, and the person leave, before the call is answered.
    keepPresented(atMove(state.moves + 1, openId))
    const item = { activePostId: openId, focus: true }
    const isMade = await leadOrTell({
      ...context,
      ...over,
      currentState: 'RU',
      activePartId: part.id,
      ...item,
    })
    if (!isMade) keepPresented(null)
  }
  return () => void present()
}

const presentedKey = 'plenum.presentedItem'

/** Keeps which item was presented from this tab, across a reload; null forgets it. */
function keepPresented(what: string | null): void {
  try {
    if (what === null) sessionStorage.removeItem(presentedKey)
    else sessionStorage.setItem(presentedKey, what)
  } catch {
    // Without storage, closing the item ends presenting it.
  }
}

/** Whether this item was the last one presented from this tab. */
function wasPresentedHere(what: string): boolean {
  try {
    return sessionStorage.getItem(presentedKey) === what
  } catch {
    return false
  }
}

/**
 * Takes the room back to the page behind the presented item. Reports a failure to the person; when somebody else has
 * moved the room meanwhile, or the item is gone, there is nothing left to end.
 *
 * @returns resolves with whether the room is no longer shown it
 */
function useEndFocus(): () => Promise<boolean> {
  const { lead } = useRoomLead()
  const { moves } = useStateDocument().state
  const now = useStateNow()
  return useCallback(async () => {
    try {
      await lead(noFocus)
      return true
    } catch (error) {
      const after = now().state
      if (after.moves !== moves || !after.focus) return true
      notify(messageOf(error), 'bad')
      return false
    }
  }, [lead, moves, now])
}

interface AtOnce {
  isWanted: boolean
  isPresented: boolean
  present: () => void
  onDone: () => void
}

/** Presents the item when its dialog opens, unless the room is at it; later that is nobody's wish any more. */
export function usePresentAtOnce({ isWanted, isPresented, present, onDone }: AtOnce): void {
  const begin = useEffectEvent(() => {
    if (!isWanted) return
    onDone()
    if (!isPresented) present()
  })
  useEffect(() => begin(), [])
}
