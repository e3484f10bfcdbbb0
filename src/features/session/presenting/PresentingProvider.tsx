import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { presentAction, presentChange } from '#domain/activity/presenting.ts'
import type { PresentAction } from '#domain/activity/presenting.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useLeading } from '#activity/navigation/useLeading.ts'
import { useRoomControl } from '#activity/navigation/useRoomControl.ts'
import { useScreen } from '#activity/navigation/useScreen.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useUnshown } from './showing.ts'
import type { ShowToRoomProps } from './ShowToRoom.tsx'
import { useClicker } from './useClicker.ts'

const ShowToRoom = lazyDialog(async () => ({ default: (await import('./ShowToRoom.tsx')).ShowToRoom }))

/** What a facilitator's buttons need to lead the room. */
export interface Presenting {
  action: PresentAction
  isBusy: boolean
  isConnected: boolean
  /** The activity on this screen is hidden, so it cannot be presented. */
  isHiddenHere: boolean
  isInLobby: boolean
  /** Something is presented and can be stopped. */
  isPresenting: boolean
  isFollowed: boolean
  present: () => void
  /** Presents, and makes everyone follow each further step of this screen. */
  followMe: () => void
  disableFollowMe: () => void
  stop: () => void
}

const PresentingContext = createContext<Presenting | null>(null)

/** Wraps a facilitator's shell: a single place decides and steps, however many buttons there are. */
export function PresentingProvider({ children }: { children: ReactNode }) {
  const { state, agenda } = useStateDocument()
  const screen = useScreen()
  const control = useRoomControl()
  const unshown = useUnshown(screen)
  const [asking, setAsking] = useState<Omit<ShowToRoomProps, 'onClose'> | null>(null)
  const { change } = control
  const present = useCallback(
    (followMe: boolean, onMade?: () => void) => {
      const there = presentChange(screen, followMe)
      const isThere = presentAction(state, agenda, screen) === 'presenting'
      if (unshown !== null && !isThere) setAsking({ change: there, objectId: unshown, onMade })
      else void change(there).then((isMade) => isMade && onMade?.())
    },
    [screen, unshown, state, agenda, change],
  )
  const { lead } = useLeading(control, () => present(true))
  const presenting = useMemo<Presenting>(
    () => ({
      action: presentAction(state, agenda, screen),
      isBusy: control.isBusy,
      isConnected: control.isConnected,
      isHiddenHere: screen.part?.hidden === true,
      isInLobby: screen.part === null,
      isPresenting: presentedPart(state, agenda) !== null,
      isFollowed: state.followMe,
      // Present keeps Follow me as it is, in the lobby too.
      present: () => present(state.followMe),
      followMe: () => present(true, lead),
      disableFollowMe: () => void control.change({ followMe: false }),
      stop: () => void control.change({ currentState: 'PA' }),
    }),
    [state, agenda, screen, control, lead, present],
  )
  useClicker(presenting.isFollowed)
  return (
    <PresentingContext value={presenting}>
      {children}
      {asking && <ShowToRoom {...asking} onClose={() => setAsking(null)} />}
    </PresentingContext>
  )
}

/** @throws {Error} outside a PresentingProvider */
export function usePresenting(): Presenting {
  const presenting = use(PresentingContext)
  if (!presenting) throw new Error('usePresenting outside a PresentingProvider')
  return presenting
}
