// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { TypedDocument, GenerateTokenMutation, GenerateTokenMutationVariables } from '../generated.ts'

export const GenerateTokenDocument =
  'mutation GenerateToken($workshopId:ID!){generateToken(workshopId:$workshopId){ok errorString errorCode errorValues token{token}}}' as TypedDocument<
    GenerateTokenMutation,
    GenerateTokenMutationVariables
  >
