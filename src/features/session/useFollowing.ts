import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { times } from '#domain/limits.ts'
import { lobbyPath, partPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { presentAction } from './presentAction.ts'
import { useScreen } from './useScreen.ts'

/**
 * A participant lands where the room is and is moved with it, at each move of the facilitator. SPEC S5.
 *
 * @returns whether the view was just changed, for the banner of four seconds
 */
export function useFollowing(): { wasMoved: boolean } {
  const { workshopId } = useRoom()
  const { document, state, agenda } = useStateDocument()
  const screen = useScreen()
  const navigate = useNavigate()
  const seenMoves = useRef<number | null>(null)
  const [banner, setBanner] = useState(0)
  const isReady = document.status === 'ready'
  const presented = presentedPart(state, agenda)
  const target = presented ? partPath(workshopId, presented) : lobbyPath(workshopId)
  const isElsewhere = screen.part?.id !== presented?.id
  const isAnotherView = presentAction(state, agenda, screen) === 'present'

  useEffect(() => {
    if (!isReady || seenMoves.current === state.moves) return
    const isFirst = seenMoves.current === null
    seenMoves.current = state.moves
    if (isElsewhere) void navigate(target, { replace: isFirst })
    if (!isFirst && isAnotherView) setBanner((count) => count + 1)
  }, [isReady, state.moves, isElsewhere, isAnotherView, target, navigate])

  useEffect(() => {
    if (banner === 0) return undefined
    const timer = setTimeout(() => setBanner(0), times.viewChangeBannerMs)
    return () => clearTimeout(timer)
  }, [banner])
  return { wasMoved: banner > 0 }
}
