import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { ann, ben, fay, session, stageTwo } from '#support/calls/stage.ts'

stageTwo()

const createPostGroup = `mutation ($id: ID, $common: CommonInfoInput!, $brainstormId: ID!, $name: String, $isGroup: Boolean) {
  createPostGroup(id: $id, commonInfoData: $common, brainstormId: $brainstormId, groupNameText: $name, isGroup: $isGroup) {
    ok errorString postGroup { id isGroup groupNameText subTopicPos color deleted score hasLiked postSet { id } multiTopic { id } } } }`
const fromPosts = `mutation ($id: ID, $common: CommonInfoInput!, $brainstormId: ID!, $posts: [ID]!, $name: String) {
  createPostGroupFromPosts(id: $id, commonInfoData: $common, brainstormId: $brainstormId, postsId: $posts, groupNameText: $name) {
    ok errorString postGroup { id groupNameText postSet { id } } } }`
const movePost = `mutation ($id: ID, $post: ID!, $to: ID!) {
  movePost(id: $id, postId: $post, toPostgroupId: $to) { ok errorString post { postGroup { id isGroup } } } }`
const merge = `mutation ($from: ID!, $to: ID!) {
  mergePostGroups(fromPostgroupId: $from, toPostgroupId: $to) { ok errorString postGroup { id } } }`

const here = () => ({ common: session.common, brainstormId: session.objectId })
const answers = (...texts: string[]) => Promise.all(texts.map((text) => session.answer(ann, text)))
const create = async (name: string): Promise<string> =>
  (await fay.must<{ postGroup: { id: string } }>(createPostGroup, { ...here(), name })).postGroup.id

/** The groups and the ungrouped answers, with the texts in them. */
async function groups(who: Calls = fay) {
  const { postGroups } = await who.must<{
    postGroups: { isGroup: boolean; groupNameText: string; postSet: { postText: string }[] }[]
  }>(
    'query ($id: ID!) { brainstorm(id: $id) { postGroups { isGroup groupNameText postSet { postText } } } }',
    { id: session.objectId },
  )
  return postGroups.map(({ isGroup, groupNameText, postSet }) => [
    ...(isGroup ? [`group ${groupNameText}`] : []),
    ...postSet.map(({ postText }) => postText).sort(),
  ])
}

test('[G1] [C2] a group may be empty and untitled, is created once and renamed', async () => {
  const id = randomUUID()
  const postGroup = {
    ...{ id, isGroup: true, groupNameText: '', subTopicPos: 0, color: 0, deleted: false, score: 0 },
    ...{ hasLiked: false, postSet: [], multiTopic: { id: session.topicId } },
  }
  for (const _time of [1, 2])
    expect(await fay.must(createPostGroup, { ...here(), id })).toMatchObject({ postGroup })
  const long = await fay.ask(createPostGroup, { ...here(), name: 'x'.repeat(251) })
  expect(long.data).toMatchObject({ createPostGroup: { ok: false, postGroup: null } })
  const lone = await fay.ask(createPostGroup, { ...here(), isGroup: false })
  expect(lone.codes).toEqual(['BAD_USER_INPUT'])
  await fay.act(`updatePostGroup(postgroupId: "${id}", groupNameText: "New")`)
  expect(await groups()).toEqual([['group New']])
})

test('[G1] [G5] a group is made of answers to one question, once; deleting it keeps them', async () => {
  await fay.act(`updateTopic(brainstormId: "${session.objectId}", topicPos: 1, topicText: "Second")`)
  const [one = '', two = ''] = await answers('one', 'two')
  const elsewhere = await session.answer(ann, 'elsewhere', { subTopicPos: 1 })
  const group = { ...here(), id: randomUUID(), posts: [one, two], name: 'Both' }
  const made = await fay.must(fromPosts, group)
  expect(made).toMatchObject({ postGroup: { id: group.id, groupNameText: 'Both' } })
  expect(await fay.must(fromPosts, group)).toEqual(made)
  const mixed = await fay.ask(fromPosts, { ...here(), posts: [one, elsewhere] })
  expect(mixed.data).toMatchObject({
    createPostGroupFromPosts: { ok: false, errorString: messages.otherQuestion.sentence },
  })
  expect(await groups()).toEqual([['group Both', 'one', 'two'], ['elsewhere']])
  const remove = `mutation ($common: CommonInfoInput!, $brainstormId: ID!, $ids: [ID]!) {
    deletePostGroups(commonInfoData: $common, brainstormId: $brainstormId, postgroupIdList: $ids) { ok errorString } }`
  for (const _time of [1, 2]) await fay.must(remove, { ...here(), ids: [group.id] })
  expect((await groups()).flat().sort()).toEqual(['elsewhere', 'one', 'two'])
})

test('[G2] [G3] [G4] answers and groups are dropped onto groups and onto answers, and taken out again', async () => {
  const [one = '', two = '', three = ''] = await answers('one', 'two', 'three')
  const [from, to] = [await create('From'), await create('To')]
  const moved = { post: { postGroup: { id: from, isGroup: true } } }
  expect(await fay.must(movePost, { post: one, to: from })).toMatchObject(moved)
  const ungroup = `mutation ($post: ID!) {
    ungroupPost(postId: $post) { ok errorString post { postGroup { id isGroup } } } }`
  for (const _time of [1, 2])
    expect(await fay.must(ungroup, { post: one })).toMatchObject({
      post: { postGroup: { id: one, isGroup: false } },
    })
  expect((await fay.ask(movePost, { post: one, to: randomUUID() })).codes).toEqual(['NOT_FOUND'])
  const id = randomUUID()
  expect(await fay.must(movePost, { id, post: one, to: two })).toMatchObject({
    post: { postGroup: { id, isGroup: true } },
  })
  expect(await groups()).toEqual([['group From'], ['group To'], ['group ', 'one', 'two'], ['three']])
  for (const [source, target] of [
    [id, from],
    [from, to],
  ])
    expect(await fay.must(merge, { from: source, to: target })).toMatchObject({
      postGroup: { id: target },
    })
  await fay.must(merge, { from: to, to: three })
  expect(await groups()).toEqual([['group To', 'one', 'three', 'two']])
})

test('[B10] participants see and can like the groups of shown answers', async () => {
  const group = await create('A canary')
  const [post] = await answers('one')
  await fay.must(movePost, { post, to: group })
  expect((await groups(ben)).flat()).toEqual([])
  const like = `mutation ($id: ID!) { createPostGroupVote(postGroupId: $id) {
    ok errorString vote { id value deleted postGroup { score hasLiked } } } }`
  expect((await ben.ask(like, { id: group })).codes).toEqual(['NOT_FOUND'])
  await session.showAll(true)
  expect(await groups(ben)).toEqual([['group A canary', 'one']])
  const { vote } = await ben.must<{ vote: { id: string } }>(like, { id: group })
  expect(vote).toMatchObject({ value: 1, deleted: false, postGroup: { score: 1, hasLiked: true } })
  expect(await ben.must(like, { id: group })).toMatchObject({ vote: { id: vote.id } })
  const unlike = `mutation ($id: ID!) { deletePostGroupVote(id: $id) {
    ok errorString vote { deleted postGroup { score hasLiked } } } }`
  expect(await ben.must(unlike, { id: vote.id })).toMatchObject({
    vote: { deleted: true, postGroup: { score: 0, hasLiked: false } },
  })
})
