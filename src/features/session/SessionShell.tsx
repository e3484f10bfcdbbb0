import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { WorkshopId } from '#domain/ids.ts'
import { useConnection, useIsNotHere } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom, useWorkshopChanged } from '#sync/room.tsx'
import { lazyPage } from '#ui/lazyPart.tsx'
import { HeaderSlotsProvider } from '#ui/session/HeaderSlots.tsx'
import { useRole } from '#activity/session/role.ts'
import { useText } from '#ui/useText.ts'
import { ParticipantShell } from './ParticipantShell.tsx'
import type { WorkshopDetails } from './SessionGate.tsx'
import { RemovedFacilitator } from './RemovedFacilitator.tsx'
import { SessionAway } from './SessionAway.tsx'
import { SessionNotice } from './SessionNotice.tsx'
import { SessionSkeleton } from './SessionSkeleton.tsx'
import { sessionText } from './text.ts'

const LeftSession = lazyPage(async () => ({ default: (await import('./LeftSession.tsx')).LeftSession }))
const FacilitatorShell = lazyPage(async () => ({
  default: (await import('./FacilitatorShell.tsx')).FacilitatorShell,
}))
const PreviewShell = lazyPage(async () => ({ default: (await import('./PreviewShell.tsx')).PreviewShell }))

export interface SessionShellProps {
  workshopId: WorkshopId
  agenda: ReactNode
  editor: (onClose: () => void) => ReactNode
  notes: (onClose: () => void) => ReactNode
  /** A facilitator's page that stands in the place of bars and columns; null for the session as it is. */
  wholePage: ReactNode
  createWorkshop: (onClose: () => void) => ReactNode
  /** The dialog that makes a session out of this template. */
  launch: (onClose: () => void) => ReactNode
  /** What tells a viewer that nothing here is theirs, and what they can do. */
  preview: ReactNode
  details: WorkshopDetails | null
  /** Rows of the workshop changed, or rights did. */
  onChanged: () => void
  children: ReactNode
}

/** Until the session's state is here. */
function SessionOpening() {
  return useIsNotHere() ? <SessionAway /> : <SessionSkeleton />
}

/** The session around its pages, for whoever is in it; a word where there is none to be shown. */
export function SessionShell(props: SessionShellProps) {
  const { workshopId, agenda, onChanged, wholePage, children } = props
  const text = useText(sessionText)
  const role = useRole()
  const { identity } = useRoom()
  const { document } = useStateDocument()
  const connection = useConnection()
  useWorkshopChanged(onChanged)

  const isRemoved = connection.status === 'removed'
  if (isRemoved || connection.status === 'signedOut') {
    if (identity.kind === 'member') {
      return (
        <Suspense fallback={<SessionSkeleton />}>
          <LeftSession workshopId={workshopId} isRemoved={isRemoved} />
        </Suspense>
      )
    }
    return (
      <SessionNotice
        title={text.signedOutTitle}
        hint={text.signedOutHint}
        to="/login"
        label={text.signInAgain}
      />
    )
  }
  if (document.status === 'forbidden' && role === 'facilitator')
    return <RemovedFacilitator workshopId={workshopId} />
  if (document.status === 'gone' || document.status === 'forbidden') {
    return (
      <SessionNotice
        title={text.noWorkshop(workshopId)}
        hint={text.noWorkshopHint}
        to={role === 'participant' ? '/join' : '/account'}
        label={role === 'participant' ? text.joinSession : text.toDashboard}
      />
    )
  }
  if (document.status !== 'ready') return <SessionOpening />
  if (role === 'facilitator' && wholePage) return wholePage
  return (
    <HeaderSlotsProvider>
      <Suspense fallback={<SessionSkeleton />}>
        {role === 'facilitator' && <FacilitatorShell {...props}>{children}</FacilitatorShell>}
        {role === 'viewer' && <PreviewShell {...props}>{children}</PreviewShell>}
        {role === 'participant' && <ParticipantShell agenda={agenda}>{children}</ParticipantShell>}
      </Suspense>
    </HeaderSlotsProvider>
  )
}
