import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  likesPerPersonMessage,
  likingClosedMessage,
  noLikesLeftMessage,
} from '#domain/brainstorm/likeRules.ts'
import type { Calls } from '#support/calls.ts'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'
import { signUpFacilitator, startSession } from '#support/session.ts'
import type { TestFacilitator, TestSession } from '#support/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls
let ben: Calls
let posts: string[]

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
  ben = await session.join()
  await session.showAll(true)
  // In the order of their ids: within one second that is the order of answers.
  posts = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()].sort()
  for (const id of posts) await session.answer(ann, `answer ${id}`, { id })
})

interface Rules {
  likesPerPerson?: number
  likeCountsHidden?: boolean
  likesClosed?: boolean
}
const setRules = `mutation ($id: ID!, $likesPerPerson: Int, $likeCountsHidden: Boolean, $likesClosed: Boolean) {
  setLikeRules(brainstormId: $id, likesPerPerson: $likesPerPerson, likeCountsHidden: $likeCountsHidden,
    likesClosed: $likesClosed) { ok errorString brainstorm { likesPerPerson likeCountsHidden likesClosed } } }`
const likePost =
  'mutation ($id: ID, $on: ID!) { createPostVote(id: $id, postId: $on) { ok errorString vote { id } } }'
const likeGroup = 'mutation ($on: ID!) { createPostGroupVote(postGroupId: $on) { ok errorString } }'
const unlike = 'mutation ($on: ID!) { deletePostVote(id: $on) { ok errorString } }'

function rules(given: Rules): Promise<{ brainstorm: Rules }> {
  return fay.must(setRules, { id: session.objectId, ...given })
}

/** What the person is told; null for done. */
async function said(who: Calls, query: string, on: string | undefined): Promise<string | null> {
  const { data, text } = await who.ask(query, { on })
  const [answer] = Object.values(data ?? {}) as { errorString: string | null }[]
  if (!answer) throw new Error(text)
  return answer.errorString
}

function read<Result>(who: Calls, fields: string): Promise<Result> {
  return who.must<Result>(`query ($id: ID!) { brainstorm(id: $id) { ${fields} } }`, { id: session.objectId })
}

test('[B15] each person has so many likes, of answers and groups together, and gets one back for one taken back', async () => {
  expect(await rules({ likesPerPerson: 2 })).toMatchObject({
    brainstorm: { likesPerPerson: 2, likeCountsHidden: false, likesClosed: false },
  })
  const { postGroup } = await fay.must<{ postGroup: { id: string } }>(
    `mutation ($common: CommonInfoInput!, $id: ID!, $posts: [ID]!) {
      createPostGroupFromPosts(commonInfoData: $common, brainstormId: $id, postsId: $posts) {
        ok errorString postGroup { id } } }`,
    { common: session.common, id: session.objectId, posts: [posts[2]] },
  )
  expect(await said(ann, likePost, posts[0])).toBeNull()
  expect(await said(ann, likeGroup, postGroup.id)).toBeNull()
  expect(await said(ann, likePost, posts[1])).toBe(noLikesLeftMessage)
  expect(await said(ann, likePost, posts[0])).toBeNull()
  expect(await said(ben, likePost, posts[1])).toBeNull()
  expect(await said(ann, unlike, posts[0])).toBeNull()
  expect(await said(ann, likePost, posts[1])).toBeNull()
  expect(await read(ben, 'likesPerPerson posts { score }')).toEqual({
    likesPerPerson: 2,
    posts: [{ score: 0 }, { score: 2 }, { score: 0 }],
  })
  await rules({ likesPerPerson: 0 })
  expect(await said(ann, likePost, posts[0])).toBeNull()
})

test('[B15] however many arrive in one moment', async () => {
  await rules({ likesPerPerson: 2 })
  const people = [ann, ben, ...(await Promise.all(Array.from({ length: 8 }, () => session.join())))]
  const answers = await Promise.all(people.flatMap((one) => posts.map((post) => said(one, likePost, post))))
  expect(answers.filter((answer) => answer === null)).toHaveLength(2 * people.length)
  expect(answers.filter((answer) => answer === noLikesLeftMessage)).toHaveLength(people.length)
  const { posts: scored } = await read<{ posts: { score: number }[] }>(fay, 'posts { score }')
  expect(scored.reduce((sum, { score }) => sum + score, 0)).toBe(2 * people.length)
})

test('[B15] what is no number of likes is said', async () => {
  for (const likesPerPerson of [-1, 101]) {
    const { data } = await fay.ask(setRules, { id: session.objectId, likesPerPerson })
    expect(data?.['setLikeRules']).toMatchObject({ ok: false, errorString: likesPerPersonMessage })
  }
  expect((await ann.ask(setRules, { id: session.objectId, likesPerPerson: 1 })).codes).toEqual(['FORBIDDEN'])
})

test('[B16] hidden numbers of likes are nobody’s but facilitators’ to see, nor an order that tells of them', async () => {
  await fay.must(
    'mutation ($id: ID!) { setSortByPopularity(brainstormId: $id, sortByPopularity: true) { ok errorString } }',
    { id: session.objectId },
  )
  await rules({ likeCountsHidden: true })
  for (const who of [ann, ben]) await said(who, likePost, posts[2])
  await said(ann, likePost, posts[1])
  const fields =
    'likeCountsHidden posts { id score hasLiked } postGroups { score } postvoteSet { value post { id score } }'
  const [first, second, third] = posts
  expect(await read(fay, 'posts { id score }')).toEqual({
    posts: [
      { id: third, score: 2 },
      { id: second, score: 1 },
      { id: first, score: 0 },
    ],
  })
  expect(await read(ann, fields)).toEqual({
    likeCountsHidden: true,
    posts: [
      { id: first, score: 0, hasLiked: false },
      { id: second, score: 0, hasLiked: true },
      { id: third, score: 0, hasLiked: true },
    ],
    postGroups: [{ score: 0 }, { score: 0 }, { score: 0 }],
    postvoteSet: expect.arrayContaining([
      { value: 1, post: { id: second, score: 0 } },
      { value: 1, post: { id: third, score: 0 } },
    ]),
  })
  // Her own answer is read off the desk, when it is hidden from the room and when it is asked for alone.
  await session.showAll(false)
  for (const seen of await Promise.all([
    read<{ posts: { score: number }[] }>(ann, 'posts { score }'),
    ann
      .must<{ score: number }>('query ($id: ID!) { post(id: $id) { score } }', { id: third })
      .then((post) => ({ posts: [post] })),
  ]))
    expect(seen.posts.every(({ score }) => score === 0)).toBe(true)

  await session.showAll(true)
  await rules({ likesClosed: true })
  expect(await read(ben, 'posts { id score }')).toEqual({
    posts: [
      { id: third, score: 2 },
      { id: second, score: 1 },
      { id: first, score: 0 },
    ],
  })
})

test('[B17] [C2] while liking is closed nobody likes or takes a like back, and one that is sent again is answered the same', async () => {
  const id = crypto.randomUUID()
  const { vote } = await ann.must<{ vote: { id: string } }>(likePost, { id, on: posts[0] })
  await rules({ likesClosed: true })
  for (const who of [ann, ben, fay]) expect(await said(who, likePost, posts[1])).toBe(likingClosedMessage)
  expect(await said(ann, unlike, posts[0])).toBe(likingClosedMessage)
  expect(await ann.must(likePost, { id, on: posts[0] })).toMatchObject({ vote })
  await rules({ likesClosed: false })
  expect(await said(ann, unlike, posts[0])).toBeNull()
})

test('[B19] notes are the facilitators’', async () => {
  const write =
    'mutation ($id: ID!, $notes: String) { updateBrainstorm(brainstormId: $id, notes: $notes) { ok errorString } }'
  await fay.must(write, { id: session.objectId, notes: ' Wait a moment.\nThen go on. ' })
  expect(await read(fay, 'notes')).toEqual({ notes: 'Wait a moment.\nThen go on.' })
  expect(await read(ann, 'notes brainstormName')).toEqual({ notes: null, brainstormName: 'Ideas' })
  expect((await ann.ask(write, { id: session.objectId, notes: 'Mine' })).codes).toEqual(['FORBIDDEN'])
  expect(
    await said(
      fay,
      `mutation ($on: ID!) { updateBrainstorm(brainstormId: $on, notes: "${'x'.repeat(2001)}") { ok errorString } }`,
      session.objectId,
    ),
  ).toBe('Please use at most 2000 characters.')
})
