// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  ValidateUserDataMutation,
  ValidateUserDataMutationVariables,
  CreateUserMutation,
  CreateUserMutationVariables,
} from '../generated.ts'

export const ValidateUserDataDocument =
  'mutation ValidateUserData($email:String$userId:ID$password:String){validateUserData(email:$email userId:$userId password:$password){ok errorString errorCode errorValues}}' as TypedDocument<
    ValidateUserDataMutation,
    ValidateUserDataMutationVariables
  >
export const CreateUserDocument =
  'fragment Person on User{id username firstName lastName email}mutation CreateUser($email:String!$username:String$password:String$wsId:ID){createUser(email:$email username:$username password:$password wsId:$wsId){ok errorString errorCode errorValues user{...Person}}}' as TypedDocument<
    CreateUserMutation,
    CreateUserMutationVariables
  >
