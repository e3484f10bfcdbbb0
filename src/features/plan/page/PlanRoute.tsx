import { useParams } from 'react-router-dom'
import { onePage } from '#domain/activity/steps.ts'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { ActivityMissing, isUnavailable } from '#activity/page/ActivityMissing.tsx'
import { PlanPage } from './PlanPage.tsx'
import { usePlan } from '../rows/usePlan.ts'

/** A planner at /workshop/{workshopId}/plan/{objectId}. */
export function PlanRoute() {
  const { objectId = '' } = useParams()
  return <PlanLoader key={objectId} objectId={objectId} />
}

function PlanLoader({ objectId }: { objectId: string }) {
  const { isPresented } = usePosition(objectId, onePage)
  const plan = usePlan(objectId)
  const { columns, status } = plan
  // There is always a column: without one the document is not here yet. SPEC PL1
  if (isUnavailable(status) || columns.length === 0) return <ActivityMissing status={status} />
  return <PlanPage {...{ plan, isPresented }} />
}
