// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  CreateOrganizeVotesMutation,
  CreateOrganizeVotesMutationVariables,
  OwnOrganizeVotesQuery,
  OwnOrganizeVotesQueryVariables,
  SetOrganizeResultsShownMutation,
  SetOrganizeResultsShownMutationVariables,
  AcceptOrganizeVotesMutation,
  AcceptOrganizeVotesMutationVariables,
} from '../generated.ts'

export const CreateOrganizeVotesDocument =
  'mutation CreateOrganizeVotes($organizeId:ID!$voteList:[VoteInput!]!$round:Int$recognisable:Boolean){createOrganizeVotes(organizeId:$organizeId voteList:$voteList round:$round recognisable:$recognisable){ok errorString errorCode errorValues}}' as TypedDocument<
    CreateOrganizeVotesMutation,
    CreateOrganizeVotesMutationVariables
  >
export const OwnOrganizeVotesDocument =
  'query OwnOrganizeVotes($organizeId:ID!){organizeVotes(organizeId:$organizeId){poll value1 round}}' as TypedDocument<
    OwnOrganizeVotesQuery,
    OwnOrganizeVotesQueryVariables
  >
export const SetOrganizeResultsShownDocument =
  'mutation SetOrganizeResultsShown($organizeId:ID!$showResultsPage:Boolean!){updateOrganize(organizeId:$organizeId showResultsPage:$showResultsPage){ok errorString errorCode errorValues}}' as TypedDocument<
    SetOrganizeResultsShownMutation,
    SetOrganizeResultsShownMutationVariables
  >
export const AcceptOrganizeVotesDocument =
  'mutation AcceptOrganizeVotes($organizeId:ID!$atLeast:Int!){acceptOrganizeVotes(organizeId:$organizeId atLeast:$atLeast){ok errorString errorCode errorValues}}' as TypedDocument<
    AcceptOrganizeVotesMutation,
    AcceptOrganizeVotesMutationVariables
  >
