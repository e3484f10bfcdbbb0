// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { TypedDocument, OwnInEvaluateQuery, OwnInEvaluateQueryVariables } from '../generated.ts'

export const OwnInEvaluateDocument =
  'query OwnInEvaluate($id:ID!){evaluate(id:$id){isFinished round polls{id pollText voteValue1 voteValue2}}}' as TypedDocument<
    OwnInEvaluateQuery,
    OwnInEvaluateQueryVariables
  >
