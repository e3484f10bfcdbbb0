// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  OwnInPresentQuery,
  OwnInPresentQueryVariables,
  PresentFileQuery,
  PresentFileQueryVariables,
  CreatePresentCommentMutation,
  CreatePresentCommentMutationVariables,
  UpdatePresentCommentMutation,
  UpdatePresentCommentMutationVariables,
  DeletePresentCommentsMutation,
  DeletePresentCommentsMutationVariables,
  CreatePresentCommentVoteMutation,
  CreatePresentCommentVoteMutationVariables,
  DeletePresentCommentVoteMutation,
  DeletePresentCommentVoteMutationVariables,
  UpdatePresentMutation,
  UpdatePresentMutationVariables,
} from '../generated.ts'

export const OwnInPresentDocument =
  'query OwnInPresent($id:ID!){presentPdf(id:$id){isFinished comments{id isMine hasLiked text page score createdTimeStamp}}}' as TypedDocument<
    OwnInPresentQuery,
    OwnInPresentQueryVariables
  >
export const PresentFileDocument =
  'query PresentFile($id:ID!){presentPdf(id:$id){doc fileName token}}' as TypedDocument<
    PresentFileQuery,
    PresentFileQueryVariables
  >
export const CreatePresentCommentDocument =
  'mutation CreatePresentComment($id:ID$presentId:ID!$page:Int!$text:String!){createPresentComment(id:$id presentId:$presentId page:$page text:$text){ok errorString errorCode errorValues comment{id}}}' as TypedDocument<
    CreatePresentCommentMutation,
    CreatePresentCommentMutationVariables
  >
export const UpdatePresentCommentDocument =
  'mutation UpdatePresentComment($commentId:ID!$text:String!){updatePresentComment(commentId:$commentId text:$text){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePresentCommentMutation,
    UpdatePresentCommentMutationVariables
  >
export const DeletePresentCommentsDocument =
  'mutation DeletePresentComments($idList:[ID]!){deletePresentComments(idList:$idList){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePresentCommentsMutation,
    DeletePresentCommentsMutationVariables
  >
export const CreatePresentCommentVoteDocument =
  'mutation CreatePresentCommentVote($id:ID$commentId:ID!){createPresentCommentVote(id:$id commentId:$commentId){ok errorString errorCode errorValues vote{id}}}' as TypedDocument<
    CreatePresentCommentVoteMutation,
    CreatePresentCommentVoteMutationVariables
  >
export const DeletePresentCommentVoteDocument =
  'mutation DeletePresentCommentVote($id:ID!){deletePresentCommentVote(id:$id){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePresentCommentVoteMutation,
    DeletePresentCommentVoteMutationVariables
  >
export const UpdatePresentDocument =
  'mutation UpdatePresent($presentId:ID!$doc:String$expectedDoc:ID$showComments:Boolean$allowNavigation:Boolean$notes:String){updatePresent(presentId:$presentId doc:$doc expectedDoc:$expectedDoc showComments:$showComments allowNavigation:$allowNavigation notes:$notes){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePresentMutation,
    UpdatePresentMutationVariables
  >
