import { PublicWorkshopInfoDocument } from '#api/operations/account.ts'
import { useQuery } from '#api/useQuery.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { useText } from '#ui/useText.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { SessionSkeleton } from './SessionSkeleton.tsx'
import { sessionText } from './text.ts'

/** Where a facilitator was and is no more: another one took them out, or the session itself is gone. */
export function RemovedFacilitator({ workshopId }: { workshopId: WorkshopId }) {
  const text = useText(sessionText)
  const { data, error } = useQuery(PublicWorkshopInfoDocument, { workshopId }, 'nobody')
  if (!data && !error) return <SessionSkeleton />
  const isGone =
    !data && (error instanceof UserMistake || (error instanceof Refusal && error.code === 'NOT_FOUND'))
  return (
    <SessionNotice
      title={isGone ? text.noWorkshop(workshopId) : text.removedLeadTitle}
      hint={isGone ? text.noWorkshopHint : text.removedLeadHint}
      to="/account"
      label={text.toDashboard}
    />
  )
}
