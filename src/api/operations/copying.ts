// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  CopyToNextActivityMutation,
  CopyToNextActivityMutationVariables,
} from '../generated.ts'

export const CopyToNextActivityDocument =
  'mutation CopyToNextActivity($id:ID$workshopId:ID!$activePartId:ID!$copyObjects:[CopyItemInput!]!$fromPartInput:CopyPlaceInput$toPartInput:CopyPlaceInput){copyToNextActivity(id:$id workshopId:$workshopId activePartId:$activePartId copyObjects:$copyObjects fromPartInput:$fromPartInput toPartInput:$toPartInput){ok errorString errorCode errorValues copied leftOut{count reason reasonCode}}}' as TypedDocument<
    CopyToNextActivityMutation,
    CopyToNextActivityMutationVariables
  >
