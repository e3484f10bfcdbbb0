import type { RemoteActProps } from '#activity/remote.ts'
import { RemoteNextAct, RemoteOtherActs } from '#activity/voting/control/RemoteVoting.tsx'
import type { RemoteVotingProps } from '#activity/voting/control/RemoteVoting.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { SetPulseResultsShownDocument } from '#api/operations/pulse.ts'
import { resultsPage } from '#domain/pulse/steps.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useCall } from '#sync/room/room.tsx'

/** On the remote: the next act of the vote. SPEC BT20 */
export function PulseNextAct(props: RemoteActProps) {
  return <RemoteNextAct {...useRunProps(props)} />
}

/** On the remote: all its other acts. */
export function PulseOtherActs(props: RemoteActProps) {
  return <RemoteOtherActs {...useRunProps(props)} />
}

// The room votes in the category where it was.
const pages = { vote: { showResultsPage: false, showGraph: false }, results: resultsPage('statements') }

function useRunProps({ part, className }: RemoteActProps): RemoteVotingProps {
  const { objectId: pulseId } = part
  const call = useCall()
  const { doc: board } = useDocument('board', pulseId)
  const voting = useVoting(board)
  return {
    ...{ part, className, board, voting, pages },
    setShown: (showResultsPage) => call(SetPulseResultsShownDocument, { pulseId, showResultsPage }),
  }
}
