// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  OwnPresentCommentsQuery,
  OwnPresentCommentsQueryVariables,
} from '../generated.ts'

export const OwnPresentCommentsDocument =
  'query OwnPresentComments($id:ID!){presentPdf(id:$id){comments(mine:true){id text page createdTimeStamp}}}' as TypedDocument<
    OwnPresentCommentsQuery,
    OwnPresentCommentsQueryVariables
  >
