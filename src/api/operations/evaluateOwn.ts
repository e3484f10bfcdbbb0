// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  EvaluateNotesQuery,
  EvaluateNotesQueryVariables,
  EvaluateFinishedQuery,
  EvaluateFinishedQueryVariables,
  OwnInEvaluateQuery,
  OwnInEvaluateQueryVariables,
} from '../generated.ts'

export const EvaluateNotesDocument = 'query EvaluateNotes($id:ID!){evaluate(id:$id){notes}}' as TypedDocument<
  EvaluateNotesQuery,
  EvaluateNotesQueryVariables
>
export const EvaluateFinishedDocument =
  'query EvaluateFinished($id:ID!){evaluate(id:$id){isFinished}}' as TypedDocument<
    EvaluateFinishedQuery,
    EvaluateFinishedQueryVariables
  >
export const OwnInEvaluateDocument =
  'query OwnInEvaluate($id:ID!){evaluate(id:$id){isFinished round polls{id pollText voteValue1 voteValue2}}}' as TypedDocument<
    OwnInEvaluateQuery,
    OwnInEvaluateQueryVariables
  >
