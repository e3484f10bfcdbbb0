import type { Listener } from './listener.ts'

/** Acts on hidden content: refusals and answers are bytes as well. */
export async function tryEverything(
  listener: Listener,
  ids: string[],
  groupIds: string[],
  commentId: string,
  topicId: string,
): Promise<void> {
  const group = 'postGroup { id groupNameText postSet { id postText } }'
  const post = `post { id postText multiTopic { id text } ${group} comments { id text } }`
  const act = (id: string, call: string, answer: string) =>
    listener.ask(`mutation ($id: ID!) { ${call} { ok errorString ${answer} } }`, { id })
  for (const id of ids) {
    await act(id, 'createPostVote(postId: $id)', `vote { id ${post} }`)
    await act(id, 'createComment(postId: $id, text: "?")', 'comment { id text }')
    await act(id, 'updatePost(postId: $id, postDesc: "?")', post)
    await act(id, 'ungroupPost(postId: $id)', post)
  }
  for (const id of groupIds) {
    await act(id, 'createPostGroupVote(postGroupId: $id)', `vote { id ${group} }`)
    await act(id, 'updatePostGroup(postgroupId: $id, groupNameText: "?")', 'postGroup { id groupNameText }')
  }
  await act(commentId, 'createSubComment(commentId: $id, text: "?")', 'subComment { id text }')
  await act(
    commentId,
    'updateComment(commentId: $id, text: "?")',
    'comment { id text subComments { id text } }',
  )
  await act(topicId, 'updateMultiTopic(multiTopicId: $id, text: "?")', 'multiTopic { id text }')
}
