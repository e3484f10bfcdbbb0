import type { RemoteActProps } from '#activity/remote.ts'
import { RemoteNextAct, RemoteOtherActs } from '#activity/voting/control/RemoteVoting.tsx'
import type { RemoteVotingProps } from '#activity/voting/control/RemoteVoting.tsx'
import { useVoting } from '#activity/voting/useVoting.ts'
import { SetOrganizeResultsShownDocument } from '#api/operations/organizeVotes.ts'
import { isVotedOn, resultsPage, sortPage, votedOnRoots } from '#domain/organize/steps.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useCall } from '#sync/room/room.tsx'

/** On the remote: the next act of the vote, where people sort for themselves. SPEC BT20 */
export function OrganizeNextAct(props: RemoteActProps) {
  const run = useRunProps(props)
  return run === null ? <span /> : <RemoteNextAct {...run} />
}

/** On the remote: all its other acts. */
export function OrganizeOtherActs(props: RemoteActProps) {
  const run = useRunProps(props)
  return run && <RemoteOtherActs {...run} />
}

const pages = { vote: sortPage, results: resultsPage }

/** Null where nobody sorts for themselves. */
function useRunProps({ part, className }: RemoteActProps): RemoteVotingProps | null {
  const { objectId: organizeId } = part
  const call = useCall()
  const { doc: board } = useDocument('board', organizeId)
  const voting = useVoting(board)
  if (!useDerived(board, votedOnRoots, isVotedOn)) return null
  return {
    ...{ part, className, board, voting, pages },
    setShown: (showResultsPage) => call(SetOrganizeResultsShownDocument, { organizeId, showResultsPage }),
  }
}
