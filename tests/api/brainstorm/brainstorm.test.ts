import { randomUUID } from 'node:crypto'
import { describe, expect, test, beforeEach } from 'vitest'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { ann, fay, session, stageSessions, ben, stageTwo } from '#support/calls/stage.ts'
import { limits } from '#domain/limits.ts'

stageSessions()

const read = (who: Calls, fields: string) =>
  who.must<Record<string, unknown>>(`query ($id: ID!) { brainstorm(id: $id) { ${fields} } }`, {
    id: session.objectId,
  })
/** A facilitator's call about the brainstorm. */
const act = (call: string, args: string, made = '') =>
  fay.must<Record<string, { id: string }>>(
    `mutation { ${call}(brainstormId: "${session.objectId}", ${args}) { ok errorString ${made} } }`,
  )
const questions = async () => (await read(fay, 'brainstormTopicsText'))['brainstormTopicsText']

test('[B5] [B14] a new brainstorm has one topic and one question, and texts that facilitators change', async () => {
  expect(
    await read(
      fay,
      `brainstormName brainstormTopicsText topicLengthCount globalAnswers postCount selectedTopicIndex openTopics
       finishedCount multiTopics { text hidden showAnswers }`,
    ),
  ).toEqual({
    ...{ brainstormName: 'Ideas', brainstormTopicsText: ['Question #1'], topicLengthCount: 1 },
    ...{ globalAnswers: false, postCount: 0, selectedTopicIndex: 0, openTopics: [0], finishedCount: 0 },
    multiTopics: [{ text: 'Topic 1', hidden: false, showAnswers: [false] }],
  })
  await act('updateBrainstorm', 'brainstormName: "Plans", brainstormDesc: "For 2027"')
  await act('updatePostSectionDesc', 'description: "answers", topicPos: 0')
  await act('updatePostGroupSectionDesc', 'description: "groups"')
  expect(await read(ann, 'brainstormName brainstormDesc postSectionDesc postGroupSectionDesc')).toEqual({
    ...{ brainstormName: 'Plans', brainstormDesc: 'For 2027' },
    ...{ postSectionDesc: 'answers', postGroupSectionDesc: 'groups' },
  })
})

test('[B6] [C2] a question is changed at its position or by its id, added once behind the others, and deleted but for the last', async () => {
  const id = randomUUID()
  const put = (topicPos: number, topicText: string, more = '') =>
    act('updateTopic', `topicPos: ${topicPos}, topicText: "${topicText}" ${more}`, 'question { text hidden }')
  expect(await put(0, 'Why?')).toMatchObject({ question: { text: 'Why?', hidden: false } })
  for (const pos of [1, 2]) await put(pos, 'Second', `id: "${id}"`)
  expect(await questions()).toEqual(['Why?', 'Second'])
  await put(0, 'By id', `questionId: "${id}"`)
  await act('deleteTopic', 'topicPos: 0')
  expect(await questions()).toEqual(['By id'])
  await expect(act('deleteTopic', 'topicPos: 0')).rejects.toThrow(messages.lastQuestion.sentence)
})

test('topics are created, changed, selected from and deleted but for the last', async () => {
  const { multiTopic } = await act(
    ...(['createMultiTopic', 'text: "Costs"'] as const),
    'multiTopic { id text hidden showAnswers postgroupSet { id } }',
  )
  const { id: topic = '' } = multiTopic ?? {}
  expect(multiTopic).toMatchObject({ text: 'Costs', hidden: false, showAnswers: [false], postgroupSet: [] })
  await fay.act(`updateMultiTopic(text: "Money", multiTopicId: "${topic}")`)
  expect(await read(ann, 'multiTopics { text }')).toEqual({
    multiTopics: [{ text: 'Topic 1' }, { text: 'Money' }],
  })
  await session.answer(fay, 'one')
  await session.answer(fay, 'two', { multiTopicId: topic })
  const query = `query ($id: ID!, $topic: ID) { brainstorm(id: $id, multiTopicId: $topic) {
    posts { postText } postGroups { isGroup postSet { postText } } } }`
  const { objectId: id } = session
  expect(await fay.must(query, { id, topic })).toEqual({
    posts: [{ postText: 'two' }],
    postGroups: [{ isGroup: false, postSet: [{ postText: 'two' }] }],
  })
  expect((await fay.ask(query, { id, topic: randomUUID() })).codes).toEqual(['NOT_FOUND'])
  const remove = (one: string) => fay.act(`deleteMultiTopic(id: "${one}")`)
  for (const _time of [1, 2]) await remove(topic)
  await expect(remove(session.topicId)).rejects.toThrow(messages.lastTopic.sentence)
})

test('[P4] a hidden question is not open to participants, and the answers to a hidden topic are counted alone', async () => {
  await act('updateTopic', 'topicPos: 1, topicText: "Secret"')
  await act('setTopicHidden', 'topicPos: 1, hidden: true')
  expect(await read(ann, 'questions { text hidden } openTopics topicLengthCount')).toEqual({
    questions: [
      { text: 'Question #1', hidden: false },
      { text: null, hidden: true },
    ],
    ...{ openTopics: [0], topicLengthCount: 2 },
  })
  await session.answer(fay, 'a canary')
  await session.showAll(true)
  await act('setTopicHidden', `multiTopicId: "${session.topicId}", hidden: true`)
  expect(await read(ann, 'multiTopics { text hidden } posts { postText } postCount')).toEqual({
    ...{ multiTopics: [{ text: null, hidden: true }], posts: [], postCount: 1 },
  })
})

test('[B3] shows the answers to one question under one topic', async () => {
  await act('updateTopic', 'topicPos: 1, topicText: "Second"')
  await session.answer(fay, 'first')
  await session.answer(fay, 'second', { subTopicPos: 1 })
  await fay.must(
    `mutation ($topic: ID!, $common: CommonInfoInput!) { setShowAnswers(multiTopicId: $topic,
      commonInfoData: $common, selectedTopicIndex: 1, showAnswers: true) { ok errorString } }`,
    { topic: session.topicId, common: session.common },
  )
  expect(await read(ann, 'posts { postText subTopicPos } multiTopics { showAnswers }')).toEqual({
    posts: [{ postText: 'second', subTopicPos: 1 }],
    multiTopics: [{ showAnswers: [false, true] }],
  })
})

test('[B13] the shared state mirrors the flags of the active activity, in both directions', async () => {
  const { workshopId, partId } = session
  const change = (what: string) => fay.act(`updateState(workshopId: "${workshopId}", ${what})`)
  await change(`activePartId: "${partId}", currentState: "RU"`)
  await session.showAll(true)
  const state = `query { workshop(id: "${workshopId}") { state { globalAnswers sortByPopularity } } }`
  expect(await ann.must(state)).toEqual({ state: { globalAnswers: true, sortByPopularity: false } })
  await change('globalAnswers: false, sortByPopularity: true')
  expect(await read(ann, 'globalAnswers sortByPopularity')).toEqual({
    ...{ globalAnswers: false, sortByPopularity: true },
  })
})

test('[R2] what is missing and what cannot be named is refused', async () => {
  const codesOf = async (args: string, workshop = session.workshopId) =>
    (
      await ann.ask(
        `mutation { createPost(commonInfoData: { workshop: "${workshop}" }, postText: "x", ${args}) { ok } }`,
      )
    ).codes
  const here = `brainstormId: "${session.objectId}"`
  for (const missing of [
    'subTopicPos: 9',
    `questionId: "${randomUUID()}"`,
    `multiTopicId: "${randomUUID()}"`,
  ])
    expect([missing, await codesOf(`${here}, ${missing}`)]).toEqual([missing, ['NOT_FOUND']])
  expect(await codesOf(`brainstormId: "${randomUUID()}"`)).toEqual(['NOT_FOUND'])
  expect(await codesOf(`${here}, subTopicPos: -1`)).toEqual(['BAD_USER_INPUT'])
  expect(await codesOf(`${here}, id: "no-uuid"`)).toEqual(['BAD_USER_INPUT'])
  expect(await codesOf(here, 'abcdefgh')).toEqual(['BAD_USER_INPUT'])
})

describe('likes', () => {
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

  const rules = (given: string) =>
    act('setLikeRules', given, 'brainstorm { likesPerPerson likeCountsHidden likesClosed }')
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
})
