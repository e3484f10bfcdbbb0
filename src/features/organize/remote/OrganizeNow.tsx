import type * as Y from 'yjs'
import type { RemoteNowProps } from '#activity/remote.ts'
import { TurnoutText } from '#activity/voting/bar/TurnoutText.tsx'
import { useTurnout } from '#activity/voting/useVoting.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { itemType } from '#domain/organize/items.ts'
import { readArrangement, sectionRoots } from '#domain/organize/places.ts'
import { isVotedOn, votedOnRoots } from '#domain/organize/steps.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { organizeRemoteText } from './text.ts'

/** For the remote: the page that the room is on, how much is sorted, and the turnout where people sort for themselves. */
export function OrganizeNow({ part, children }: RemoteNowProps) {
  const text = useText(organizeRemoteText)
  const ui = useText(uiText)
  const { state } = useStateDocument()
  const { doc } = useDocument('board', part.objectId)
  const { sections, items, sorted } = useDerived(doc, sectionRoots, countSorted)
  const hasVotes = useDerived(doc, votedOnRoots, isVotedOn)
  const turnout = useTurnout(doc, wholeScope)
  const name = part.partName || ui.unnamed
  const facts = (
    <>
      <span>{text.sections(sections)}</span>
      <span>{text.sorted(sorted, items)}</span>
      {hasVotes && <TurnoutText turnout={turnout} />}
    </>
  )
  return children({ what: state.showResultsPage ? text.resultsOf(name) : name, facts })
}

function countSorted(board: Y.Doc): { sections: number; items: number; sorted: number } {
  const { sections, placeOf } = readArrangement(board)
  const items = readItems(itemType, board)
  const sorted = items.filter(({ id }) => placeOf(id).sectionId !== null).length
  return { sections: sections.length, items: items.length, sorted }
}
