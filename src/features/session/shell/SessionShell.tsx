import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { identityKey } from '#api/signIn/identity.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { objectIdAt } from '#domain/workshop/paths.ts'
import { useConnection, useWaitingWords } from '#sync/room/connection.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useRoom, useWorkshopChanged } from '#sync/room/room.tsx'
import { lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { HeaderSlotsProvider } from '#ui/session/HeaderSlots.tsx'
import { useMaySee, useRole } from '#activity/session/role.ts'
import { loadShellParts } from '../entry/loadShellParts.ts'
import { ParticipantShell } from './ParticipantShell.tsx'
import type { WorkshopDetails } from '../entry/SessionGate.tsx'
import { RemovedFacilitator } from '../entry/removedFacilitator.ts'
import { SessionSkeleton } from '../entry/SessionSkeleton.tsx'

const SessionAway = lazyPart(async () => (await loadShellParts()).loadSessionAway())
const SignedOut = lazyPart(async () => (await loadShellParts()).loadSignedOut())
const NoSession = lazyPart(async () => (await loadShellParts()).loadNoSession())
const LeftSession = lazyPage(async () => (await loadShellParts()).loadLeftSession())
export const FacilitatorShell = lazyPage(async () => ({
  default: (await import('./FacilitatorShell.tsx')).FacilitatorShell,
}))
const PreviewShell = lazyPage(async () => ({ default: (await import('./PreviewShell.tsx')).PreviewShell }))

export interface SessionShellProps {
  workshopId: WorkshopId
  agenda: ReactNode
  editor: (onClose: () => void) => ReactNode
  notes: (onClose: () => void) => ReactNode
  /** A facilitator's page that replaces bars and columns; null for the session itself. */
  wholePage: ReactNode
  createWorkshop: (onClose: () => void) => ReactNode
  /** The dialog that creates a session from this template. */
  launch: (onClose: () => void) => ReactNode
  /** Tells a viewer that the template is read-only for them, and what they can do. */
  preview: ReactNode
  details: WorkshopDetails | null
  /** Called when rows of the workshop, or rights, have changed. */
  onChanged: () => void
  children: ReactNode
}

const shells = { facilitator: FacilitatorShell, participant: ParticipantShell, viewer: PreviewShell }

/** Shown until the session's state is loaded; meanwhile the facilitator's activity is. */
function SessionOpening() {
  const { pathname } = useLocation()
  const objectId = useMaySee('all') ? objectIdAt(pathname) : null
  useDocument('board', objectId)
  useDocument('desk', objectId)
  const words = useWaitingWords()
  return words === 'away' ? <SessionAway /> : <SessionSkeleton isLong={words === 'loading'} />
}

/** The session around its pages, in the shell of the user's role; a notice when there is no session to show. */
export function SessionShell(props: SessionShellProps) {
  const { workshopId, onChanged, wholePage } = props
  const Shell = shells[useRole()]
  const seesAll = useMaySee('all')
  const { identity } = useRoom()
  const { document } = useStateDocument()
  const connection = useConnection()
  const owner = identityKey(identity)
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
    return <SignedOut />
  }
  if (document.status === 'forbidden' && seesAll)
    return <RemovedFacilitator workshopId={workshopId} owner={owner} />
  if (document.status === 'gone' || document.status === 'forbidden')
    return <NoSession {...{ workshopId, owner }} />
  if (document.status !== 'ready') return <SessionOpening />
  if (seesAll && wholePage) return wholePage
  return (
    <HeaderSlotsProvider>
      <Suspense fallback={<SessionSkeleton />}>
        <Shell {...props} />
      </Suspense>
    </HeaderSlotsProvider>
  )
}
