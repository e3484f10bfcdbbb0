// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  CreatePostMutation,
  CreatePostMutationVariables,
  UpdatePostMutation,
  UpdatePostMutationVariables,
  DeletePostMutation,
  DeletePostMutationVariables,
  CreatePostVoteMutation,
  CreatePostVoteMutationVariables,
  DeletePostVoteMutation,
  DeletePostVoteMutationVariables,
  CreatePostGroupVoteMutation,
  CreatePostGroupVoteMutationVariables,
  DeletePostGroupVoteMutation,
  DeletePostGroupVoteMutationVariables,
} from '../generated.ts'

export const CreatePostDocument =
  'mutation CreatePost($id:ID$commonInfoData:CommonInfoInput!$brainstormId:ID!$postText:String!$color:Int$subTopicPos:Int$questionId:ID$multiTopicId:ID){createPost(id:$id commonInfoData:$commonInfoData brainstormId:$brainstormId postText:$postText color:$color subTopicPos:$subTopicPos questionId:$questionId multiTopicId:$multiTopicId){ok errorString errorCode errorValues post{id}}}' as TypedDocument<
    CreatePostMutation,
    CreatePostMutationVariables
  >
export const UpdatePostDocument =
  'mutation UpdatePost($postId:ID!$postText:String$postDesc:String){updatePost(postId:$postId postText:$postText postDesc:$postDesc){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdatePostMutation,
    UpdatePostMutationVariables
  >
export const DeletePostDocument =
  'mutation DeletePost($postId:ID!){deletePost(postId:$postId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePostMutation,
    DeletePostMutationVariables
  >
export const CreatePostVoteDocument =
  'mutation CreatePostVote($id:ID$postId:ID!){createPostVote(id:$id postId:$postId){ok errorString errorCode errorValues vote{id}}}' as TypedDocument<
    CreatePostVoteMutation,
    CreatePostVoteMutationVariables
  >
export const DeletePostVoteDocument =
  'mutation DeletePostVote($id:ID!){deletePostVote(id:$id){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePostVoteMutation,
    DeletePostVoteMutationVariables
  >
export const CreatePostGroupVoteDocument =
  'mutation CreatePostGroupVote($id:ID$postGroupId:ID!){createPostGroupVote(id:$id postGroupId:$postGroupId){ok errorString errorCode errorValues vote{id}}}' as TypedDocument<
    CreatePostGroupVoteMutation,
    CreatePostGroupVoteMutationVariables
  >
export const DeletePostGroupVoteDocument =
  'mutation DeletePostGroupVote($id:ID!){deletePostGroupVote(id:$id){ok errorString errorCode errorValues}}' as TypedDocument<
    DeletePostGroupVoteMutation,
    DeletePostGroupVoteMutationVariables
  >
