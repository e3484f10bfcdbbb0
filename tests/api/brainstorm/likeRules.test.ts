import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { limits } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'

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
  // Ordered by id, which is the order of answers within one second.
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

/** The message to the person; null for success. */
async function said(who: Calls, query: string, on: string | undefined): Promise<string | null> {
  const { data, text } = await who.ask(query, { on })
  const [answer] = Object.values(data ?? {}) as { errorString: string | null }[]
  if (!answer) throw new Error(text)
  return answer.errorString
}

function read<Result>(who: Calls, fields: string): Promise<Result> {
  return who.must<Result>(`query ($id: ID!) { brainstorm(id: $id) { ${fields} } }`, { id: session.objectId })
}

test('[B15] each person has a fixed number of likes for answers and groups together, and gets one back for each taken back', async () => {
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
  expect(await said(ann, likePost, posts[1])).toBe(messages.noLikesLeft.sentence)
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

test('[B15] the number of likes holds for concurrent likes', async () => {
  await rules({ likesPerPerson: 2 })
  const people = [ann, ben, ...(await Promise.all(Array.from({ length: 8 }, () => session.join())))]
  const answers = await Promise.all(people.flatMap((one) => posts.map((post) => said(one, likePost, post))))
  expect(answers.filter((answer) => answer === null)).toHaveLength(2 * people.length)
  expect(answers.filter((answer) => answer === messages.noLikesLeft.sentence)).toHaveLength(people.length)
  const { posts: scored } = await read<{ posts: { score: number }[] }>(fay, 'posts { score }')
  expect(scored.reduce((sum, { score }) => sum + score, 0)).toBe(2 * people.length)
})

test('[B15] an invalid number of likes is refused with a message', async () => {
  for (const likesPerPerson of [-1, 101]) {
    const { data } = await fay.ask(setRules, { id: session.objectId, likesPerPerson })
    expect(data?.['setLikeRules']).toMatchObject({
      ok: false,
      errorString: messages.likesPerPersonInvalid(limits.likesPerPerson).sentence,
    })
  }
  expect((await ann.ask(setRules, { id: session.objectId, likesPerPerson: 1 })).codes).toEqual(['FORBIDDEN'])
})

test('[B16] hidden like counts are visible to facilitators only, and so is an order that reveals them', async () => {
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
  // Her own answer is read from the desk, both while it is hidden from the room and when it is requested alone.
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

test('[B17] [C2] while liking is closed nobody can like or take a like back, and a retried like returns the same', async () => {
  const id = crypto.randomUUID()
  const { vote } = await ann.must<{ vote: { id: string } }>(likePost, { id, on: posts[0] })
  await rules({ likesClosed: true })
  for (const who of [ann, ben, fay])
    expect(await said(who, likePost, posts[1])).toBe(messages.likingClosed.sentence)
  expect(await said(ann, unlike, posts[0])).toBe(messages.likingClosed.sentence)
  expect(await ann.must(likePost, { id, on: posts[0] })).toMatchObject({ vote })
  await rules({ likesClosed: false })
  expect(await said(ann, unlike, posts[0])).toBeNull()
})

test('[B19] notes are visible to facilitators only', async () => {
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
