import { IconLock, IconTrash } from '@tabler/icons-react'
import type { DocumentState } from '#sync/documents.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useText } from '#ui/useText.ts'
import { activityText } from '../text.ts'
import { CardsSkeleton } from './CardsSkeleton.tsx'

/** Whether the page of an activity can only say that it is gone, or locked for this person. */
export function isUnavailable({ status }: DocumentState): boolean {
  return status === 'gone' || status === 'forbidden'
}

/** In place of an activity that is gone, locked for this person, or not here yet. */
export function ActivityMissing({ status }: { status: DocumentState }) {
  const text = useText(activityText)
  if (status.status === 'gone') return <EmptyState icon={<IconTrash size={28} />} title={text.gone} />
  if (status.status === 'forbidden')
    return <EmptyState icon={<IconLock size={28} />} title={text.hiddenPart} />
  return <CardsSkeleton />
}
