import type { RemoteNowProps } from '#activity/remote.ts'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { useTurnout } from '#activity/voting/useVoting.ts'
import { readItems, standingRoots } from '#domain/activity/items/readItems.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { pollType } from '#domain/evaluate/items.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { controlText } from '#activity/voting/control/controlText.ts'
import { evaluateRemoteText } from './text.ts'

const pollRoots = standingRoots(pollType)

/** For the remote: the page that the room is on, what it votes on, and the turnout. */
export function EvaluateNow({ part, children }: RemoteNowProps) {
  const text = useText(evaluateRemoteText)
  const shared = useText(controlText)
  const ui = useText(uiText)
  const { state } = useStateDocument()
  const { doc } = useDocument('board', part.objectId)
  const polls = useDerived(doc, pollRoots, (board) => readItems(pollType, board).length)
  const turnout = useTurnout(doc, wholeScope)
  const name = part.partName || ui.unnamed
  const facts = (
    <>
      <span>{shared.answers(polls)}</span>
      <TurnoutText turnout={turnout} />
    </>
  )
  return children({ what: state.showResultsPage ? text.resultsOf(name) : name, facts })
}
