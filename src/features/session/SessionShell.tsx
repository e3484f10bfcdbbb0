import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { WorkshopId } from '#domain/ids.ts'
import { useConnection } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useWorkshopChanged } from '#sync/room.tsx'
import { HeaderSlotsProvider } from '#ui/session/HeaderSlots.tsx'
import { useRole } from '#ui/session/role.ts'
import { useText } from '#ui/useText.ts'
import { ParticipantShell } from './ParticipantShell.tsx'
import { SessionNotice } from './SessionNotice.tsx'
import { SessionSkeleton } from './SessionSkeleton.tsx'
import { sessionText } from './text.ts'

const FacilitatorShell = lazy(async () => ({
  default: (await import('./FacilitatorShell.tsx')).FacilitatorShell,
}))

export interface SessionShellProps {
  workshopId: WorkshopId
  agenda: ReactNode
  password: string | null
  /** Rows of the workshop changed, or rights did. */
  onChanged: () => void
  children: ReactNode
}

/** The session around its pages, for whoever is in it; a word where there is none to be shown. */
export function SessionShell({ workshopId, agenda, password, onChanged, children }: SessionShellProps) {
  const text = useText(sessionText)
  const role = useRole()
  const { document } = useStateDocument()
  const connection = useConnection()
  useWorkshopChanged(onChanged)

  if (connection.status === 'signedOut') {
    return (
      <SessionNotice
        title={text.signedOutTitle}
        hint={text.signedOutHint}
        to={role === 'facilitator' ? '/login' : `/join/workshop/${workshopId}`}
        label={text.rejoin}
      />
    )
  }
  if (document.status === 'gone' || document.status === 'forbidden') {
    return (
      <SessionNotice
        title={text.noWorkshop(workshopId)}
        hint={text.noWorkshopHint}
        to={role === 'facilitator' ? '/account' : '/join'}
        label={role === 'facilitator' ? text.toDashboard : text.joinSession}
      />
    )
  }
  if (document.status !== 'ready') return <SessionSkeleton />
  return (
    <HeaderSlotsProvider>
      {role === 'facilitator' ? (
        <Suspense fallback={<SessionSkeleton />}>
          <FacilitatorShell agenda={agenda} password={password}>
            {children}
          </FacilitatorShell>
        </Suspense>
      ) : (
        <ParticipantShell agenda={agenda}>{children}</ParticipantShell>
      )}
    </HeaderSlotsProvider>
  )
}
