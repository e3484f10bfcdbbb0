// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  PresentNotesQuery,
  PresentNotesQueryVariables,
  PresentFinishedQuery,
  PresentFinishedQueryVariables,
  OwnPresentCommentsQuery,
  OwnPresentCommentsQueryVariables,
} from '../generated.ts'

export const PresentNotesDocument = 'query PresentNotes($id:ID!){presentPdf(id:$id){notes}}' as TypedDocument<
  PresentNotesQuery,
  PresentNotesQueryVariables
>
export const PresentFinishedDocument =
  'query PresentFinished($id:ID!){presentPdf(id:$id){isFinished}}' as TypedDocument<
    PresentFinishedQuery,
    PresentFinishedQueryVariables
  >
export const OwnPresentCommentsDocument =
  'query OwnPresentComments($id:ID!){presentPdf(id:$id){comments(mine:true){id text page createdTimeStamp}}}' as TypedDocument<
    OwnPresentCommentsQuery,
    OwnPresentCommentsQueryVariables
  >
