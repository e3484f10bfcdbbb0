// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  MeQuery,
  MeQueryVariables,
  UserRightQuery,
  UserRightQueryVariables,
  TokenAuthMutation,
  TokenAuthMutationVariables,
  RefreshTokenMutation,
  RefreshTokenMutationVariables,
  LogoutMutation,
  LogoutMutationVariables,
  GoOfflineMutation,
  GoOfflineMutationVariables,
  UpdateUserMutation,
  UpdateUserMutationVariables,
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
export const UpdateUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation UpdateUser($userId:ID!$firstName:String$lastName:String){updateUser(userId:$userId firstName:$firstName lastName:$lastName){ok errorString user{...Person}}}' as TypedDocument<
    UpdateUserMutation,
    UpdateUserMutationVariables
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
