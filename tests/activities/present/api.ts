import {
  CreatePresentCommentDocument,
  DeletePresentCommentsDocument,
  PresentBoardDocument,
  UpdatePresentCommentDocument,
  UpdatePresentDocument,
} from '#api/operations/present.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import type { TestedApi } from '../api.ts'

/** The calls of Slides: people comment on pages of an uploaded document. */
export const presentApi: TestedApi = {
  query: `query ($id: ID!) { presentPdf(id: $id) {
    id isFinished finishedCount inputLocked comments { id text page } } }`,
  polled: PresentBoardDocument,
  async topicOf(who, id) {
    const response = await who.upload(id, 'slides.pdf', pdfWithPages(3))
    if (!response.ok) throw new Error(await response.text())
    return '2'
  },
  textsOf: ({ comments }: { comments: { text: string }[] }) => comments.map(({ text }) => text),
  write: (who, { objectId, topicId }, { id, text }) =>
    who.ask(CreatePresentCommentDocument, { id, presentId: objectId, page: Number(topicId) || 1, text }),
  change: (who, commentId, { text = '' }) => who.ask(UpdatePresentCommentDocument, { commentId, text }),
  remove: (who, id) => who.ask(DeletePresentCommentsDocument, { idList: [id] }),
  show: (who, { objectId }, shown) =>
    who.ask(UpdatePresentDocument, { presentId: objectId, showComments: shown }),
  // Slides have no description.
  tell: (who, { objectId }, { notes }) => who.ask(UpdatePresentDocument, { presentId: objectId, notes }),
}
