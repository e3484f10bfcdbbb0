import type { RemoteActProps } from '#activity/remote.ts'
import { RemoteNextAct, RemoteOtherActs } from '#activity/voting/control/RemoteVoting.tsx'
import type { RemoteVotingProps } from '#activity/voting/control/RemoteVoting.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { SetEvaluateShownDocument } from '#api/operations/evaluate.ts'
import { opensAsGraph } from '#domain/evaluate/flags.ts'
import { boardRoots, roots } from '#domain/evaluate/roots.ts'
import { resultsPage, votePage } from '#domain/evaluate/steps.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useCall } from '#sync/room/room.tsx'

/** On the remote: the next act of the vote. SPEC BT20 */
export function EvaluateNextAct(props: RemoteActProps) {
  return <RemoteNextAct {...useRunProps(props)} />
}

/** On the remote: all its other acts. */
export function EvaluateOtherActs(props: RemoteActProps) {
  return <RemoteOtherActs {...useRunProps(props)} />
}

function useRunProps({ part, className }: RemoteActProps): RemoteVotingProps {
  const { objectId } = part
  const call = useCall()
  const { doc: board } = useDocument('board', objectId)
  const voting = useVoting(board)
  const startsAsGraph = useDerived(board, [roots.setup, boardRoots.flags], opensAsGraph)
  return {
    ...{ part, className, board, voting },
    pages: { vote: votePage, results: resultsPage(startsAsGraph) },
    setShown: (showResultsPage) => call(SetEvaluateShownDocument, { evaluateId: objectId, showResultsPage }),
  }
}
