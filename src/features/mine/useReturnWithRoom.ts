import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { lobbyPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useRole } from '#activity/session/role.ts'

/**
 * A participant who reads their own page goes to the lobby, or to the closing page there, when everyone is called to it. To an
 * activity the session itself takes them. SPEC S5.
 */
export function useReturnWithRoom(): void {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const isParticipant = useRole() === 'participant'
  const navigate = useNavigate()
  const seenMoves = useRef(state.moves)
  const isInLobby = presentedPart(state, agenda) === null
  useEffect(() => {
    if (seenMoves.current === state.moves) return
    seenMoves.current = state.moves
    if (isParticipant && isInLobby) void navigate(lobbyPath(workshopId))
  }, [state.moves, isParticipant, isInLobby, navigate, workshopId])
}
