import { areResultsOpenOn } from '#domain/activity/votes/leading.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { Screen } from '#domain/activity/presenting.ts'
import { useFace } from '#activity/faces.tsx'
import { useDocument, useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

const roots = [activityRoots.flags, activityRoots.settings]

/** The activity of this screen, if it is a page of results that the room does not see when it is led there. SPEC BT22 */
export function useUnshown({ part, context }: Screen): ObjectId | null {
  const { ended } = useStateDocument().workshop
  const face = useFace(part)
  const isResults = part !== null && face?.isVotedOn === true && context.showResultsPage === true && !ended
  const { doc, state } = useDocument('board', isResults ? part.objectId : null)
  const areOpen = useDerived(doc, roots, areResultsOpenOn)
  if (!isResults || state.status === 'loading' || areOpen) return null
  return part.objectId
}
