import { areResultsOpenOn } from '#domain/activity/votes/leading.ts'
import { areResultsBlind } from '#domain/activity/votes/showing.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import type { Screen } from '#domain/activity/presenting.ts'
import { useFace } from '#activity/faces.tsx'
import { useDocument, useStateDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

/** Why the room would see nothing on a page of results: nobody showed them, or nobody may see them before voting closes. */
export type Unshown = 'notShown' | 'blind'

const roots = [activityRoots.flags, activityRoots.settings]

/** Whether this screen is a page of results that the room does not see when it is led there; null otherwise. SPEC BT22 */
export function useUnshown({ part, context }: Screen): Unshown | null {
  const { ended } = useStateDocument().workshop
  const face = useFace(part)
  const isResults = part !== null && face?.isVotedOn === true && context.showResultsPage === true && !ended
  const { doc, state } = useDocument('board', isResults ? part.objectId : null)
  const areOpen = useDerived(doc, roots, areResultsOpenOn)
  const areBlind = useDerived(doc, roots, isBlind)
  if (!isResults || state.status === 'loading' || areOpen) return null
  return areBlind ? 'blind' : 'notShown'
}

function isBlind(board: Parameters<typeof areResultsBlind>[0]): boolean {
  return areResultsBlind(board, false)
}
