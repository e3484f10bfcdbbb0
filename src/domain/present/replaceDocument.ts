import type * as Y from 'yjs'
import { activeActivity } from '../activity/sharedState.ts'
import type { ObjectId, WorkshopId } from '../ids.ts'
import { changeState } from '../workshop/changeState.ts'
import { readState } from '../workshop/state.ts'
import { setDocument, standingPage } from './document.ts'
import type { SlideDocument } from './document.ts'

/**
 * Sets, replaces or removes the document. While its activity is active, the page of the room is kept within the
 * document: a longer one that follows must not take some screens back to a page that nobody sees now. SPEC SL5, SL9
 *
 * @param state document of kind `state`
 * @param document null: there is none from now on
 */
export function replaceDocument(
  { state, board }: { state: Y.Doc; board: Y.Doc },
  { workshopId, objectId }: { workshopId: WorkshopId; objectId: ObjectId },
  document: SlideDocument | null,
): void {
  setDocument(board, document)
  if (activeActivity(state, workshopId)?.objectId !== objectId) return
  const { pdfPage } = readState(state, workshopId)
  const within = document ? standingPage(pdfPage, document.pages) : 1
  if (within !== pdfPage) changeState(state, workshopId, { pdfPage: within })
}
