import { IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lobbyPath, partAt } from '#domain/paths.ts'
import { presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useRole } from '#activity/session/role.ts'
import { useText } from '#ui/useText.ts'
import { SessionSkeleton } from './SessionSkeleton.tsx'
import { sessionText } from './text.ts'

/** For this long an unknown activity is waited for: one that was just made is in the agenda a moment after its address is opened. */
const patienceMs = 4000

/**
 * Around an activity's page: where the agenda has no such activity the app goes back one page, and what is hidden is locked
 * for whoever sees the session as a participant. One that was here and is deleted is left at once; when it was the presented one,
 * for the lobby, where the room is.
 *
 * @see specification, part 1, section 2: Selecting an activity opens its part
 */
export function PartGuard({ children }: { children: ReactNode }) {
  const text = useText(sessionText)
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const role = useRole()
  const part = partAt(pathname, agenda)
  const isMissing = part === null
  const isPresented = part !== null && presentedPart(state, agenda)?.id === part.id
  const lastSeen = useRef({ pathname: '', isPresented: false })
  useEffect(() => {
    if (!isMissing) lastSeen.current = { pathname, isPresented }
  }, [isMissing, pathname, isPresented])
  useEffect(() => {
    if (!isMissing) return undefined
    const wasHere = lastSeen.current.pathname === pathname
    const wasPresented = wasHere && lastSeen.current.isPresented
    const leave = (): void => {
      if (hasPageBefore() && !wasPresented) void navigate(-1)
      else void navigate(lobbyPath(workshopId), { replace: true })
    }
    if (wasHere) {
      leave()
      return undefined
    }
    const timer = setTimeout(leave, patienceMs)
    return () => clearTimeout(timer)
  }, [isMissing, pathname, navigate, workshopId])
  if (isMissing) return <SessionSkeleton />
  if (part.hidden && role === 'participant') {
    return <EmptyState icon={<IconLock size={28} />} title={text.hiddenTitle} hint={text.hiddenPartHint} />
  }
  return children
}

/** Whether the page before this one was ours; the router counts. */
function hasPageBefore(): boolean {
  const { idx } = (globalThis.history.state ?? {}) as { idx?: number }
  return (idx ?? 0) > 0
}
