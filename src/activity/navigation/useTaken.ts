import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { spotOf, takenTo } from '#domain/activity/follow.ts'
import { presentAction } from '#domain/activity/presenting.ts'
import { times } from '#domain/limits.ts'
import { lobbyPath, partPath } from '#domain/workshop/paths.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useScreen, useSpot } from './useScreen.ts'

/**
 * Navigates where the room takes this screen. SPEC S5, S11
 *
 * @param goesAlong with the latest move of the room
 * @returns whether the view was just changed, for the banner of four seconds; and while this screen opens where the room
 *   is not, the activity that it is on its way to: what it would show is left at once
 */
export function useTaken(
  role: 'participant' | 'facilitator',
  goesAlong = true,
): { wasMoved: boolean; arrivesAt: AgendaPart | null } {
  const { workshopId } = useRoom()
  const { document, state, agenda } = useStateDocument()
  const spot = useSpot()
  const screen = useScreen()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // While the target page loads, this screen still shows the previous page and its address.
  const onTheWay = useRef<{ from: string; to: string } | null>(null)
  const seenMoves = useRef<number | null>(null)
  const [banner, setBanner] = useState(0)
  const isReady = document.status === 'ready'
  // Undefined until the state is there; null once this screen is where the room is, or was taken elsewhere by its user.
  const [openedAt, setOpenedAt] = useState<string | null>()
  const isOpening = isReady && (openedAt === undefined || openedAt === pathname)
  const first = isOpening ? takenTo({ role, goesAlong }, { state, agenda }, spot, null) : null
  const opensAt = first && pathname
  if (isReady && openedAt !== null && openedAt !== opensAt) setOpenedAt(opensAt)
  const isAnotherView = presentAction(state, agenda, screen) === 'present'

  useEffect(() => {
    if (!isReady) return
    const seen = seenMoves.current
    seenMoves.current = state.moves
    if (onTheWay.current?.from !== pathname) onTheWay.current = null
    const at = onTheWay.current ? spotOf(onTheWay.current.to, workshopId, agenda) : spot
    const taken = takenTo({ role, goesAlong }, { state, agenda }, at, seen)
    if (taken) {
      const target = taken.to ? partPath(workshopId, taken.to) : lobbyPath(workshopId)
      onTheWay.current = { from: pathname, to: target }
      void navigate(target, { replace: taken.replaces })
    }
    if (seen !== null && seen !== state.moves && isAnotherView) setBanner((count) => count + 1)
  }, [isReady, role, goesAlong, state, agenda, spot, pathname, isAnotherView, workshopId, navigate])

  useEffect(() => {
    if (banner === 0) return undefined
    const timer = setTimeout(() => setBanner(0), times.viewChangeBannerMs)
    return () => clearTimeout(timer)
  }, [banner])
  return { wasMoved: banner > 0, arrivesAt: first?.to ?? null }
}
