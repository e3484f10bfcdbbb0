import type { PageNameProps } from '#activity/face.ts'
import { useWhyRoomSeesNone } from '#activity/voting/room/useWhyNotShown.ts'
import { isEach } from '#domain/organize/flags.ts'
import { boardRoots } from '#domain/organize/roots.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { pageNameText } from './pageNameText.ts'

/** What the room sees: the board, people sorting for themselves, where they agree or why not, or one item over that. SPEC BT22 */
export function PageName({ state }: PageNameProps) {
  const text = useText(pageNameText)
  const whyNone = useWhyRoomSeesNone()
  const { agenda } = useStateDocument()
  const part = agenda.find(({ id }) => id === state.activePartId)
  const { doc } = useDocument('board', part?.objectId ?? null)
  const areApart = useDerived(doc, [boardRoots.settings], isEach)
  if (state.focus && state.activePostId !== null) return text.item
  if (state.showResultsPage) return whyNone ?? text.results
  return areApart ? text.forThemselves : text.board
}
