// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type {
  TypedDocument,
  ImportQuestionMutation,
  ImportQuestionMutationVariables,
  ImportTopicMutation,
  ImportTopicMutationVariables,
} from '../generated.ts'

export const ImportQuestionDocument =
  'mutation ImportQuestion($id:ID$brainstormId:ID!$topicPos:Int!$topicText:String!){updateTopic(id:$id brainstormId:$brainstormId topicPos:$topicPos topicText:$topicText){ok errorString errorCode errorValues question{id}}}' as TypedDocument<
    ImportQuestionMutation,
    ImportQuestionMutationVariables
  >
export const ImportTopicDocument =
  'mutation ImportTopic($id:ID$brainstormId:ID!$text:String!){createMultiTopic(id:$id brainstormId:$brainstormId text:$text){ok errorString errorCode errorValues multiTopic{id}}}' as TypedDocument<
    ImportTopicMutation,
    ImportTopicMutationVariables
  >
