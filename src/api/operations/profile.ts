// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  UpdateLicenseMutation,
  UpdateLicenseMutationVariables,
  ExportAccountMutation,
  ExportAccountMutationVariables,
  DeleteAccountMutation,
  DeleteAccountMutationVariables,
  UpdatePasswordMutation,
  UpdatePasswordMutationVariables,
} from '../generated.ts'

export const UpdateLicenseDocument =
  'mutation UpdateLicense($userId:ID!$key:String!){updateLicense(userId:$userId key:$key){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateLicenseMutation,
    UpdateLicenseMutationVariables
  >
export const ExportAccountDocument =
  'mutation ExportAccount{exportAccount{ok errorString errorCode errorValues url}}' as TypedDocument<
    ExportAccountMutation,
    ExportAccountMutationVariables
  >
export const DeleteAccountDocument =
  'mutation DeleteAccount($password:String!){deleteAccount(password:$password){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteAccountMutation,
    DeleteAccountMutationVariables
  >
export const UpdatePasswordDocument =
  'mutation UpdatePassword($oldPassword:String!$newPassword:String!){updatePassword(oldPassword:$oldPassword newPassword:$newPassword){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePasswordMutation,
    UpdatePasswordMutationVariables
  >
