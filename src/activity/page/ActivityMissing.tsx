import { IconLock, IconTrash } from '@tabler/icons-react'
import type { DocumentState } from '#sync/room/documents.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '../text.ts'
import { CardsSkeleton } from './CardsSkeleton.tsx'

/** Whether the page can only say that its activity is deleted, or closed to this person. */
export function isUnavailable({ status }: DocumentState): boolean {
  return status === 'gone' || status === 'forbidden'
}

/** Replaces an activity that is deleted, closed to this person, or not loaded yet. */
export function ActivityMissing({ status }: { status: DocumentState }) {
  const text = useText(activityText)
  if (status.status === 'gone') return <EmptyState icon={<IconTrash size={28} />} title={text.gone} />
  if (status.status === 'forbidden')
    return <EmptyState icon={<IconLock size={28} />} title={text.hiddenPart} />
  return <CardsSkeleton />
}
