// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  CreateVotesMutation,
  CreateVotesMutationVariables,
  CreateSliderVotesMutation,
  CreateSliderVotesMutationVariables,
  DeleteVotesMutation,
  DeleteVotesMutationVariables,
  OwnVotesQuery,
  OwnVotesQueryVariables,
} from '../generated.ts'

export const CreateVotesDocument =
  'mutation CreateVotes($evaluateId:ID!$voteList:[VoteInput!]!$round:Int$recognisable:Boolean){createVotes(evaluateId:$evaluateId voteList:$voteList round:$round recognisable:$recognisable){ok errorString errorCode errorValues}}' as TypedDocument<
    CreateVotesMutation,
    CreateVotesMutationVariables
  >
export const CreateSliderVotesDocument =
  'mutation CreateSliderVotes($commonInfoData:CommonInfoInput!$pulseId:ID!$voteList:[VoteUpdateInput!]!$round:Int$statementIds:[ID!]$recognisable:Boolean){createSliderVotes(commonInfoData:$commonInfoData pulseId:$pulseId voteList:$voteList round:$round statementIds:$statementIds recognisable:$recognisable){ok errorString errorCode errorValues}}' as TypedDocument<
    CreateSliderVotesMutation,
    CreateSliderVotesMutationVariables
  >
export const DeleteVotesDocument =
  'mutation DeleteVotes($idList:[ID!]!$round:Int$recognisable:Boolean){deleteVotes(idList:$idList round:$round recognisable:$recognisable){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteVotesMutation,
    DeleteVotesMutationVariables
  >
export const OwnVotesDocument =
  'query OwnVotes($workshopId:ID!$evaluateId:ID!){votes(workshopId:$workshopId evaluateId:$evaluateId){poll value1 value2 round}}' as TypedDocument<
    OwnVotesQuery,
    OwnVotesQueryVariables
  >
