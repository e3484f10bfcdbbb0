import { PublicWorkshopInfoDocument } from '#api/operations/account.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import { entryText } from './entryText.ts'
import { KeptTexts } from './keptTexts.ts'
import { SessionNotice } from './SessionNotice.tsx'
import { sessionText } from '../text.ts'
import { SessionSkeleton } from './SessionSkeleton.tsx'

export interface RemovedFacilitatorProps {
  workshopId: WorkshopId
  /** Whose drafts are listed, by `identityKey`. */
  owner: string
}

/**
 * For a former facilitator of the session: another facilitator removed them, or the session was deleted. What they began
 * there can be copied. SPEC B26
 */
export function RemovedFacilitator({ workshopId, owner }: RemovedFacilitatorProps) {
  const text = useText(sessionText)
  const address = useText(entryText)
  const { data, error } = useQuery(PublicWorkshopInfoDocument, { workshopId }, 'nobody')
  if (!data && !error) return <SessionSkeleton />
  const isGone =
    !data && (error instanceof UserMistake || (error instanceof Refusal && error.code === 'NOT_FOUND'))
  return (
    <SessionNotice
      title={isGone ? address.noWorkshop(workshopId) : address.removedLeadTitle}
      hint={isGone ? address.noWorkshopHint : address.removedLeadHint}
      to="/account"
      label={text.toDashboard}
    >
      <KeptTexts {...{ owner, workshopId }} />
    </SessionNotice>
  )
}
