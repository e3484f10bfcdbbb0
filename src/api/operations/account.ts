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
  'fragment Person on User{id username firstName lastName email}mutation TokenAuth($username:String!$password:String!$deviceToken:String){tokenAuth(username:$username password:$password deviceToken:$deviceToken){ok errorString errorCode errorValues token refreshToken deviceToken user{...Person}}}' as TypedDocument<
    TokenAuthMutation,
    TokenAuthMutationVariables
  >
export const RefreshTokenDocument =
  'mutation RefreshToken($refreshToken:String!){refreshToken(refreshToken:$refreshToken){ok errorString errorCode errorValues token refreshToken}}' as TypedDocument<
    RefreshTokenMutation,
    RefreshTokenMutationVariables
  >
export const LogoutDocument =
  'mutation Logout{logout{ok errorString errorCode errorValues}}' as TypedDocument<
    LogoutMutation,
    LogoutMutationVariables
  >
export const UpdateUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation UpdateUser($userId:ID!$firstName:String$lastName:String){updateUser(userId:$userId firstName:$firstName lastName:$lastName){ok errorString errorCode errorValues user{...Person}}}' as TypedDocument<
    UpdateUserMutation,
    UpdateUserMutationVariables
  >
export const PublicWorkshopInfoDocument =
  'mutation PublicWorkshopInfo($workshopId:ID!){publicWorkshopInfo(workshopId:$workshopId){ok errorString errorCode errorValues workshopName workshopCreator workshopEnded}}' as TypedDocument<
    PublicWorkshopInfoMutation,
    PublicWorkshopInfoMutationVariables
  >
export const CreateTempUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation CreateTempUser($name:String$workshopId:ID!$workshopPassword:String){createTempUser(name:$name workshopId:$workshopId workshopPassword:$workshopPassword){ok errorString errorCode errorValues user{...Person nickname}tempPassword token}}' as TypedDocument<
    CreateTempUserMutation,
    CreateTempUserMutationVariables
  >
