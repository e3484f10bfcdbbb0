import { randomUUID } from 'node:crypto'
import { describe, expect, test, beforeEach } from 'vitest'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { createPost } from '#support/calls/session.ts'
import { ann, ben, fay, session, stageTwo } from '#support/calls/stage.ts'

stageTwo()

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
    { id: session.objectId },
  )
  return posts.map(({ postText }) => postText).sort()
}

test('[B7] [A1] an answer as its author reads it, cleaned; an empty one is refused with a message', async () => {
  const before = Math.floor(Date.now() / 1000)
  const id = await session.answer(ann, '  plant\u202e trees \r\n')
  const post = await readPost(ann, id)
  expect(post).toMatchObject({
    ...{ id, postText: 'plant trees', postDesc: '', subTopicPos: 0, questionId: session.questionId },
    ...{ color: 0, deleted: false, score: 0, hasLiked: false, isMine: true, numComments: 0, comments: [] },
    ...{ multiTopic: { id: session.topicId }, postGroup: { id, isGroup: false } },
    creator: { id: ann.id },
  })
  expect(post['createdTimeStamp']).toBeGreaterThanOrEqual(before)
  const { common, objectId: brainstormId } = session
  const { data } = await ann.ask(createPost, { common, brainstormId, postText: ' \n ' })
  expect(data).toEqual({
    createPost: { ok: false, errorString: messages.textMissing.sentence, post: null },
  })
  await session.answer(fay, 'from Fay')
  await session.showAll(true)
  expect(await textsOf(ann, '(mine: true)')).toEqual(['plant trees'])
})

test('[C2] an id sent several times at once, or after the input was locked, is one answer', async () => {
  const id = randomUUID()
  await Promise.all([1, 2, 3].map(() => session.answer(ann, 'once', { id: id.toUpperCase() })))
  await fay.act(`setInputLocked(partId: "${session.partId}", locked: true)`)
  expect(await session.answer(ann, 'once', { id })).toBe(id)
  expect(await textsOf(fay)).toEqual(['once'])
})

test('[B8] [B9] an answer is changed field by field; a list is deleted completely or not at all, once', async () => {
  const [one, two] = [await session.answer(ann, 'one'), await session.answer(ann, 'two')]
  const other = await session.answer(ben, 'three')
  await ann.act(`updatePost(postId: "${one}", postText: "better")`)
  await fay.act(`updatePost(postId: "${one}", postDesc: "more about it")`)
  expect(await readPost(ann, one)).toMatchObject({ postText: 'better', postDesc: 'more about it' })
  const remove = 'mutation ($ids: [ID]!) { deletePosts(idList: $ids) { ok errorString } }'
  expect((await ann.ask(remove, { ids: [one, other] })).codes).toEqual(['NOT_FOUND'])
  await session.showAll(true)
  expect((await ann.ask(remove, { ids: [one, other] })).codes).toEqual(['FORBIDDEN'])
  expect(await textsOf(fay)).toEqual(['better', 'three', 'two'])
  for (const ids of [[one, two], [one, two], []]) await ann.must(remove, { ids })
  expect(await textsOf(fay)).toEqual(['three'])
  expect((await ann.ask(remove, { ids: [null] })).codes).toEqual(['BAD_USER_INPUT'])
})

const like = `mutation ($id: ID, $post: ID!) { createPostVote(id: $id, postId: $post) {
  ok errorString vote { id value deleted creator { id } post { id score hasLiked } } } }`
const unlike = `mutation ($id: ID!) { deletePostVote(id: $id) {
  ok errorString vote { id deleted post { score hasLiked } } } }`

test('[B11] [C2] one like per person, counted for everyone, taken back by its id or the answer’s', async () => {
  const [post, other] = [await session.answer(ann, 'nice'), await session.answer(ann, 'other')]
  await session.showAll(true)
  const id = randomUUID()
  const vote = {
    ...{ id, value: 1, deleted: false, creator: { id: ann.id } },
    post: { id: post, score: 1, hasLiked: true },
  }
  for (const given of [{ id }, { id }, {}])
    expect(await ann.must(like, { ...given, post })).toMatchObject({ vote })
  expect((await ann.ask(like, { id, post: other })).codes).toEqual(['FORBIDDEN'])
  await ben.must(like, { post })
  expect(await readPost(fay, post)).toMatchObject({ score: 2, hasLiked: false })
  const own = 'query ($id: ID!) { brainstorm(id: $id) { postvoteSet { post { id } } } }'
  for (const [who, liked] of [
    [fay, []],
    [ben, [{ post: { id: post } }]],
  ] as const)
    expect(await who.must(own, { id: session.objectId })).toEqual({ postvoteSet: liked })
  expect((await ben.ask(unlike, { id })).codes).toEqual(['FORBIDDEN'])
  expect(await ann.must(unlike, { id })).toMatchObject({
    vote: { id, deleted: true, post: { score: 1, hasLiked: false } },
  })
  expect(await ann.must(unlike, { id })).toMatchObject({ ok: true, vote: null })
  expect(await ben.must(unlike, { id: post })).toMatchObject({ vote: { deleted: true } })
  expect(await readPost(fay, post)).toMatchObject({ score: 0 })
})

test('[B10] [R2] a hidden answer and a missing one are read, liked and commented on with the same error', async () => {
  const hidden = await session.answer(ben, 'hidden')
  for (const call of [
    'query ($id: ID!) { post(id: $id) { postText comments { text } } }',
    'mutation ($id: ID!) { createPostVote(postId: $id) { ok } }',
    'mutation ($id: ID!) { createComment(postId: $id, text: "guess") { ok } }',
  ]) {
    const { codes, text } = await ann.ask(call, { id: hidden })
    expect([call, codes]).toEqual([call, ['NOT_FOUND']])
    expect((await ann.ask(call, { id: randomUUID() })).text).toBe(text)
  }
})

describe('comments', () => {
  let postId: string

  beforeEach(async () => {
    postId = await session.answer(ann, 'plant trees')
    await session.showAll(true)
  })

  const create = `mutation ($id: ID, $on: ID!, $text: String!) { createComment(id: $id, postId: $on, text: $text) {
  ok errorString comment { id text showRemoved isMine creator { id } subComments { id } } } }`
  const reply = `mutation ($id: ID, $on: ID!, $text: String!) { createSubComment(id: $id, commentId: $on, text: $text) {
  ok errorString subComment { id text isMine } } }`
  const update = `mutation ($id: ID!, $text: String, $removed: Boolean) {
  updateComment(commentId: $id, text: $text, showRemoved: $removed) { ok errorString comment { text showRemoved } } }`
  const updateReply = update
    .replace('updateComment(commentId', 'updateSubComment(subCommentId')
    .replace('comment {', 'subComment {')

  const write = async (who: Calls, text: string): Promise<string> =>
    (await who.must<{ comment: { id: string } }>(create, { on: postId, text })).comment.id

  interface Read {
    numComments: number
    comments: { text: string | null; subComments: { id: string }[] }[]
  }
  const read = (who: Calls) =>
    who.must<Read>(
      `query ($id: ID!) { post(id: $id) { numComments comments { id text showRemoved isMine createdTimeStamp
      subComments { id text showRemoved isMine createdTimeStamp } } } }`,
      { id: postId },
    )

  test('[B12] comments and replies, one level deep, changed and removed by their authors and by facilitators', async () => {
    const comment = await write(ben, 'which ones?')
    await ann.must(reply, { on: comment, text: 'oaks' })
    const [oaks = { id: '' }] = (await read(fay)).comments[0]?.subComments ?? []
    await ben.must(reply, { on: oaks.id, text: 'good' })
    const any = { showRemoved: false, createdTimeStamp: expect.any(Number) as unknown }
    expect(await read(ben)).toMatchObject({
      numComments: 3,
      comments: [
        {
          ...{ ...any, text: 'which ones?', isMine: true },
          subComments: [
            { ...any, text: 'oaks', isMine: false },
            { ...any, text: 'good', isMine: true },
          ],
        },
      ],
    })
    await ben.must(update, { id: comment, text: 'which?' })
    await ann.must(updateReply, { id: oaks.id, removed: true })
    expect(await fay.must(update, { id: comment, removed: true })).toMatchObject({
      comment: { text: null, showRemoved: true },
    })
    // Removed comments cannot be read by anyone and are not counted.
    const removed = { text: null, showRemoved: true }
    expect(await read(ann)).toMatchObject({
      numComments: 1,
      comments: [{ ...removed, subComments: [removed, { text: 'good' }] }],
    })
    const refused = { ok: false, errorString: messages.commentRemoved.sentence }
    expect((await ben.ask(update, { id: comment, removed: false })).data).toMatchObject({
      updateComment: refused,
    })
    await fay.must(update, { id: comment, removed: false })
    expect((await read(ann)).comments[0]?.text).toBe('which?')
    expect(await ann.must(create, { on: postId, text: ' \n' })).toEqual({
      ...{ ok: true, errorString: null, comment: null },
    })
  })

  test('[C2] a retried comment is written once; an id used by somebody else is FORBIDDEN', async () => {
    const id = randomUUID()
    const made = { comment: { id, text: 'once', isMine: true, creator: { id: ann.id } } }
    for (const _time of [1, 2])
      expect(await ann.must(create, { id, on: postId, text: 'once' })).toMatchObject(made)
    expect((await ben.ask(create, { id, on: postId, text: 'mine' })).codes).toEqual(['FORBIDDEN'])
    expect((await ann.ask(reply, { id, on: id, text: 'other kind' })).codes).toEqual(['FORBIDDEN'])
    expect((await read(fay)).comments).toHaveLength(1)
  })

  test('[B10] on an answer that is hidden again its author reads their own comments alone', async () => {
    await write(ben, 'a canary')
    await write(ann, 'my own')
    await session.showAll(false)
    expect((await read(ann)).comments).toMatchObject([{ text: 'my own' }])
    expect((await read(fay)).comments).toHaveLength(2)
  })
})
