// Made by `npm run generate` out of src/domain/schema and src/api/operations. Changes here are lost.
import type { TypedDocument, OwnInBrainstormQuery, OwnInBrainstormQueryVariables } from '../generated.ts'

export const OwnInBrainstormDocument =
  'query OwnInBrainstorm($id:ID!){brainstorm(id:$id){isFinished posts{id isMine hasLiked postText postDesc questionId createdTimeStamp score multiTopic{id}}postGroups{id isGroup hasLiked}}}' as TypedDocument<
    OwnInBrainstormQuery,
    OwnInBrainstormQueryVariables
  >
