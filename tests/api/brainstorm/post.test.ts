import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { createPost, signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let session: TestSession
let fay: TestFacilitator
let ann: Calls & { id: string }
let ben: Calls

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
  ben = await session.join()
})

test('an answer as its author sees it', async () => {
  const before = Math.floor(Date.now() / 1000)
  const id = await session.answer(ann, '  plant\u202e trees \r\n')
  const post = await readPost(ann, id)
  expect(post).toMatchObject({
    id,
    postText: 'plant trees',
    postDesc: '',
    subTopicPos: 0,
    questionId: session.questionId,
    color: 0,
    deleted: false,
    score: 0,
    hasLiked: false,
    isMine: true,
    numComments: 0,
    multiTopic: { id: session.topicId },
    postGroup: { id, isGroup: false },
    creator: { id: ann.id },
    comments: [],
  })
  expect(post['createdTimeStamp']).toBeGreaterThanOrEqual(before)
})

test('[A1] only the author of an answer is told that it is theirs', async () => {
  const id = await session.answer(ann, 'whose?')
  await session.showAll(true)
  for (const other of [ben, fay])
    expect(await readPost(other, id)).toMatchObject({ isMine: false, creator: null })
  const own = await session.answer(fay, 'mine')
  expect(await readPost(fay, own)).toMatchObject({ isMine: true, creator: { id: session.facilitator.id } })
})

test('[A1] [B3] a caller can request only their own answers, hidden ones included', async () => {
  await session.answer(ann, 'from Ann')
  await session.answer(fay, 'from Fay')
  expect(await textsOf(ann, '(mine: true)')).toEqual(['from Ann'])
  await session.showAll(true)
  expect(await textsOf(ann, '(mine: true)')).toEqual(['from Ann'])
  expect(await textsOf(fay, '(mine: true)')).toEqual(['from Fay'])
})

test('[B3] hidden answers of others are not returned', async () => {
  const mine = await session.answer(ann, 'from Ann')
  const other = await session.answer(ben, 'from Ben')
  expect(await textsOf(ann)).toEqual(['from Ann'])
  expect(await textsOf(fay)).toEqual(['from Ann', 'from Ben'])
  await session.showAll(true)
  expect(await textsOf(ann)).toEqual(['from Ann', 'from Ben'])
  await session.showAll(false)
  expect(await textsOf(ann)).toEqual(['from Ann'])
  const post = 'query ($id: ID!) { post(id: $id) { postText } }'
  const hidden = await ann.ask(post, { id: other })
  const missing = await ann.ask(post, { id: crypto.randomUUID() })
  expect(hidden.text).toBe(missing.text)
  expect(await readPost(ann, mine)).toMatchObject({ postText: 'from Ann' })
})

describe('[C2] sent twice with one id', () => {
  const id = (): string => crypto.randomUUID()

  test('it happens once and returns the same', async () => {
    const made = id()
    expect(await session.answer(ann, 'once', { id: made })).toBe(made)
    expect(await session.answer(ann, 'once', { id: made })).toBe(made)
    await Promise.all([1, 2, 3].map(() => session.answer(ann, 'once', { id: made.toUpperCase() })))
    expect(await textsOf(fay)).toEqual(['once'])
  })

  test('it is FORBIDDEN for somebody else, and for an id of something else', async () => {
    const made = await session.answer(ann, 'mine', { id: id() })
    const send = (who: Calls, used: string) =>
      who.ask(createPost, {
        id: used,
        common: session.common,
        brainstormId: session.objectId,
        postText: 'stolen',
      })
    expect((await send(ben, made)).codes).toEqual(['FORBIDDEN'])
    expect((await send(fay, session.topicId)).codes).toEqual(['FORBIDDEN'])
    expect((await send(ann, 'no-uuid')).codes).toEqual(['BAD_USER_INPUT'])
    expect(await textsOf(fay)).toEqual(['mine'])
  })

  test('it returns the same after the input was locked', async () => {
    const made = await session.answer(ann, 'in time', { id: id() })
    await lock(true)
    expect(await session.answer(ann, 'in time', { id: made })).toBe(made)
  })
})

describe('a refused call changes nothing', () => {
  test.each([
    ['nothing', ' \n ', 'Please enter a text.'],
    ['too much', 'x'.repeat(251), 'Please use at most 250 characters.'],
  ])('[B7] %s', async (_what, postText, errorString) => {
    const { data } = await ann.ask(createPost, {
      common: session.common,
      brainstormId: session.objectId,
      postText,
    })
    expect(data?.['createPost']).toEqual({ ok: false, errorString, post: null })
    expect(await textsOf(fay)).toEqual([])
  })

  test('a missing question, topic, brainstorm or workshop is refused', async () => {
    const variables = { common: session.common, brainstormId: session.objectId, postText: 'x' }
    const codesOf = async (changed: object) => (await ann.ask(createPost, { ...variables, ...changed })).codes
    expect(await codesOf({ subTopicPos: 9 })).toEqual(['NOT_FOUND'])
    expect(await codesOf({ subTopicPos: -1 })).toEqual(['BAD_USER_INPUT'])
    expect(await codesOf({ questionId: crypto.randomUUID() })).toEqual(['NOT_FOUND'])
    expect(await codesOf({ multiTopicId: crypto.randomUUID() })).toEqual(['NOT_FOUND'])
    expect(await codesOf({ brainstormId: crypto.randomUUID() })).toEqual(['NOT_FOUND'])
    expect(await codesOf({ common: { workshop: 'abcdefgh' } })).toEqual(['BAD_USER_INPUT'])
  })

  test('[B4] locked input refuses participants, not facilitators', async () => {
    await lock(true)
    const { data } = await ann.ask(createPost, {
      common: session.common,
      brainstormId: session.objectId,
      postText: 'late',
    })
    expect(data?.['createPost']).toEqual({ ok: false, errorString: 'Input is closed for now.', post: null })
    await session.answer(fay, 'guide')
    await lock(false)
    await session.answer(ann, 'again')
    expect(await textsOf(fay)).toEqual(['again', 'guide'])
  })
})

test('[B4] a part that is only hidden still accepts input, and shows nothing', async () => {
  await session.answer(fay, 'a canary')
  await session.showAll(true)
  await fay.must(
    `mutation ($id: ID!) { updatePartVisibility(partId: $id, hidden: true) { ok errorString part { hidden } } }`,
    { id: session.partId },
  )
  const id = await session.answer(ann, 'from a train')
  expect(await textsOf(fay)).toEqual(['a canary', 'from a train'])
  const { codes } = await ann.ask('query ($id: ID!) { brainstorm(id: $id) { posts { postText } } }', {
    id: session.objectId,
  })
  expect(codes).toEqual(['FORBIDDEN'])
  const changed = await ann.must<{ post: unknown }>(
    `mutation ($id: ID!) { updatePost(postId: $id, postText: "from a bus") { ok errorString
      post { postText multiTopic { text postgroupSet { postSet { postText } } } } } }`,
    { id },
  )
  expect(changed.post).toBeNull()
  expect(await textsOf(fay)).toEqual(['a canary', 'from a bus'])
})

describe('[B8] changing and deleting', () => {
  const update = `mutation ($id: ID!, $text: String, $desc: String) {
    updatePost(postId: $id, postText: $text, postDesc: $desc) { ok errorString post { postText postDesc } } }`
  const remove = 'mutation ($id: ID!) { deletePost(postId: $id) { ok errorString } }'

  test('participants may edit and delete their own answers, facilitators any', async () => {
    const id = await session.answer(ann, 'draft')
    await session.showAll(true)
    expect((await ben.ask(update, { id, text: 'mine now' })).codes).toEqual(['FORBIDDEN'])
    expect((await ben.ask(remove, { id })).codes).toEqual(['FORBIDDEN'])
    await ann.must(update, { id, text: 'better' })
    await fay.must(update, { id, desc: 'more about it' })
    expect(await readPost(ben, id)).toMatchObject({ postText: 'better', postDesc: 'more about it' })
    await fay.must(remove, { id })
    expect(await textsOf(ann)).toEqual([])
  })

  test('[B9] a list is deleted completely or not at all; an item that is already deleted is no error', async () => {
    const removeAll = 'mutation ($ids: [ID]!) { deletePosts(idList: $ids) { ok errorString } }'
    const [one, two] = [await session.answer(ann, 'one'), await session.answer(ann, 'two')]
    const other = await session.answer(ben, 'three')
    expect((await ann.ask(removeAll, { ids: [one, other] })).codes).toEqual(['NOT_FOUND'])
    await session.showAll(true)
    expect((await ann.ask(removeAll, { ids: [one, other] })).codes).toEqual(['FORBIDDEN'])
    expect(await textsOf(fay)).toEqual(['one', 'three', 'two'])
    await ann.must(removeAll, { ids: [one, two] })
    await ann.must(removeAll, { ids: [one, two] })
    await ann.must(removeAll, { ids: [] })
    expect(await textsOf(fay)).toEqual(['three'])
    expect((await ann.ask(removeAll, { ids: [null] })).codes).toEqual(['BAD_USER_INPUT'])
  })
})

describe('likes', () => {
  const like = `mutation ($id: ID, $post: ID!) { createPostVote(id: $id, postId: $post) {
    ok errorString vote { id value deleted creator { id } post { id score hasLiked } } } }`
  const unlike = `mutation ($id: ID!) { deletePostVote(id: $id) {
    ok errorString vote { id deleted post { score hasLiked } } } }`

  test('[B11] one like per person, counted for everyone', async () => {
    const id = await session.answer(ann, 'nice')
    await session.showAll(true)
    const made = crypto.randomUUID()
    const vote = {
      id: made,
      value: 1,
      deleted: false,
      creator: { id: ann.id },
      post: { id, score: 1, hasLiked: true },
    }
    expect(await ann.must(like, { id: made, post: id })).toMatchObject({ vote })
    expect(await ann.must(like, { id: made, post: id })).toMatchObject({ vote })
    expect(await ann.must(like, { post: id })).toMatchObject({ vote })
    await ben.must(like, { post: id })
    expect(await readPost(fay, id)).toMatchObject({ score: 2, hasLiked: false })
    expect((await ben.ask(unlike, { id: made })).codes).toEqual(['FORBIDDEN'])
    expect(await ann.must(unlike, { id: made })).toMatchObject({
      vote: { id: made, deleted: true, post: { score: 1, hasLiked: false } },
    })
    expect(await ann.must(unlike, { id: made })).toMatchObject({ ok: true, vote: null })
    expect(await ben.must(unlike, { id })).toMatchObject({ vote: { deleted: true } })
    expect(await readPost(fay, id)).toMatchObject({ score: 0 })
  })

  test('[B10] likes of hidden and of missing answers are refused in the same way', async () => {
    const id = await session.answer(ben, 'hidden')
    const hidden = await ann.ask(like, { post: id })
    expect(hidden.codes).toEqual(['NOT_FOUND'])
    expect((await ann.ask(like, { post: crypto.randomUUID() })).text).toBe(hidden.text)
    expect(await readPost(fay, id)).toMatchObject({ score: 0 })
  })

  test('a brainstorm returns only the caller’s own likes', async () => {
    const id = await session.answer(ann, 'nice')
    await session.showAll(true)
    await ben.must(like, { post: id })
    const query =
      'query ($id: ID!) { brainstorm(id: $id) { posts { score hasLiked } postvoteSet { post { id } } } }'
    expect(await ann.must(query, { id: session.objectId })).toEqual({
      posts: [{ score: 1, hasLiked: false }],
      postvoteSet: [],
    })
    expect(await ben.must(query, { id: session.objectId })).toEqual({
      posts: [{ score: 1, hasLiked: true }],
      postvoteSet: [{ post: { id } }],
    })
  })

  test('[C2] an id used by another like is FORBIDDEN', async () => {
    const [one, two] = [await session.answer(ann, 'one'), await session.answer(ann, 'two')]
    const id = crypto.randomUUID()
    await ann.must(like, { id, post: one })
    expect((await ann.ask(like, { id, post: two })).codes).toEqual(['FORBIDDEN'])
    expect((await ann.ask(like, { post: two })).codes).toEqual([])
  })
})

async function readPost(who: Calls, id: string) {
  return who.must<Record<string, unknown>>(
    `query ($id: ID!) { post(id: $id) { id postText postDesc subTopicPos questionId color deleted score hasLiked
      isMine numComments multiTopic { id } postGroup { id isGroup } creator { id } createdTimeStamp
      comments { id } } }`,
    { id },
  )
}

async function textsOf(who: Calls, which = ''): Promise<string[]> {
  const { posts } = await who.must<{ posts: { postText: string }[] }>(
    `query ($id: ID!) { brainstorm(id: $id) { posts${which} { postText } } }`,
    { id: session.objectId },
  )
  return posts.map(({ postText }) => postText).sort()
}

async function lock(locked: boolean): Promise<void> {
  await fay.must(
    `mutation ($id: ID!, $on: Boolean!) { setInputLocked(partId: $id, locked: $on) {
      ok errorString part { inputLocked } } }`,
    { id: session.partId, on: locked },
  )
}
