import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
})

const createPostGroup = `mutation ($id: ID, $common: CommonInfoInput!, $brainstormId: ID!, $name: String, $isGroup: Boolean) {
  createPostGroup(id: $id, commonInfoData: $common, brainstormId: $brainstormId, groupNameText: $name, isGroup: $isGroup) {
    ok errorString postGroup { id isGroup groupNameText subTopicPos color deleted score hasLiked postSet { id } multiTopic { id } } } }`
const fromPosts = `mutation ($id: ID, $common: CommonInfoInput!, $brainstormId: ID!, $posts: [ID]!, $name: String) {
  createPostGroupFromPosts(id: $id, commonInfoData: $common, brainstormId: $brainstormId, postsId: $posts, groupNameText: $name) {
    ok errorString postGroup { id groupNameText postSet { id } } } }`
const movePost = `mutation ($id: ID, $post: ID!, $to: ID!) {
  movePost(id: $id, postId: $post, toPostgroupId: $to) { ok errorString post { postGroup { id isGroup } } } }`
const merge = `mutation ($from: ID!, $to: ID!) {
  mergePostGroups(fromPostgroupId: $from, toPostgroupId: $to) { ok errorString postGroup { id postSet { postText } } } }`

describe('[G1] a group', () => {
  test('may be empty and untitled, and is created once', async () => {
    const id = crypto.randomUUID()
    const postGroup = {
      ...{ id, isGroup: true, groupNameText: '', subTopicPos: 0, color: 0, deleted: false, score: 0 },
      ...{ hasLiked: false, postSet: [], multiTopic: { id: session.topicId } },
    }
    expect(await create({ id })).toMatchObject({ ok: true, postGroup })
    expect(await create({ id })).toMatchObject({ ok: true, postGroup })
    expect(await groups(fay)).toEqual([{ isGroup: true, groupNameText: '', postSet: [] }])
    expect(await create({ name: 'x'.repeat(251) })).toMatchObject({ ok: false, postGroup: null })
    const lone = await fay.ask(createPostGroup, { ...place(), isGroup: false })
    expect(lone.codes).toEqual(['BAD_USER_INPUT'])
  })

  test('is made of answers, and takes over their question', async () => {
    await putQuestion()
    const [one, two] = [await session.answer(ann, 'one'), await session.answer(ann, 'two')]
    const elsewhere = await session.answer(ann, 'elsewhere', { subTopicPos: 1 })
    const id = crypto.randomUUID()
    const made = await fay.must(fromPosts, { ...place(), id, posts: [one, two], name: 'Both' })
    expect(made).toMatchObject({ postGroup: { id, groupNameText: 'Both' } })
    expect(await fay.must(fromPosts, { ...place(), id, posts: [one, two], name: 'Both' })).toEqual(made)
    const mixed = await fay.ask(fromPosts, { ...place(), posts: [one, elsewhere] })
    expect(mixed.data?.['createPostGroupFromPosts']).toMatchObject({
      ok: false,
      errorString: 'Only answers to the same question can be in one group.',
    })
    expect(await groups(fay)).toEqual([
      { isGroup: true, groupNameText: 'Both', postSet: texts('one', 'two') },
      { isGroup: false, groupNameText: '', postSet: texts('elsewhere') },
    ])
  })

  test('is renamed', async () => {
    const { postGroup } = await create({ name: 'Old' })
    await fay.must(
      'mutation ($id: ID!) { updatePostGroup(postgroupId: $id, groupNameText: "New") { ok errorString } }',
      { id: postGroup.id },
    )
    expect(await groups(fay)).toEqual([{ isGroup: true, groupNameText: 'New', postSet: [] }])
  })
})

describe('moving', () => {
  test('[G2] an answer moves into a group and out of it', async () => {
    const post = await session.answer(ann, 'one')
    const { postGroup } = await create({ name: 'A' })
    expect(await fay.must(movePost, { post, to: postGroup.id })).toMatchObject({
      post: { postGroup: { id: postGroup.id, isGroup: true } },
    })
    const ungroup = `mutation ($post: ID!) {
      ungroupPost(postId: $post) { ok errorString post { postGroup { id isGroup } } } }`
    const alone = { post: { postGroup: { id: post, isGroup: false } } }
    expect(await fay.must(ungroup, { post })).toMatchObject(alone)
    expect(await fay.must(ungroup, { post })).toMatchObject(alone)
    expect((await fay.ask(movePost, { post, to: crypto.randomUUID() })).codes).toEqual(['NOT_FOUND'])
  })

  test('[G3] an answer moved onto an ungrouped answer makes a group of both', async () => {
    const [one, two] = [await session.answer(ann, 'one'), await session.answer(ann, 'two')]
    const id = crypto.randomUUID()
    expect(await fay.must(movePost, { id, post: one, to: two })).toMatchObject({
      post: { postGroup: { id, isGroup: true } },
    })
    expect(await groups(fay)).toEqual([{ isGroup: true, groupNameText: '', postSet: texts('one', 'two') }])
    // The group that was created by dropping is referred to by its id like any other.
    await fay.must(
      'mutation ($id: ID!) { updatePostGroup(postgroupId: $id, groupNameText: "Pair") { ok errorString } }',
      { id },
    )
  })

  test('[G4] merging moves all answers and deletes the emptied group', async () => {
    const posts = [await session.answer(ann, 'one'), await session.answer(ann, 'two')]
    const [from, to] = [await create({ name: 'From' }), await create({ name: 'To' })]
    for (const post of posts) await fay.must(movePost, { post, to: from.postGroup.id })
    const merged = await fay.must<{ postGroup: { id: string } }>(merge, {
      from: from.postGroup.id,
      to: to.postGroup.id,
    })
    expect(merged.postGroup.id).toBe(to.postGroup.id)
    expect(await groups(fay)).toEqual([{ isGroup: true, groupNameText: 'To', postSet: texts('one', 'two') }])
    const lone = await session.answer(ann, 'three')
    await fay.must(merge, { from: to.postGroup.id, to: lone })
    expect(await groups(fay)).toEqual([
      { isGroup: true, groupNameText: 'To', postSet: texts('one', 'three', 'two') },
    ])
  })

  test('[G5] deleting a group keeps its posts', async () => {
    const post = await session.answer(ann, 'one')
    const { postGroup } = await create({ name: 'A' })
    await fay.must(movePost, { post, to: postGroup.id })
    const remove = `mutation ($common: CommonInfoInput!, $brainstormId: ID!, $ids: [ID]!) {
      deletePostGroups(commonInfoData: $common, brainstormId: $brainstormId, postgroupIdList: $ids) { ok errorString } }`
    for (let times = 0; times < 2; times += 1) await fay.must(remove, { ...place(), ids: [postGroup.id] })
    expect(await groups(fay)).toEqual([{ isGroup: false, groupNameText: '', postSet: texts('one') }])
  })
})

test('participants see and can like the groups of shown answers', async () => {
  const post = await session.answer(fay, 'one')
  const { postGroup } = await create({ name: 'A canary' })
  await fay.must(movePost, { post, to: postGroup.id })
  expect(await groups(ann)).toEqual([])
  const like = `mutation ($id: ID!) { createPostGroupVote(postGroupId: $id) {
    ok errorString vote { id value deleted postGroup { score hasLiked } } } }`
  expect((await ann.ask(like, { id: postGroup.id })).codes).toEqual(['NOT_FOUND'])
  await session.showAll(true)
  expect(await groups(ann)).toEqual([{ isGroup: true, groupNameText: 'A canary', postSet: texts('one') }])
  const { vote } = await ann.must<{ vote: { id: string } }>(like, { id: postGroup.id })
  expect(vote).toMatchObject({ value: 1, deleted: false, postGroup: { score: 1, hasLiked: true } })
  expect(await ann.must(like, { id: postGroup.id })).toMatchObject({ vote: { id: vote.id } })
  const unlike = `mutation ($id: ID!) { deletePostGroupVote(id: $id) {
    ok errorString vote { deleted postGroup { score hasLiked } } } }`
  expect(await ann.must(unlike, { id: vote.id })).toMatchObject({
    vote: { deleted: true, postGroup: { score: 0, hasLiked: false } },
  })
})

test('[R1] participants cannot group', async () => {
  const post = await session.answer(ann, 'one')
  const { postGroup } = await create({ name: 'A' })
  const refused: [string, Record<string, unknown>][] = [
    [createPostGroup, place()],
    [fromPosts, { ...place(), posts: [post] }],
    [movePost, { post, to: postGroup.id }],
    [merge, { from: postGroup.id, to: post }],
    ['mutation ($post: ID!) { ungroupPost(postId: $post) { ok } }', { post }],
    [
      'mutation ($id: ID!) { updatePostGroup(postgroupId: $id, groupNameText: "x") { ok } }',
      { id: postGroup.id },
    ],
    [
      `mutation ($common: CommonInfoInput!, $brainstormId: ID!, $ids: [ID]!) {
        deletePostGroups(commonInfoData: $common, brainstormId: $brainstormId, postgroupIdList: $ids) { ok } }`,
      { ...place(), ids: [postGroup.id] },
    ],
  ]
  for (const [call, variables] of refused) {
    expect([call, (await ann.ask(call, variables)).codes]).toEqual([call, ['FORBIDDEN']])
  }
  expect(await groups(fay)).toEqual([
    { isGroup: true, groupNameText: 'A', postSet: [] },
    { isGroup: false, groupNameText: '', postSet: texts('one') },
  ])
})

function place() {
  return { common: session.common, brainstormId: session.objectId }
}

async function create(group: { id?: string; name?: string }) {
  const { data } = await fay.ask(createPostGroup, { ...place(), ...group })
  return data?.['createPostGroup'] as { ok: boolean; postGroup: { id: string } }
}

async function groups(who: Calls) {
  const { postGroups } = await who.must<{
    postGroups: { isGroup: boolean; groupNameText: string; postSet: { postText: string }[] }[]
  }>(
    'query ($id: ID!) { brainstorm(id: $id) { postGroups { isGroup groupNameText postSet { postText } } } }',
    { id: session.objectId },
  )
  // Within one second, answers are ordered by their random ids.
  return postGroups.map((group) => ({
    ...group,
    postSet: group.postSet.sort((a, b) => (a.postText < b.postText ? -1 : 1)),
  }))
}

function texts(...all: string[]) {
  return all.map((postText) => ({ postText }))
}

async function putQuestion(): Promise<void> {
  await fay.must(
    'mutation ($id: ID!) { updateTopic(brainstormId: $id, topicPos: 1, topicText: "Second") { ok errorString } }',
    { id: session.objectId },
  )
}
