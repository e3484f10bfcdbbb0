import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lobbyPath, partPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'

/** A facilitator who opens or reloads the session's address is back where the room is; a link to an activity stays. */
export function useReturnToRoom(): void {
  const { workshopId } = useRoom()
  const { document, state, agenda } = useStateDocument()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isDone = useRef(false)
  const isReady = document.status === 'ready'
  const isAtDoor = pathname.replace(/\/$/, '') === lobbyPath(workshopId)
  const presented = presentedPart(state, agenda)
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    if (isAtDoor && presented) void navigate(partPath(workshopId, presented), { replace: true })
  }, [isReady, isAtDoor, presented, workshopId, navigate])
}
