import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { partPath } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useScreen } from './useScreen.ts'

/** A facilitator who opens or reloads the session's address is back where the room is; a link to an activity stays. */
export function useReturnToRoom(): void {
  const { workshopId } = useRoom()
  const { document, state, agenda } = useStateDocument()
  const { part } = useScreen()
  const navigate = useNavigate()
  const isDone = useRef(false)
  const isReady = document.status === 'ready'
  const presented = presentedPart(state, agenda)
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    if (part === null && presented) void navigate(partPath(workshopId, presented), { replace: true })
  }, [isReady, part, presented, workshopId, navigate])
}
