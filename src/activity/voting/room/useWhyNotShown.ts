import { presentedPart } from '#domain/workshop/changeState.ts'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useText } from '#ui/texts/useText.ts'
import { useVoting } from '../useVoting.ts'
import type { Voting } from '../useVoting.ts'
import { roomResultsText } from './roomResultsText.ts'

/** Why a room that is at the results does not see them; null where everybody does. SPEC BT22 */
export function useWhyNotShown({ areShown, areBlind }: Pick<Voting, 'areShown' | 'areBlind'>): string | null {
  const text = useText(roomResultsText)
  if (areBlind) return text.blind
  return areShown ? null : text.notShown
}

/** The same of the presented activity; null while its board is on the way. */
export function useWhyRoomSeesNone(): string | null {
  const { state, agenda } = useStateDocument()
  const { doc, state: board } = useDocument('board', presentedPart(state, agenda)?.objectId ?? null)
  const why = useWhyNotShown(useVoting(doc))
  return board.status === 'loading' ? null : why
}
