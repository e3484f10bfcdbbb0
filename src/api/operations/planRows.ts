// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { TypedDocument, CreatePlanRowsMutation, CreatePlanRowsMutationVariables } from '../generated.ts'

export const CreatePlanRowsDocument =
  'mutation CreatePlanRows($commonInfoData:CommonInfoInput!$planId:ID!$rows:[PlanRowInput!]!){createPlanValue(commonInfoData:$commonInfoData planId:$planId valueList:[]rows:$rows){ok errorString errorCode errorValues}}' as TypedDocument<
    CreatePlanRowsMutation,
    CreatePlanRowsMutationVariables
  >
