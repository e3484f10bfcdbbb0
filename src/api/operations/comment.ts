// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  CreateCommentMutation,
  CreateCommentMutationVariables,
  UpdateCommentMutation,
  UpdateCommentMutationVariables,
  CreateSubCommentMutation,
  CreateSubCommentMutationVariables,
  UpdateSubCommentMutation,
  UpdateSubCommentMutationVariables,
} from '../generated.ts'

export const CreateCommentDocument =
  'mutation CreateComment($id:ID$postId:ID!$text:String!){createComment(id:$id postId:$postId text:$text){ok errorString errorCode errorValues comment{id}}}' as TypedDocument<
    CreateCommentMutation,
    CreateCommentMutationVariables
  >
export const UpdateCommentDocument =
  'mutation UpdateComment($commentId:ID!$text:String$showRemoved:Boolean){updateComment(commentId:$commentId text:$text showRemoved:$showRemoved){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateCommentMutation,
    UpdateCommentMutationVariables
  >
export const CreateSubCommentDocument =
  'mutation CreateSubComment($id:ID$commentId:ID!$text:String!){createSubComment(id:$id commentId:$commentId text:$text){ok errorString errorCode errorValues subComment{id}}}' as TypedDocument<
    CreateSubCommentMutation,
    CreateSubCommentMutationVariables
  >
export const UpdateSubCommentDocument =
  'mutation UpdateSubComment($subCommentId:ID!$text:String$showRemoved:Boolean){updateSubComment(subCommentId:$subCommentId text:$text showRemoved:$showRemoved){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateSubCommentMutation,
    UpdateSubCommentMutationVariables
  >
