import {
  CreatePresentCommentDocument,
  DeletePresentCommentsDocument,
  UpdatePresentCommentDocument,
  UpdatePresentDocument,
} from '#api/operations/present.ts'
import { turnComments, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { PresentBoardDocument } from '#support/calls/boardQueries.ts'
import type { TestedApi } from '../api.ts'

/** The calls of Slides: people comment on pages of an uploaded document. */
export const presentApi: TestedApi = {
  counted: 'Slide 1 of 3',
  isOffProjector: true,
  isTakenWhileShown: true,
  query: `query ($id: ID!) { presentPdf(id: $id) {
    id isFinished finishedCount inputLocked comments { id text page } } }`,
  polled: PresentBoardDocument,
  async topicOf(who, id) {
    await uploadSlides(who, id)
    await turnComments(who, id, true)
    // The page on which everybody begins.
    return '1'
  },
  textsOf: ({ comments }: { comments: { text: string }[] }) => comments.map(({ text }) => text),
  write: (who, { objectId, topicId }, { id, text }) =>
    who.ask(CreatePresentCommentDocument, { id, presentId: objectId, page: Number(topicId) || 1, text }),
  // A comment has no description: it becomes part of the text.
  change: (who, commentId, { text, desc }) =>
    who.ask(UpdatePresentCommentDocument, {
      commentId,
      text: [text, desc].filter((one) => one !== undefined).join(' '),
    }),
  remove: (who, id) => who.ask(DeletePresentCommentsDocument, { idList: [id] }),
  show: (who, { objectId }, shown) =>
    who.ask(UpdatePresentDocument, { presentId: objectId, showComments: shown }),
  // Slides have no description: everybody reads the name of the document.
  async tell(who, { objectId }, { desc, notes }) {
    if (desc !== undefined) await who.upload(objectId, `${desc}.pdf`, pdfWithPages(3))
    return who.ask(UpdatePresentDocument, { presentId: objectId, notes })
  },
}
