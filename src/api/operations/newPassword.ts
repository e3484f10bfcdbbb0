// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  ValidateTokenMutation,
  ValidateTokenMutationVariables,
  SetNewPasswordMutation,
  SetNewPasswordMutationVariables,
} from '../generated.ts'

export const ValidateTokenDocument =
  'mutation ValidateToken($userId:ID!$token:String!){validateToken(userId:$userId token:$token){ok errorString errorCode errorValues}}' as TypedDocument<
    ValidateTokenMutation,
    ValidateTokenMutationVariables
  >
export const SetNewPasswordDocument =
  'mutation SetNewPassword($userId:ID!$password:String!$token:String!){setNewPassword(userId:$userId password:$password token:$token){ok errorString errorCode errorValues deviceToken}}' as TypedDocument<
    SetNewPasswordMutation,
    SetNewPasswordMutationVariables
  >
