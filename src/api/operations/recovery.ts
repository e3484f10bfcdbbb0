// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  SendRecoverEmailMutation,
  SendRecoverEmailMutationVariables,
} from '../generated.ts'

export const SendRecoverEmailDocument =
  'mutation SendRecoverEmail($email:String!){sendRecoverEmail(email:$email){ok errorString errorCode errorValues}}' as TypedDocument<
    SendRecoverEmailMutation,
    SendRecoverEmailMutationVariables
  >
