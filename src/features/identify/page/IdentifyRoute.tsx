import { useParams } from 'react-router-dom'
import { onePage } from '#domain/activity/steps.ts'
import { usePosition } from '#activity/navigation/usePosition.ts'
import { ActivityMissing, isUnavailable } from '#activity/page/ActivityMissing.tsx'
import { IdentifyPage } from './IdentifyPage.tsx'
import { useIdentify } from '../useIdentify.ts'

/** Identify at /workshop/{workshopId}/identify/{objectId}. */
export function IdentifyRoute() {
  const { objectId = '' } = useParams()
  return <IdentifyLoader key={objectId} objectId={objectId} />
}

function IdentifyLoader({ objectId }: { objectId: string }) {
  const { isPresented } = usePosition(objectId, onePage)
  const identify = useIdentify(objectId)
  const { topics, status } = identify
  if (isUnavailable(status) || topics.length === 0) return <ActivityMissing status={status} />
  return <IdentifyPage {...{ identify, isPresented }} />
}
