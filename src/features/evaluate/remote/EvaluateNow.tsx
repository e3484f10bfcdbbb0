import type { RemoteNowProps } from '#activity/remote.ts'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { controlText } from '#activity/voting/control/controlText.ts'
import { useTurnout, useVoting } from '#activity/voting/useVoting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { boardPolls } from '#domain/evaluate/read.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { useDocument, useStateDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { activityRemoteText } from '#activity/remote/activityRemoteText.ts'
import { evaluateRemoteText } from './text.ts'

const pollRoots = [roots.polls, roots.pollDeleted]

/** For the remote: the page that the room is on, what it votes on, the turnout, and who may see the results. */
export function EvaluateNow({ part, children }: RemoteNowProps) {
  const text = useText(evaluateRemoteText)
  const shared = useText(activityRemoteText)
  const control = useText(controlText)
  const ui = useText(uiText)
  const { state } = useStateDocument()
  const { doc } = useDocument('board', part.objectId)
  const polls = useDerived(doc, pollRoots, (board) => boardPolls(board).length)
  const { isClosedByHand, areShown, areBlind } = useVoting(doc)
  const turnout = useTurnout(doc, wholeScope)
  const name = part.partName || ui.unnamed
  const facts = (
    <>
      <span>{shared.answers(polls)}</span>
      <TurnoutText turnout={turnout} />
      {isClosedByHand && <span>{control.isClosed}</span>}
      <span>{areBlind ? text.blind : areShown ? text.shown : text.hidden}</span>
    </>
  )
  return children({ what: state.showResultsPage ? text.resultsOf(name) : name, facts })
}
