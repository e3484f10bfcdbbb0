import type { Listener } from './listener.ts'

/** Acts on hidden content: refusals and answers are bytes as well. */
export async function tryEverything(
  listener: Listener,
  ids: string[],
  groupIds: string[],
  commentId: string,
  topicId: string,
): Promise<void> {
  const postPayload = `{ ok errorString post { id postText multiTopic { id text }
    postGroup { id groupNameText postSet { id postText } } comments { id text } } }`
  for (const id of ids) {
    await listener.ask(
      `mutation ($id: ID!) { createPostVote(postId: $id) { ok errorString vote { id post { id postText
      postGroup { id groupNameText postSet { id postText } } } } } }`,
      { id },
    )
    await listener.ask(
      `mutation ($id: ID!) { createComment(postId: $id, text: "?") { ok errorString comment { id text } } }`,
      {
        id,
      },
    )
    await listener.ask(`mutation ($id: ID!) { updatePost(postId: $id, postDesc: "?") ${postPayload} }`, {
      id,
    })
    await listener.ask(`mutation ($id: ID!) { ungroupPost(postId: $id) ${postPayload} }`, { id })
  }
  for (const id of groupIds) {
    await listener.ask(
      `mutation ($id: ID!) { createPostGroupVote(postGroupId: $id) { ok errorString vote { id postGroup {
      id groupNameText postSet { id postText } } } } }`,
      { id },
    )
    await listener.ask(
      `mutation ($id: ID!) { updatePostGroup(postgroupId: $id, groupNameText: "?") { ok errorString
      postGroup { id groupNameText } } }`,
      { id },
    )
  }
  await listener.ask(
    `mutation ($id: ID!) { createSubComment(commentId: $id, text: "?") { ok errorString
    subComment { id text } } }`,
    { id: commentId },
  )
  await listener.ask(
    `mutation ($id: ID!) { updateComment(commentId: $id, text: "?") { ok errorString
    comment { id text subComments { id text } } } }`,
    { id: commentId },
  )
  await listener.ask(
    `mutation ($id: ID!) { updateMultiTopic(multiTopicId: $id, text: "?") { ok errorString
    multiTopic { id text } } }`,
    { id: topicId },
  )
}
