// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  PlanNotesQuery,
  PlanNotesQueryVariables,
  PlanFinishedQuery,
  PlanFinishedQueryVariables,
  OwnInPlanQuery,
  OwnInPlanQueryVariables,
} from '../generated.ts'

export const PlanNotesDocument = 'query PlanNotes($id:ID!){plan(id:$id){notes}}' as TypedDocument<
  PlanNotesQuery,
  PlanNotesQueryVariables
>
export const PlanFinishedDocument = 'query PlanFinished($id:ID!){plan(id:$id){isFinished}}' as TypedDocument<
  PlanFinishedQuery,
  PlanFinishedQueryVariables
>
export const OwnInPlanDocument =
  'query OwnInPlan($id:ID!){plan(id:$id){isFinished columns{id}rows(mine:true){id cells createdTimeStamp}}}' as TypedDocument<
    OwnInPlanQuery,
    OwnInPlanQueryVariables
  >
