import { IconLock, IconTrash } from '@tabler/icons-react'
import { useParams } from 'react-router-dom'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useText } from '#ui/useText.ts'
import { BrainstormPages } from './BrainstormPages.tsx'
import { BrainstormSkeleton } from '#activity/page/CardsSkeleton.tsx'
import { standAt } from './place.ts'
import { brainstormText } from '../text.ts'
import { useBrainstorm } from './useBrainstorm.ts'
import { usePlace } from './usePlace.ts'

/** The brainstorm at /workshop/{workshopId}/brainstorm/{objectId}. */
export function BrainstormRoute() {
  const { objectId = '' } = useParams()
  return <BrainstormLoader key={objectId} objectId={objectId} />
}

function BrainstormLoader({ objectId }: { objectId: string }) {
  const text = useText(brainstormText)
  const brainstorm = useBrainstorm(objectId)
  const { topics, questions, status } = brainstorm
  const here = usePlace(objectId, topics, questions)
  const { topic, question } = standAt(here.place, topics, questions)
  if (status.status === 'gone') return <EmptyState icon={<IconTrash size={28} />} title={text.gone} />
  if (status.status === 'forbidden')
    return <EmptyState icon={<IconLock size={28} />} title={text.hiddenPart} />
  if (!topic || !question) return <BrainstormSkeleton />
  return <BrainstormPages brainstorm={brainstorm} here={here} topic={topic} question={question} />
}
