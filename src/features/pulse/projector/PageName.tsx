import type * as Y from 'yjs'
import type { PageNameProps } from '#activity/face.ts'
import { useWhyRoomSeesNone } from '#activity/voting/room/useWhyNotShown.ts'
import { standing } from '#domain/activity/steps.ts'
import type { ObjectId } from '#domain/ids.ts'
import { stepRoots, steps, votePage } from '#domain/pulse/steps.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** The name of a page of a pulse: its results or why the room sees none, or one of several categories by its number. SPEC PU16, BT22 */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  const whyNone = useWhyRoomSeesNone()
  const { agenda } = useStateDocument()
  const part = agenda.find(({ id }) => id === state.activePartId)
  if (state.showResultsPage) return whyNone ?? text.results
  return part ? <CategoryName objectId={part.objectId} state={state} /> : text.vote
}

const categorySteps = (board: Y.Doc) => steps(board, false)

function CategoryName({ objectId, state }: PageNameProps & { objectId: ObjectId }) {
  const text = useText(pageNameText)
  const { doc } = useDocument('board', objectId)
  const stops = useDerived(doc, stepRoots, categorySteps)
  const { at } = standing(stops, votePage(state.activeMultiTopicId))
  return stops.length > 1 ? text.category(at + 1) : text.vote
}
