import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { eachSession } from '#support/calls/eachSession.ts'
import { createPost } from '#support/calls/session.ts'

const at = eachSession()

const readPost = (who: Calls, id: string) =>
  who.must<Record<string, unknown>>(
    `query ($id: ID!) { post(id: $id) { id postText postDesc subTopicPos questionId color deleted score hasLiked
      isMine numComments multiTopic { id } postGroup { id isGroup } creator { id } createdTimeStamp
      comments { id } } }`,
    { id },
  )
async function textsOf(who: Calls, which = ''): Promise<string[]> {
  const { posts } = await who.must<{ posts: { postText: string }[] }>(
    `query ($id: ID!) { brainstorm(id: $id) { posts${which} { postText } } }`,
    { id: at.session.objectId },
  )
  return posts.map(({ postText }) => postText).sort()
}
const act = (call: string) => at.fay.must(`mutation { ${call} { ok errorString } }`)

test('[B7] [A1] an answer as its author reads it, cleaned; an empty one is refused with a message', async () => {
  const before = Math.floor(Date.now() / 1000)
  const id = await at.session.answer(at.ann, '  plant\u202e trees \r\n')
  const post = await readPost(at.ann, id)
  expect(post).toMatchObject({
    ...{ id, postText: 'plant trees', postDesc: '', subTopicPos: 0, questionId: at.session.questionId },
    ...{ color: 0, deleted: false, score: 0, hasLiked: false, isMine: true, numComments: 0, comments: [] },
    ...{ multiTopic: { id: at.session.topicId }, postGroup: { id, isGroup: false } },
    creator: { id: at.ann.id },
  })
  expect(post['createdTimeStamp']).toBeGreaterThanOrEqual(before)
  const { common, objectId: brainstormId } = at.session
  const { data } = await at.ann.ask(createPost, { common, brainstormId, postText: ' \n ' })
  expect(data).toEqual({
    createPost: { ok: false, errorString: messages.textMissing.sentence, post: null },
  })
  await at.session.answer(at.fay, 'from Fay')
  await at.session.showAll(true)
  expect(await textsOf(at.ann, '(mine: true)')).toEqual(['plant trees'])
})

test('[C2] an id sent several times at once, or after the input was locked, is one answer', async () => {
  const id = randomUUID()
  await Promise.all([1, 2, 3].map(() => at.session.answer(at.ann, 'once', { id: id.toUpperCase() })))
  await act(`setInputLocked(partId: "${at.session.partId}", locked: true)`)
  expect(await at.session.answer(at.ann, 'once', { id })).toBe(id)
  expect(await textsOf(at.fay)).toEqual(['once'])
})

test('[B4] [R4] a part that is only hidden still accepts input, and shows nothing', async () => {
  await at.session.answer(at.fay, 'a canary')
  await at.session.showAll(true)
  await act(`updatePartVisibility(partId: "${at.session.partId}", hidden: true)`)
  const id = await at.session.answer(at.ann, 'from a train')
  const changed = await at.ann.must<{ post: unknown }>(
    `mutation ($id: ID!) { updatePost(postId: $id, postText: "from a bus") { ok errorString
      post { postText multiTopic { text postgroupSet { postSet { postText } } } } } }`,
    { id },
  )
  expect(changed.post).toBeNull()
  expect(await textsOf(at.fay)).toEqual(['a canary', 'from a bus'])
})

test('[B8] [B9] an answer is changed field by field; a list is deleted completely or not at all, once', async () => {
  const [one, two] = [await at.session.answer(at.ann, 'one'), await at.session.answer(at.ann, 'two')]
  const other = await at.session.answer(at.ben, 'three')
  await at.ann.must(`mutation { updatePost(postId: "${one}", postText: "better") { ok errorString } }`)
  await act(`updatePost(postId: "${one}", postDesc: "more about it")`)
  expect(await readPost(at.ann, one)).toMatchObject({ postText: 'better', postDesc: 'more about it' })
  const remove = 'mutation ($ids: [ID]!) { deletePosts(idList: $ids) { ok errorString } }'
  expect((await at.ann.ask(remove, { ids: [one, other] })).codes).toEqual(['NOT_FOUND'])
  await at.session.showAll(true)
  expect((await at.ann.ask(remove, { ids: [one, other] })).codes).toEqual(['FORBIDDEN'])
  expect(await textsOf(at.fay)).toEqual(['better', 'three', 'two'])
  for (const ids of [[one, two], [one, two], []]) await at.ann.must(remove, { ids })
  expect(await textsOf(at.fay)).toEqual(['three'])
  expect((await at.ann.ask(remove, { ids: [null] })).codes).toEqual(['BAD_USER_INPUT'])
})

const like = `mutation ($id: ID, $post: ID!) { createPostVote(id: $id, postId: $post) {
  ok errorString vote { id value deleted creator { id } post { id score hasLiked } } } }`
const unlike = `mutation ($id: ID!) { deletePostVote(id: $id) {
  ok errorString vote { id deleted post { score hasLiked } } } }`

test('[B11] [C2] one like per person, counted for everyone, taken back by its id or the answer’s', async () => {
  const [post, other] = [await at.session.answer(at.ann, 'nice'), await at.session.answer(at.ann, 'other')]
  await at.session.showAll(true)
  const id = randomUUID()
  const vote = {
    ...{ id, value: 1, deleted: false, creator: { id: at.ann.id } },
    post: { id: post, score: 1, hasLiked: true },
  }
  for (const given of [{ id }, { id }, {}])
    expect(await at.ann.must(like, { ...given, post })).toMatchObject({ vote })
  expect((await at.ann.ask(like, { id, post: other })).codes).toEqual(['FORBIDDEN'])
  await at.ben.must(like, { post })
  expect(await readPost(at.fay, post)).toMatchObject({ score: 2, hasLiked: false })
  const own = 'query ($id: ID!) { brainstorm(id: $id) { postvoteSet { post { id } } } }'
  for (const [who, liked] of [
    [at.fay, []],
    [at.ben, [{ post: { id: post } }]],
  ] as const)
    expect(await who.must(own, { id: at.session.objectId })).toEqual({ postvoteSet: liked })
  expect((await at.ben.ask(unlike, { id })).codes).toEqual(['FORBIDDEN'])
  expect(await at.ann.must(unlike, { id })).toMatchObject({
    vote: { id, deleted: true, post: { score: 1, hasLiked: false } },
  })
  expect(await at.ann.must(unlike, { id })).toMatchObject({ ok: true, vote: null })
  expect(await at.ben.must(unlike, { id: post })).toMatchObject({ vote: { deleted: true } })
  expect(await readPost(at.fay, post)).toMatchObject({ score: 0 })
})

test('[B10] [R2] a hidden answer and a missing one are read, liked and commented on with the same error', async () => {
  const hidden = await at.session.answer(at.ben, 'hidden')
  for (const call of [
    'query ($id: ID!) { post(id: $id) { postText comments { text } } }',
    'mutation ($id: ID!) { createPostVote(postId: $id) { ok } }',
    'mutation ($id: ID!) { createComment(postId: $id, text: "guess") { ok } }',
  ]) {
    const { codes, text } = await at.ann.ask(call, { id: hidden })
    expect([call, codes]).toEqual([call, ['NOT_FOUND']])
    expect((await at.ann.ask(call, { id: randomUUID() })).text).toBe(text)
  }
})
