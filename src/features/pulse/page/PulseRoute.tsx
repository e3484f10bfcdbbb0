import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActivityMissing, isUnavailable } from '#activity/page/ActivityMissing.tsx'
import { useTakenPlaces } from '#activity/own/useTakenPlaces.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { useMayReadTally } from '#activity/voting/tally/useTally.ts'
import { useVoting } from '#activity/voting/useVoting.ts'
import { mayOpenResults } from '#domain/pulse/steps.ts'
import { askVotes } from '../vote/voteCalls.ts'
import { PulsePages } from './PulsePages.tsx'
import { useHere } from '../useHere.ts'
import { usePulse } from '../usePulse.ts'
import { useMaySee } from '#activity/session/role.ts'

/** A pulse at /workshop/{workshopId}/pulse/{objectId}, its results at …/results. */
export function PulseRoute() {
  const { objectId = '' } = useParams()
  return <PulseLoader key={objectId} objectId={objectId} />
}

function PulseLoader({ objectId }: { objectId: string }) {
  const pulse = usePulse(objectId)
  const voting = useVoting(pulse.board)
  const own = useOwnVotes(objectId, voting.round, askVotes)
  const mayRead = useMayReadTally(objectId, voting, own.hasVoted)
  const mayOpen = mayOpenResults(mayRead, useMaySee('all'))
  const here = useHere(pulse, mayOpen)
  const { categories, status } = pulse
  const isReady = status.status === 'ready'
  useTakenPlaces(
    useMemo(
      () => (isReady ? categories.map(({ id }) => `${objectId}.${id}`) : null),
      [isReady, objectId, categories],
    ),
  )
  if (isUnavailable(status) || categories.length === 0) return <ActivityMissing status={status} />
  return <PulsePages {...{ pulse, here, voting, own, mayOpen }} />
}
