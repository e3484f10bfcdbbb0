// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  SetResultsModeMutation,
  SetResultsModeMutationVariables,
  SetVotingClosedMutation,
  SetVotingClosedMutationVariables,
  ResetVotesMutation,
  ResetVotesMutationVariables,
  UndoResetVotesMutation,
  UndoResetVotesMutationVariables,
  CreateProxyVotesMutation,
  CreateProxyVotesMutationVariables,
} from '../generated.ts'

export const SetResultsModeDocument =
  'mutation SetResultsMode($partId:ID!$mode:ResultsMode!){setResultsMode(partId:$partId mode:$mode){ok errorString errorCode errorValues}}' as TypedDocument<
    SetResultsModeMutation,
    SetResultsModeMutationVariables
  >
export const SetVotingClosedDocument =
  'mutation SetVotingClosed($partId:ID!$closed:Boolean!$countdown:Boolean$show:Boolean){setVotingClosed(partId:$partId closed:$closed countdown:$countdown show:$show){ok errorString errorCode errorValues}}' as TypedDocument<
    SetVotingClosedMutation,
    SetVotingClosedMutationVariables
  >
export const ResetVotesDocument =
  'mutation ResetVotes($partId:ID!$round:Int){resetVotes(partId:$partId round:$round){ok errorString errorCode errorValues}}' as TypedDocument<
    ResetVotesMutation,
    ResetVotesMutationVariables
  >
export const UndoResetVotesDocument =
  'mutation UndoResetVotes($partId:ID!$round:Int){undoResetVotes(partId:$partId round:$round){ok errorString errorCode errorValues}}' as TypedDocument<
    UndoResetVotesMutation,
    UndoResetVotesMutationVariables
  >
export const CreateProxyVotesDocument =
  'mutation CreateProxyVotes($id:ID$evaluateId:ID!$voteList:[VoteInput!]!$round:Int){createProxyVotes(id:$id evaluateId:$evaluateId voteList:$voteList round:$round){ok errorString errorCode errorValues}}' as TypedDocument<
    CreateProxyVotesMutation,
    CreateProxyVotesMutationVariables
  >
