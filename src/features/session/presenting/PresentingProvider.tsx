import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { presentAction, presentChange } from '#domain/activity/presenting.ts'
import type { PresentAction } from '#domain/activity/presenting.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useLeading } from '#activity/navigation/useLeading.ts'
import { useRoomLead } from '#activity/navigation/useRoomLead.ts'
import { useScreen } from '#activity/navigation/useScreen.ts'
import { keepLeader } from '#activity/session/leading.ts'
import { useRoom } from '#sync/room/room.tsx'
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
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const screen = useScreen()
  const room = useRoomLead()
  const unshown = useUnshown(screen)
  const [asking, setAsking] = useState<Omit<ShowToRoomProps, 'onClose'> | null>(null)
  const { leadOrTell } = room
  const present = useCallback(
    (followMe: boolean, onMade?: () => void) => {
      const there = presentChange(screen, followMe)
      const isThere = presentAction(state, agenda, screen) === 'presenting'
      if (unshown !== null && !isThere) setAsking({ change: there, objectId: unshown, onMade })
      else void leadOrTell(there).then((isMade) => isMade && onMade?.())
    },
    [screen, unshown, state, agenda, leadOrTell],
  )
  useLeading(room, () => present(true))
  const presenting = useMemo<Presenting>(
    () => ({
      action: presentAction(state, agenda, screen),
      isBusy: room.isBusy,
      isConnected: room.isConnected,
      isHiddenHere: screen.part?.hidden === true,
      isInLobby: screen.part === null,
      isPresenting: presentedPart(state, agenda) !== null,
      isFollowed: state.followMe,
      // Present keeps Follow me as it is, in the lobby too.
      present: () => present(state.followMe),
      followMe: () => present(true, () => keepLeader(workshopId)),
      disableFollowMe: () => void leadOrTell({ followMe: false }),
      stop: () => void leadOrTell({ currentState: 'PA' }),
    }),
    [workshopId, state, agenda, screen, room, leadOrTell, present],
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
