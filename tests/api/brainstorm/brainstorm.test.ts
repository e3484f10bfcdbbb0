import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { ann, fay, session, stageSessions } from '#support/calls/stage.ts'

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
