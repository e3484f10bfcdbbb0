import { useParams } from 'react-router-dom'
import { ActivityMissing, isUnavailable } from '#activity/page/ActivityMissing.tsx'
import { SlidesPage, SlidesView } from './SlidesPage.tsx'
import { useForgetReplaced } from './useForgetReplaced.ts'
import { usePresent } from '../usePresent.ts'
import { useSlidePosition } from './useSlidePosition.ts'

/** Slides at /workshop/{workshopId}/present/{objectId}. */
export function PresentRoute() {
  const { objectId = '' } = useParams()
  return <PresentLoader key={objectId} objectId={objectId} />
}

function PresentLoader({ objectId }: { objectId: string }) {
  const present = usePresent(objectId)
  const position = useSlidePosition(present)
  useForgetReplaced(present)
  const { status, isKnown } = present
  if (isUnavailable(status) || !isKnown) return <ActivityMissing status={status} />
  return <SlidesPage {...{ present, position }} />
}

/** Loads what shows a document while the session is still on its way. */
export function preloadDocument(): void {
  // A failed preload is repeated when the document is shown.
  SlidesView.preload().catch(() => undefined)
}
