import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { standAt } from '#domain/brainstorm/steps.ts'
import { useTakenPlaces } from '#activity/own/useTakenPlaces.ts'
import { ActivityMissing, isUnavailable } from '#activity/page/ActivityMissing.tsx'
import { useBrainstorm } from '../useBrainstorm.ts'
import { BrainstormPages } from './BrainstormPages.tsx'
import { useHere } from './useHere.ts'

/** The brainstorm at /workshop/{workshopId}/brainstorm/{objectId}. */
export function BrainstormRoute() {
  const { objectId = '' } = useParams()
  return <BrainstormLoader key={objectId} objectId={objectId} />
}

function BrainstormLoader({ objectId }: { objectId: string }) {
  const brainstorm = useBrainstorm(objectId)
  const { topics, questions, status } = brainstorm
  const here = useHere(brainstorm)
  const isReady = status.status === 'ready'
  useTakenPlaces(
    useMemo(
      () =>
        isReady ? topics.flatMap(({ id }) => questions.map((one) => `${objectId}.${id}.${one.id}`)) : null,
      [isReady, objectId, topics, questions],
    ),
  )
  const { topic, question } = standAt(topics, questions, here.page)
  if (isUnavailable(status) || !topic || !question) return <ActivityMissing status={status} />
  return <BrainstormPages brainstorm={brainstorm} here={here} topic={topic} question={question} />
}
