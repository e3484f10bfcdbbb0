import { useParams } from 'react-router-dom'
import { ActivityMissing, isUnavailable } from '#activity/page/ActivityMissing.tsx'
import { useOrganizeVoting } from '../place/useOrganizeVoting.ts'
import { useOrganize } from '../useOrganize.ts'
import { OrganizePages } from './OrganizePages.tsx'
import { useHere } from './useHere.ts'

/** Organize at /workshop/{workshopId}/organize/{objectId}/board and /results; any other address becomes the first. */
export function OrganizeRoute() {
  const { objectId = '' } = useParams()
  return <OrganizeLoader key={objectId} objectId={objectId} />
}

function OrganizeLoader({ objectId }: { objectId: string }) {
  const organize = useOrganize(objectId)
  const votes = useOrganizeVoting(organize)
  const here = useHere(organize, votes.mayOpenResults)
  const { status, isKnown } = organize
  if (isUnavailable(status) || !isKnown) return <ActivityMissing status={status} />
  return <OrganizePages {...{ organize, votes, here }} />
}
