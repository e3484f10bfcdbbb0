// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  MeQuery,
  MeQueryVariables,
  UserRightQuery,
  UserRightQueryVariables,
  UpdateLicenseMutation,
  UpdateLicenseMutationVariables,
  ExportAccountMutation,
  ExportAccountMutationVariables,
  DeleteAccountMutation,
  DeleteAccountMutationVariables,
  TokenAuthMutation,
  TokenAuthMutationVariables,
  RefreshTokenMutation,
  RefreshTokenMutationVariables,
  LogoutMutation,
  LogoutMutationVariables,
  GoOfflineMutation,
  GoOfflineMutationVariables,
  ValidateUserDataMutation,
  ValidateUserDataMutationVariables,
  CreateUserMutation,
  CreateUserMutationVariables,
  UpdateUserMutation,
  UpdateUserMutationVariables,
  UpdatePasswordMutation,
  UpdatePasswordMutationVariables,
  SendRecoverEmailMutation,
  SendRecoverEmailMutationVariables,
  ValidateTokenMutation,
  ValidateTokenMutationVariables,
  SetNewPasswordMutation,
  SetNewPasswordMutationVariables,
  PublicWorkshopInfoMutation,
  PublicWorkshopInfoMutationVariables,
  CreateTempUserMutation,
  CreateTempUserMutationVariables,
} from '../generated.ts'

export const MeDocument =
  'fragment Person on User{id username firstName lastName email}query Me{me{...Person}}' as TypedDocument<
    MeQuery,
    MeQueryVariables
  >
export const UserRightDocument =
  'query UserRight{userRight{tempUser betaUser administrator createWorkshop licenseInfo{limitedUser licenseText workshopLimit workshopCount}}}' as TypedDocument<
    UserRightQuery,
    UserRightQueryVariables
  >
export const UpdateLicenseDocument =
  'mutation UpdateLicense($userId:ID!$key:String!){updateLicense(userId:$userId key:$key){ok errorString}}' as TypedDocument<
    UpdateLicenseMutation,
    UpdateLicenseMutationVariables
  >
export const ExportAccountDocument =
  'mutation ExportAccount{exportAccount{ok errorString url}}' as TypedDocument<
    ExportAccountMutation,
    ExportAccountMutationVariables
  >
export const DeleteAccountDocument =
  'mutation DeleteAccount($password:String!){deleteAccount(password:$password){ok errorString}}' as TypedDocument<
    DeleteAccountMutation,
    DeleteAccountMutationVariables
  >
export const TokenAuthDocument =
  'fragment Person on User{id username firstName lastName email}mutation TokenAuth($username:String!$password:String!$deviceToken:String){tokenAuth(username:$username password:$password deviceToken:$deviceToken){ok errorString token refreshToken deviceToken user{...Person}}}' as TypedDocument<
    TokenAuthMutation,
    TokenAuthMutationVariables
  >
export const RefreshTokenDocument =
  'mutation RefreshToken($refreshToken:String!){refreshToken(refreshToken:$refreshToken){ok errorString token refreshToken}}' as TypedDocument<
    RefreshTokenMutation,
    RefreshTokenMutationVariables
  >
export const LogoutDocument = 'mutation Logout{logout{ok errorString}}' as TypedDocument<
  LogoutMutation,
  LogoutMutationVariables
>
export const GoOfflineDocument = 'mutation GoOffline{goOffline{ok errorString}}' as TypedDocument<
  GoOfflineMutation,
  GoOfflineMutationVariables
>
export const ValidateUserDataDocument =
  'mutation ValidateUserData($email:String$userId:ID$password:String){validateUserData(email:$email userId:$userId password:$password){ok errorString}}' as TypedDocument<
    ValidateUserDataMutation,
    ValidateUserDataMutationVariables
  >
export const CreateUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation CreateUser($email:String!$username:String$password:String$wsId:ID){createUser(email:$email username:$username password:$password wsId:$wsId){ok errorString user{...Person}}}' as TypedDocument<
    CreateUserMutation,
    CreateUserMutationVariables
  >
export const UpdateUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation UpdateUser($userId:ID!$firstName:String$lastName:String){updateUser(userId:$userId firstName:$firstName lastName:$lastName){ok errorString user{...Person}}}' as TypedDocument<
    UpdateUserMutation,
    UpdateUserMutationVariables
  >
export const UpdatePasswordDocument =
  'mutation UpdatePassword($oldPassword:String!$newPassword:String!){updatePassword(oldPassword:$oldPassword newPassword:$newPassword){ok errorString}}' as TypedDocument<
    UpdatePasswordMutation,
    UpdatePasswordMutationVariables
  >
export const SendRecoverEmailDocument =
  'mutation SendRecoverEmail($email:String!){sendRecoverEmail(email:$email){ok errorString}}' as TypedDocument<
    SendRecoverEmailMutation,
    SendRecoverEmailMutationVariables
  >
export const ValidateTokenDocument =
  'mutation ValidateToken($userId:ID!$token:String!){validateToken(userId:$userId token:$token){ok errorString}}' as TypedDocument<
    ValidateTokenMutation,
    ValidateTokenMutationVariables
  >
export const SetNewPasswordDocument =
  'mutation SetNewPassword($userId:ID!$password:String!$token:String!){setNewPassword(userId:$userId password:$password token:$token){ok errorString deviceToken}}' as TypedDocument<
    SetNewPasswordMutation,
    SetNewPasswordMutationVariables
  >
export const PublicWorkshopInfoDocument =
  'mutation PublicWorkshopInfo($workshopId:ID!){publicWorkshopInfo(workshopId:$workshopId){ok errorString workshopName workshopCreator workshopEnded}}' as TypedDocument<
    PublicWorkshopInfoMutation,
    PublicWorkshopInfoMutationVariables
  >
export const CreateTempUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation CreateTempUser($name:String$workshopId:ID!$workshopPassword:String){createTempUser(name:$name workshopId:$workshopId workshopPassword:$workshopPassword){ok errorString user{...Person nickname}tempPassword}}' as TypedDocument<
    CreateTempUserMutation,
    CreateTempUserMutationVariables
  >
