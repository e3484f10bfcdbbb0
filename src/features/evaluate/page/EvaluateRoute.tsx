import { useParams } from 'react-router-dom'
import { ActivityMissing, isUnavailable } from '#activity/page/ActivityMissing.tsx'
import { EvaluatePages } from './EvaluatePages.tsx'
import { useEvaluate } from '../useEvaluate.ts'
import { useEvaluatePage } from '../useEvaluatePage.ts'
import { useEvaluateVoting } from '../useEvaluateVoting.ts'

/** Evaluate at /workshop/{workshopId}/evaluate/{objectId}/vote and /results; any other address becomes the first. */
export function EvaluateRoute() {
  const { objectId = '' } = useParams()
  return <EvaluateLoader key={objectId} objectId={objectId} />
}

function EvaluateLoader({ objectId }: { objectId: string }) {
  const evaluate = useEvaluate(objectId)
  const votes = useEvaluateVoting(evaluate)
  const here = useEvaluatePage(evaluate, votes.mayOpenResults)
  const { status, isKnown } = evaluate
  if (isUnavailable(status) || !isKnown) return <ActivityMissing status={status} />
  return <EvaluatePages {...{ evaluate, votes, here }} />
}
