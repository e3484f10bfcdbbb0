// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { TypedDocument, OwnAnswersQuery, OwnAnswersQueryVariables } from '../generated.ts'

export const OwnAnswersDocument =
  'query OwnAnswers($id:ID!){brainstorm(id:$id){questions{id text}multiTopics{id text}posts(mine:true){id isMine postText questionId createdTimeStamp multiTopic{id}}}}' as TypedDocument<
    OwnAnswersQuery,
    OwnAnswersQueryVariables
  >
