import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls
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

async function mark(who: Calls, finished: boolean): Promise<void> {
  await who.must(
    'mutation ($part: ID!, $finished: Boolean!) { setFinished(partId: $part, finished: $finished) { ok errorString } }',
    { part: session.partId, finished },
  )
}

function seenBy(who: Calls): Promise<{ isFinished: boolean; finishedCount: number | null }> {
  return who.must('query ($id: ID!) { brainstorm(id: $id) { isFinished finishedCount } }', {
    id: session.objectId,
  })
}

const onPart = (call: string) => `mutation ($part: ID!) { ${call}(partId: $part) { ok errorString } }`

test('[F1] a person marks themselves as done, repeatedly, and takes it back', async () => {
  await mark(ann, true)
  await mark(ann, true)
  await mark(ben, true)
  expect((await seenBy(ann)).isFinished).toBe(true)
  expect((await seenBy(fay)).finishedCount).toBe(2)
  await mark(ben, false)
  await mark(ben, false)
  expect((await seenBy(ben)).isFinished).toBe(false)
  expect((await seenBy(fay)).finishedCount).toBe(1)
})

test('[F1] many people at once, each counted once', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => session.join()))
  // The calls of one person wait for each other: over connections of their own they may arrive in any order.
  await Promise.all(
    people.map(async (one, index) => {
      await mark(one, true)
      await mark(one, index % 2 === 0)
    }),
  )
  expect((await seenBy(fay)).finishedCount).toBe(10)
})

test('[F2] participants are not told how many are done', async () => {
  await mark(ann, true)
  expect(await seenBy(ann)).toEqual({ isFinished: true, finishedCount: null })
  expect(await seenBy(ben)).toEqual({ isFinished: false, finishedCount: null })
})

test('[F2] facilitators may be done too, but are not counted', async () => {
  await mark(fay, true)
  expect(await seenBy(fay)).toEqual({ isFinished: true, finishedCount: 0 })
  await mark(fay, false)
  expect((await seenBy(fay)).isFinished).toBe(false)
})

test('[B4] locked input and a hidden activity accept done marks, which add no content', async () => {
  await fay.must('mutation ($part: ID!) { setInputLocked(partId: $part, locked: true) { ok errorString } }', {
    part: session.partId,
  })
  await mark(ann, true)
  expect((await seenBy(ann)).isFinished).toBe(true)
})

test('a new round removes everybody’s marks, also concurrent ones, and participants cannot start it', async () => {
  await Promise.all([mark(ann, true), mark(fay, true)])
  const marks = [mark(ben, true)]
  const { codes } = await ann.ask(onPart('resetFinished'), { part: session.partId })
  expect(codes).toEqual(['FORBIDDEN'])
  await Promise.all(marks)
  await fay.must(onPart('resetFinished'), { part: session.partId })
  for (const who of [ann, ben, fay])
    expect(await seenBy(who)).toEqual({ isFinished: false, finishedCount: who === fay ? 0 : null })
  await mark(ann, true)
  expect((await seenBy(ann)).isFinished).toBe(true)
})

test('[B18] starting over removes input and done marks, and nothing else', async () => {
  const other = await fay.must<{ part: { id: string; objectId: string } }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, type: "workshop | brainstorm") { ok errorString part { id objectId } } }`,
    { common: session.common },
  )
  await ann.must('mutation ($part: ID!) { setFinished(partId: $part, finished: true) { ok errorString } }', {
    part: other.part.id,
  })
  await session.showAll(true)
  const post = await session.answer(ann, 'a rehearsal')
  await ben.must('mutation ($post: ID!) { createPostVote(postId: $post) { ok errorString } }', { post })
  await ben.must('mutation ($post: ID!) { createComment(postId: $post, text: "Nice") { ok errorString } }', {
    post,
  })
  await fay.must(
    `mutation ($common: CommonInfoInput!, $id: ID!, $posts: [ID]!) {
      createPostGroupFromPosts(commonInfoData: $common, brainstormId: $id, postsId: $posts) { ok errorString } }`,
    { common: session.common, id: session.objectId, posts: [post] },
  )
  await mark(ann, true)

  expect((await ann.ask(onPart('startOver'), { part: session.partId })).codes).toEqual(['FORBIDDEN'])
  await fay.must(onPart('startOver'), { part: session.partId })
  await fay.must(onPart('startOver'), { part: session.partId })
  const left = `query ($id: ID!) { brainstorm(id: $id) {
    postCount posts { id } postGroups { id } questions { text } multiTopics { text } globalAnswers isFinished finishedCount } }`
  for (const who of [ann, fay])
    expect(await who.must(left, { id: session.objectId })).toEqual({
      ...{ postCount: 0, posts: [], postGroups: [], questions: [{ text: 'Question #1' }] },
      ...{
        multiTopics: [{ text: 'Topic 1' }],
        globalAnswers: true,
        isFinished: false,
        finishedCount: who === fay ? 0 : null,
      },
    })
  expect(
    await ann.must('query ($id: ID!) { brainstorm(id: $id) { isFinished } }', { id: other.part.objectId }),
  ).toEqual({ isFinished: true })
  await session.answer(ann, 'for good')
})
