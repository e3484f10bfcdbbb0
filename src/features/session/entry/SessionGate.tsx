import { Loader } from '@mantine/core'
import { Suspense, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { WorkshopDocument } from '#api/operations/entry.ts'
import type { WorkshopQuery } from '#api/generated.ts'
import { credentials, useCredentials } from '#api/signIn/credentials.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { mayDo } from '#domain/permissions.ts'
import { draftsOf } from '#sync/device/draftPlaces.ts'
import { RoomProvider } from '#sync/room/room.tsx'
import { lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import { KeepTexts } from '#activity/own/KeepTexts.tsx'
import { RoleContext, roles } from '#activity/session/role.ts'
import { useText } from '#ui/texts/useText.ts'
import { RemovedFacilitator } from './removedFacilitator.ts'
import { rememberFacilitator, remembersFacilitator } from './roleMemory.ts'
import { roomEntry } from './roomEntry.ts'
import { sessionText } from '../text.ts'
import { loadShellParts } from './loadShellParts.ts'
import classes from './SessionGate.module.css'
import { ViewSwitchContext } from './viewSwitch.ts'

const SessionAway = lazyPart(async () => (await loadShellParts()).loadSessionAway())
const LoadFailed = lazyPage(async () => ({
  default: (await import('#ui/loading/LoadFailed.tsx')).LoadFailed,
}))

/**
 * Details of the session, outside of its documents, that only facilitators may read; null for participants and while
 * being fetched.
 */
export type WorkshopDetails = WorkshopQuery['workshop']

export interface SessionGateProps {
  workshopId: WorkshopId
  children: (details: WorkshopDetails | null, refetch: () => void) => ReactNode
}

/** Opens the session in the user's role; redirects everyone else to the page where they can join or sign in. */
export function SessionGate({ workshopId, children }: SessionGateProps) {
  const text = useText(sessionText)
  const { account, members } = useCredentials()
  const { pathname } = useLocation()
  const { data, error, refetch } = useQuery(account ? WorkshopDocument : null, { id: workshopId })
  const [isInAsMember, setInAsMember] = useState(false)
  const entry = roomEntry({
    account,
    member: members[workshopId] ?? null,
    workshop: data?.workshop ?? null,
    error,
    wasFacilitator: account !== null && remembersFacilitator(workshopId, account.userId),
    isInAsMember,
  })
  if (entry.status === 'enter' && (entry.identity.kind === 'member') !== isInAsMember)
    setInAsMember(!isInAsMember)
  // A former participant is sent to the join page, not asked for an account.
  const [wasMember] = useState(members[workshopId] !== undefined)
  const leads = entry.status === 'enter' && mayDo(roles[entry.role], 'lead')
  const userId = account?.userId
  const [isParticipantView, setParticipantView] = useState(false)
  const viewSwitch = useMemo(
    () => (leads ? { isParticipantView, set: setParticipantView } : null),
    [leads, isParticipantView],
  )
  useEffect(() => {
    if (!leads || userId === undefined) return
    credentials.choose(workshopId, 'account')
    rememberFacilitator(workshopId, userId)
  }, [leads, userId, workshopId])

  // What a former facilitator began is listed there, also when the session was deleted while this page was closed.
  const accountKey = account && identityKey({ kind: 'account', ...account })
  const [hasUnsent] = useState(accountKey !== null && draftsOf(accountKey, workshopId).length > 0)
  // A former facilitator on this screen sees a notice instead of being silently sent to the join page.
  const [wasLeading, setWasLeading] = useState(false)
  if (leads && !wasLeading) setWasLeading(true)

  const isFormerMember = wasMember && !account
  if (entry.status === 'signIn' && !isFormerMember)
    return <Navigate to="/login" replace state={{ from: pathname }} />
  if (entry.status === 'join' && accountKey !== null && (wasLeading || hasUnsent))
    return <RemovedFacilitator workshopId={workshopId} owner={accountKey} />
  if (entry.status === 'signIn' || entry.status === 'join')
    return <Navigate to={`/join/workshop/${workshopId}`} replace />
  if (entry.status === 'away') return <SessionAway />
  if (entry.status === 'failed') {
    return (
      <Suspense>
        <LoadFailed onRetry={() => void refetch()} />
      </Suspense>
    )
  }
  if (entry.status === 'loading') {
    return (
      <div className={classes.loading}>
        <Loader aria-label={text.loading} />
      </div>
    )
  }
  return (
    <RoleContext value={isParticipantView ? 'participant' : entry.role}>
      <ViewSwitchContext value={viewSwitch}>
        <RoomProvider workshopId={workshopId} identity={entry.identity}>
          <KeepTexts>{children(data?.workshop ?? null, () => void refetch())}</KeepTexts>
        </RoomProvider>
      </ViewSwitchContext>
    </RoleContext>
  )
}
