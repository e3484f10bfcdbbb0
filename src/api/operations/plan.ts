// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  AddPlanRowMutation,
  AddPlanRowMutationVariables,
  CreatePlanValueMutation,
  CreatePlanValueMutationVariables,
  UpdatePlanRowMutation,
  UpdatePlanRowMutationVariables,
  DeletePlanRowMutation,
  DeletePlanRowMutationVariables,
  AddPlanColumnMutation,
  AddPlanColumnMutationVariables,
  UpdatePlanColumnMutation,
  UpdatePlanColumnMutationVariables,
  DeletePlanColumnMutation,
  DeletePlanColumnMutationVariables,
  UpdatePlanMutation,
  UpdatePlanMutationVariables,
} from '../generated.ts'

export const AddPlanRowDocument =
  'mutation AddPlanRow($id:ID$planId:ID!){addPlanRow(id:$id planId:$planId){ok errorString errorCode errorValues row{id}}}' as TypedDocument<
    AddPlanRowMutation,
    AddPlanRowMutationVariables
  >
export const CreatePlanValueDocument =
  'mutation CreatePlanValue($id:ID$commonInfoData:CommonInfoInput!$planId:ID!$valueList:[PlanValueInput!]!){createPlanValue(id:$id commonInfoData:$commonInfoData planId:$planId valueList:$valueList){ok errorString errorCode errorValues row{id}}}' as TypedDocument<
    CreatePlanValueMutation,
    CreatePlanValueMutationVariables
  >
export const UpdatePlanRowDocument =
  'mutation UpdatePlanRow($rowId:ID!$valueList:[PlanValueInput!]!){updatePlanRow(rowId:$rowId valueList:$valueList){ok errorString errorCode errorValues conflicts{columnId value}}}' as TypedDocument<
    UpdatePlanRowMutation,
    UpdatePlanRowMutationVariables
  >
export const DeletePlanRowDocument =
  'mutation DeletePlanRow($rowId:ID!){deletePlanRow(rowId:$rowId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePlanRowMutation,
    DeletePlanRowMutationVariables
  >
export const AddPlanColumnDocument =
  'mutation AddPlanColumn($id:ID$planId:ID!$index:Int$heading:String){addPlanColumn(id:$id planId:$planId index:$index heading:$heading){ok errorString errorCode errorValues plan{id}}}' as TypedDocument<
    AddPlanColumnMutation,
    AddPlanColumnMutationVariables
  >
export const UpdatePlanColumnDocument =
  'mutation UpdatePlanColumn($columnId:ID!$heading:String$choices:[String!]){updatePlanColumn(columnId:$columnId heading:$heading choices:$choices){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePlanColumnMutation,
    UpdatePlanColumnMutationVariables
  >
export const DeletePlanColumnDocument =
  'mutation DeletePlanColumn($planId:ID!$columnId:ID){deletePlanColumn(planId:$planId columnId:$columnId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePlanColumnMutation,
    DeletePlanColumnMutationVariables
  >
export const UpdatePlanDocument =
  'mutation UpdatePlan($planId:ID!$planName:String$planDesc:String$notes:String){updatePlan(planId:$planId planName:$planName planDesc:$planDesc notes:$notes){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePlanMutation,
    UpdatePlanMutationVariables
  >
