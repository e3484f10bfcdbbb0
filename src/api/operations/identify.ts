// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  OwnInIdentifyQuery,
  OwnInIdentifyQueryVariables,
  CreateIdentifyAnswerMutation,
  CreateIdentifyAnswerMutationVariables,
  UpdateIdentifyAnswerMutation,
  UpdateIdentifyAnswerMutationVariables,
  DeleteIdentifyAnswerMutation,
  DeleteIdentifyAnswerMutationVariables,
  SetIdentifyShownMutation,
  SetIdentifyShownMutationVariables,
  CreateIdentifyTopicMutation,
  CreateIdentifyTopicMutationVariables,
  UpdateIdentifyTopicMutation,
  UpdateIdentifyTopicMutationVariables,
  DeleteIdentifyTopicMutation,
  DeleteIdentifyTopicMutationVariables,
  UpdateIdentifyMutation,
  UpdateIdentifyMutationVariables,
} from '../generated.ts'

export const OwnInIdentifyDocument =
  'query OwnInIdentify($id:ID!){identify(id:$id){isFinished topics{id topicText answers(mine:true){id answerText answerDesc createdTimeStamp}}}}' as TypedDocument<
    OwnInIdentifyQuery,
    OwnInIdentifyQueryVariables
  >
export const CreateIdentifyAnswerDocument =
  'mutation CreateIdentifyAnswer($id:ID$topicId:ID!$answerText:String!$answerDesc:String){createIdentifyAnswer(id:$id topicId:$topicId answerText:$answerText answerDesc:$answerDesc){ok errorString errorCode errorValues answer{id}}}' as TypedDocument<
    CreateIdentifyAnswerMutation,
    CreateIdentifyAnswerMutationVariables
  >
export const UpdateIdentifyAnswerDocument =
  'mutation UpdateIdentifyAnswer($answerId:ID!$answerText:String$answerDesc:String){updateIdentifyAnswer(answerId:$answerId answerText:$answerText answerDesc:$answerDesc){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateIdentifyAnswerMutation,
    UpdateIdentifyAnswerMutationVariables
  >
export const DeleteIdentifyAnswerDocument =
  'mutation DeleteIdentifyAnswer($answerId:ID!){deleteIdentifyAnswer(answerId:$answerId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteIdentifyAnswerMutation,
    DeleteIdentifyAnswerMutationVariables
  >
export const SetIdentifyShownDocument =
  'mutation SetIdentifyShown($identifyId:ID!$shown:Boolean!){setIdentifyShown(identifyId:$identifyId shown:$shown){ok errorString errorCode errorValues}}' as TypedDocument<
    SetIdentifyShownMutation,
    SetIdentifyShownMutationVariables
  >
export const CreateIdentifyTopicDocument =
  'mutation CreateIdentifyTopic($id:ID$identifyId:ID!$topicText:String!){createIdentifyTopic(id:$id identifyId:$identifyId topicText:$topicText){ok errorString errorCode errorValues topic{id}}}' as TypedDocument<
    CreateIdentifyTopicMutation,
    CreateIdentifyTopicMutationVariables
  >
export const UpdateIdentifyTopicDocument =
  'mutation UpdateIdentifyTopic($topicId:ID!$topicText:String!){updateIdentifyTopic(topicId:$topicId topicText:$topicText){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateIdentifyTopicMutation,
    UpdateIdentifyTopicMutationVariables
  >
export const DeleteIdentifyTopicDocument =
  'mutation DeleteIdentifyTopic($topicId:ID!){deleteIdentifyTopic(topicId:$topicId){ok errorString errorCode errorValues}}' as TypedDocument<
    DeleteIdentifyTopicMutation,
    DeleteIdentifyTopicMutationVariables
  >
export const UpdateIdentifyDocument =
  'mutation UpdateIdentify($identifyId:ID!$identifyDesc:String$notes:String){updateIdentify(identifyId:$identifyId identifyDesc:$identifyDesc notes:$notes){ok errorString errorCode errorValues}}' as TypedDocument<
    UpdateIdentifyMutation,
    UpdateIdentifyMutationVariables
  >
