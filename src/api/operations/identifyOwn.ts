// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  IdentifyNotesQuery,
  IdentifyNotesQueryVariables,
  IdentifyFinishedQuery,
  IdentifyFinishedQueryVariables,
} from '../generated.ts'

export const IdentifyNotesDocument = 'query IdentifyNotes($id:ID!){identify(id:$id){notes}}' as TypedDocument<
  IdentifyNotesQuery,
  IdentifyNotesQueryVariables
>
export const IdentifyFinishedDocument =
  'query IdentifyFinished($id:ID!){identify(id:$id){isFinished}}' as TypedDocument<
    IdentifyFinishedQuery,
    IdentifyFinishedQueryVariables
  >
