import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { ann, ben, fay, session, stageTwo } from '#support/calls/stage.ts'

stageTwo()
let [first, second, third] = ['', '', '']

beforeEach(async () => {
  await session.showAll(true)
  ;[first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of [first, second, third]) await session.answer(ann, `answer ${id}`, { id })
})

const likePost =
  'mutation ($id: ID, $on: ID!) { createPostVote(id: $id, postId: $on) { ok errorString vote { id } } }'
const likeGroup = 'mutation ($on: ID!) { createPostGroupVote(postGroupId: $on) { ok errorString } }'
const unlike = 'mutation ($on: ID!) { deletePostVote(id: $on) { ok errorString } }'

/** A facilitator's call about the brainstorm. */
const act = (call: string, args: string, made = '') =>
  fay.must<{ postGroup?: { id: string } }>(
    `mutation { ${call}(brainstormId: "${session.objectId}", ${args}) { ok errorString ${made} } }`,
  )
const rules = (given: string) =>
  act('setLikeRules', given, 'brainstorm { likesPerPerson likeCountsHidden likesClosed }')
const read = (who: Calls, fields: string) =>
  who.must(`query ($id: ID!) { brainstorm(id: $id) { ${fields} } }`, { id: session.objectId })

/** The message to the person; null for success. */
async function said(who: Calls, query: string, on: string | undefined): Promise<string | null> {
  const { data, text } = await who.ask(query, { on })
  const [answer] = Object.values(data ?? {}) as { errorString: string | null }[]
  if (!answer) throw new Error(text)
  return answer.errorString
}

test('[B15] each person has a fixed number of likes for answers and groups together, and gets one back for each taken back', async () => {
  expect(await rules('likesPerPerson: 2')).toMatchObject({
    brainstorm: { likesPerPerson: 2, likeCountsHidden: false, likesClosed: false },
  })
  await expect(rules('likesPerPerson: 101')).rejects.toThrow(
    messages.likesPerPersonInvalid(limits.likesPerPerson).sentence,
  )
  const common = `commonInfoData: { workshop: "${session.workshopId}" }`
  const { postGroup } = await act(
    ...(['createPostGroupFromPosts', `${common}, postsId: ["${third}"]`, 'postGroup { id }'] as const),
  )
  expect(await said(ann, likePost, first)).toBeNull()
  expect(await said(ann, likeGroup, postGroup?.id)).toBeNull()
  expect(await said(ann, likePost, second)).toBe(messages.noLikesLeft.sentence)
  expect(await said(ann, likePost, first)).toBeNull()
  expect(await said(ben, likePost, second)).toBeNull()
  expect(await said(ann, unlike, first)).toBeNull()
  expect(await said(ann, likePost, second)).toBeNull()
  expect(await read(ben, 'likesPerPerson posts { score }')).toEqual({
    ...{ likesPerPerson: 2, posts: [{ score: 0 }, { score: 2 }, { score: 0 }] },
  })
  await rules('likesPerPerson: 0')
  expect(await said(ann, likePost, first)).toBeNull()
})

test('[B16] hidden like counts are visible to facilitators only, and so is an order that reveals them', async () => {
  await act('setSortByPopularity', 'sortByPopularity: true')
  await rules('likeCountsHidden: true')
  for (const who of [ann, ben]) await said(who, likePost, third)
  await said(ann, likePost, second)
  const posts = (...scores: [string, number][]) => ({ posts: scores.map(([id, score]) => ({ id, score })) })
  const sorted = posts([third, 2], [second, 1], [first, 0])
  const unsorted = posts([first, 0], [second, 0], [third, 0])
  expect(await read(fay, 'posts { id score }')).toEqual(sorted)
  expect(await read(ann, 'posts { id score }')).toEqual(unsorted)
  expect(await read(ann, 'likeCountsHidden postvoteSet { post { score } }')).toEqual({
    ...{ likeCountsHidden: true, postvoteSet: [{ post: { score: 0 } }, { post: { score: 0 } }] },
  })
  // Her own answers are read from the desk, both while they are hidden from the room and when one is requested alone.
  await session.showAll(false)
  expect(await read(ann, 'posts { id score }')).toEqual(unsorted)
  expect(await ann.must(`query { post(id: "${third}") { score } }`)).toEqual({ score: 0 })
  await session.showAll(true)
  await rules('likesClosed: true')
  expect(await read(ben, 'posts { id score }')).toEqual(sorted)
})

test('[B17] [C2] while liking is closed nobody can like or take a like back, and a retried like returns the same', async () => {
  const id = randomUUID()
  const { vote } = await ann.must<{ vote: { id: string } }>(likePost, { id, on: first })
  await rules('likesClosed: true')
  for (const who of [ann, ben, fay])
    expect(await said(who, likePost, second)).toBe(messages.likingClosed.sentence)
  expect(await said(ann, unlike, first)).toBe(messages.likingClosed.sentence)
  expect(await ann.must(likePost, { id, on: first })).toMatchObject({ vote })
  await rules('likesClosed: false')
  expect(await said(ann, unlike, first)).toBeNull()
})
