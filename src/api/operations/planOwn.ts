// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { TypedDocument, OwnInPlanQuery, OwnInPlanQueryVariables } from '../generated.ts'

export const OwnInPlanDocument =
  'query OwnInPlan($id:ID!){plan(id:$id){isFinished columns{id}rows(mine:true){id cells createdTimeStamp}}}' as TypedDocument<
    OwnInPlanQuery,
    OwnInPlanQueryVariables
  >
