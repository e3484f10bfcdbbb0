import { useParams } from 'react-router-dom'
import { ActivityMissing, isUnavailable } from '#activity/page/ActivityMissing.tsx'
import { BrainstormPages } from './BrainstormPages.tsx'
import { standAt } from './place.ts'
import { useBrainstorm } from './useBrainstorm.ts'
import { usePlace } from './usePlace.ts'

/** The brainstorm at /workshop/{workshopId}/brainstorm/{objectId}. */
export function BrainstormRoute() {
  const { objectId = '' } = useParams()
  return <BrainstormLoader key={objectId} objectId={objectId} />
}

function BrainstormLoader({ objectId }: { objectId: string }) {
  const brainstorm = useBrainstorm(objectId)
  const { topics, questions, status } = brainstorm
  const here = usePlace(objectId, topics, questions)
  const { topic, question } = standAt(here.place, topics, questions)
  if (isUnavailable(status) || !topic || !question) return <ActivityMissing status={status} />
  return <BrainstormPages brainstorm={brainstorm} here={here} topic={topic} question={question} />
}
