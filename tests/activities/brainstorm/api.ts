import { BrainstormBoardDocument } from '#support/calls/boardQueries.ts'
import type { TestedApi } from '../api.ts'

/** The calls of a brainstorm: people write answers. */
export const brainstormApi: TestedApi = {
  query: `query ($id: ID!) { brainstorm(id: $id) {
    id isFinished finishedCount inputLocked posts { id postText postDesc } } }`,
  polled: BrainstormBoardDocument,
  async topicOf(who, id) {
    const query = 'query ($id: ID!) { brainstorm(id: $id) { multiTopics { id } } }'
    const { multiTopics } = await who.must<{ multiTopics: { id: string }[] }>(query, { id })
    return multiTopics[0]?.id ?? ''
  },
  textsOf: ({ posts }: { posts: { postText: string }[] }) => posts.map(({ postText }) => postText),
  write: (who, { workshopId, objectId, topicId }, { id, text }) =>
    who.ask(
      `mutation ($id: ID!, $common: CommonInfoInput!, $objectId: ID!, $topicId: ID!, $text: String!) {
        createPost(id: $id, commonInfoData: $common, brainstormId: $objectId, multiTopicId: $topicId, postText: $text) {
          ok errorString post { id } } }`,
      { id, common: { workshop: workshopId }, objectId, topicId, text },
    ),
  change: (who, id, { text, desc }) =>
    who.ask(
      `mutation ($id: ID!, $text: String, $desc: String) {
        updatePost(postId: $id, postText: $text, postDesc: $desc) { ok errorString } }`,
      { id, text, desc },
    ),
  remove: (who, id) => who.ask('mutation ($id: ID!) { deletePost(postId: $id) { ok errorString } }', { id }),
  show: (who, { objectId }, shown) =>
    who.ask(
      `mutation ($objectId: ID!, $shown: Boolean!) {
        setGlobalAnswers(brainstormId: $objectId, globalAnswers: $shown) { ok errorString } }`,
      { objectId, shown },
    ),
  tell: (who, { objectId }, { desc, notes }) =>
    who.ask(
      `mutation ($objectId: ID!, $desc: String, $notes: String) {
        updateBrainstorm(brainstormId: $objectId, brainstormDesc: $desc, notes: $notes) { ok errorString } }`,
      { objectId, desc, notes },
    ),
}
