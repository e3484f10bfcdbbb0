import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { times } from '#domain/limits.ts'
import { lobbyPath, ownAnswersPath, partPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { presentAction } from './presentAction.ts'
import { useScreen } from './useScreen.ts'

/**
 * A participant lands where the room is and is moved with it, at each move of the facilitator. While the facilitator leads, who gets
 * elsewhere by the browser's own ways is led back. SPEC S5.
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
  const { pathname } = useLocation()
  const isAtOwnAnswers = pathname.replace(/\/$/, '') === ownAnswersPath(workshopId)
  // The address of an activity that was deleted is not the lobby.
  const isNowhere = screen.isBeside === true && !isAtOwnAnswers
  const isElsewhere = screen.part?.id !== presented?.id || isNowhere
  const isAstray = state.followMe && pathname !== target && !isAtOwnAnswers
  const isAnotherView = presentAction(state, agenda, screen) === 'present'

  useEffect(() => {
    if (!isReady) return
    const isFirst = seenMoves.current === null
    const isMove = seenMoves.current !== state.moves
    seenMoves.current = state.moves
    // The page that leads back is no page to come back to.
    if (isElsewhere && (isMove || isAstray)) void navigate(target, { replace: isFirst || !isMove })
    if (isMove && !isFirst && isAnotherView) setBanner((count) => count + 1)
  }, [isReady, state.moves, isElsewhere, isAstray, isAnotherView, target, navigate])

  useEffect(() => {
    if (banner === 0) return undefined
    const timer = setTimeout(() => setBanner(0), times.viewChangeBannerMs)
    return () => clearTimeout(timer)
  }, [banner])
  return { wasMoved: banner > 0 }
}
