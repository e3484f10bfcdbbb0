import { IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lobbyPath, partAt } from '#domain/workshop/paths.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { useMaySee } from '#activity/session/role.ts'
import { useText } from '#ui/texts/useText.ts'
import { sessionText } from '../text.ts'
import { SessionSkeleton } from './SessionSkeleton.tsx'

/** Milliseconds to wait for an unknown activity: a new one may reach the agenda shortly after its address is opened. */
const patienceMs = 4000

/**
 * Guards an activity's page. If the agenda has no such activity, the app goes back one page; if the activity is hidden,
 * everyone in the participants' view sees a lock. When the activity on the screen is deleted, the app leaves it at
 * once; if it was presented, for the lobby, where the room is.
 *
 * @see SPEC M2
 */
export function PartGuard({ children }: { children: ReactNode }) {
  const text = useText(sessionText)
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const seesHidden = useMaySee('hiddenParts')
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
      // After a switch of the activity type the new address is already set while the new page is being loaded.
      if (location.pathname !== pathname) return
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
  if (part.hidden && !seesHidden) {
    return <EmptyState icon={<IconLock size={28} />} title={text.hiddenTitle} hint={text.hiddenPartHint} />
  }
  return children
}

/** Whether the previous history entry belongs to this app; the router counts entries. */
function hasPageBefore(): boolean {
  const { idx } = (globalThis.history.state ?? {}) as { idx?: number }
  return (idx ?? 0) > 0
}
