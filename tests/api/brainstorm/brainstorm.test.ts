import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let session: TestSession
let fay: TestFacilitator
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

test('[B5] a new brainstorm has one topic and the question "Question #1"', async () => {
  expect(
    await read(
      fay,
      `brainstormName brainstormTopicsText topicLengthCount globalAnswers postCount selectedTopicIndex openTopics
       finishedCount multiTopics { text hidden showAnswers }`,
    ),
  ).toEqual({
    brainstormName: 'Ideas',
    brainstormTopicsText: ['Question #1'],
    topicLengthCount: 1,
    globalAnswers: false,
    postCount: 0,
    selectedTopicIndex: 0,
    openTopics: [0],
    finishedCount: 0,
    multiTopics: [{ text: 'Topic 1', hidden: false, showAnswers: [false] }],
  })
})

describe('questions', () => {
  test('[B5] are changed at their position or added at a new one, at most ten', async () => {
    expect(await putQuestion(0, 'Why?')).toMatchObject({
      ok: true,
      question: { text: 'Why?', hidden: false },
    })
    for (let index = 1; index < 10; index += 1) await putQuestion(index, `Question #${index + 1}`)
    expect(await putQuestion(10, 'One more')).toMatchObject({
      ok: false,
      errorString: 'A brainstorm has at most 10 questions.',
    })
    expect(await read(ann, 'topicLengthCount questions { text }')).toMatchObject({ topicLengthCount: 10 })
  })

  test('[C2] a question with an id is added once; an id takes precedence over a position', async () => {
    const id = crypto.randomUUID()
    await putQuestion(1, 'Second', { id })
    await putQuestion(2, 'Again', { id })
    expect((await read(fay, 'brainstormTopicsText')).brainstormTopicsText).toEqual(['Question #1', 'Second'])
    await putQuestion(0, 'By id', { questionId: id })
    expect((await read(fay, 'brainstormTopicsText')).brainstormTopicsText).toEqual(['Question #1', 'By id'])
  })

  test('[B6] the last question cannot be deleted', async () => {
    const deleteTopic = `mutation ($id: ID!, $pos: Int!) {
      deleteTopic(brainstormId: $id, topicPos: $pos) { ok errorString } }`
    expect((await fay.ask(deleteTopic, { id: session.objectId, pos: 0 })).data?.['deleteTopic']).toEqual({
      ok: false,
      errorString: 'The last question cannot be deleted.',
    })
    await putQuestion(1, 'Second')
    await fay.must(deleteTopic, { id: session.objectId, pos: 0 })
    expect((await read(fay, 'brainstormTopicsText')).brainstormTopicsText).toEqual(['Second'])
  })

  test('[P4] a hidden question keeps its place and loses its text for participants', async () => {
    await putQuestion(1, 'Secret')
    await hide({ pos: 1 }, true)
    const fields = 'questions { text hidden } brainstormTopicsText openTopics topicLengthCount'
    expect(await read(ann, fields)).toEqual({
      questions: [
        { text: 'Question #1', hidden: false },
        { text: null, hidden: true },
      ],
      brainstormTopicsText: ['Question #1', null],
      openTopics: [0],
      topicLengthCount: 2,
    })
    expect(await read(fay, 'brainstormTopicsText')).toEqual({
      brainstormTopicsText: ['Question #1', 'Secret'],
    })
  })
})

describe('topics', () => {
  test('are created, changed and deleted by facilitators; the last one cannot be deleted', async () => {
    const { multiTopic } = await fay.must<{ multiTopic: { id: string } }>(
      `mutation ($id: ID!) { createMultiTopic(text: "Costs", brainstormId: $id) {
        ok errorString multiTopic { id text hidden showAnswers postgroupSet { id } } } }`,
      { id: session.objectId },
    )
    expect(multiTopic).toMatchObject({ text: 'Costs', hidden: false, showAnswers: [false], postgroupSet: [] })
    await fay.must(
      `mutation ($id: ID!) { updateMultiTopic(text: "Money", multiTopicId: $id) { ok errorString } }`,
      { id: multiTopic.id },
    )
    expect(await read(ann, 'multiTopics { text }')).toEqual({
      multiTopics: [{ text: 'Topic 1' }, { text: 'Money' }],
    })
    const remove = 'mutation ($id: ID!) { deleteMultiTopic(id: $id) { ok errorString } }'
    await fay.must(remove, { id: multiTopic.id })
    await fay.must(remove, { id: multiTopic.id })
    expect((await fay.ask(remove, { id: session.topicId })).data?.['deleteMultiTopic']).toEqual({
      ok: false,
      errorString: 'The last topic cannot be deleted.',
    })
  })

  test('[P4] a hidden topic is shown locked to participants, and its answers are hidden', async () => {
    await session.answer(fay, 'a canary')
    await session.showAll(true)
    expect(await read(ann, 'posts { postText }')).toEqual({ posts: [{ postText: 'a canary' }] })
    await hide({ topic: session.topicId }, true)
    expect(await read(ann, 'multiTopics { text hidden } posts { postText } postCount')).toEqual({
      multiTopics: [{ text: null, hidden: true }],
      posts: [],
      postCount: 1,
    })
  })

  test('multiTopicId selects the posts of one topic', async () => {
    const { multiTopic } = await fay.must<{ multiTopic: { id: string } }>(
      `mutation ($id: ID!) { createMultiTopic(text: "Costs", brainstormId: $id) {
        ok errorString multiTopic { id } } }`,
      { id: session.objectId },
    )
    await session.answer(fay, 'one')
    await session.answer(fay, 'two', { multiTopicId: multiTopic.id })
    const query = `query ($id: ID!, $topic: ID) { brainstorm(id: $id, multiTopicId: $topic) {
      posts { postText } postGroups { isGroup postSet { postText } } } }`
    expect(await fay.must(query, { id: session.objectId, topic: multiTopic.id })).toEqual({
      posts: [{ postText: 'two' }],
      postGroups: [{ isGroup: false, postSet: [{ postText: 'two' }] }],
    })
    const unknown = { id: session.objectId, topic: crypto.randomUUID() }
    expect((await fay.ask(query, unknown)).codes).toEqual(['NOT_FOUND'])
  })
})

describe('showing', () => {
  test('[B3] shows the answers to one question under one topic', async () => {
    await putQuestion(1, 'Second')
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
    await present()
    await session.showAll(true)
    expect(await stateOf('globalAnswers sortByPopularity')).toEqual({
      globalAnswers: true,
      sortByPopularity: false,
    })
    await fay.must(
      `mutation ($id: ID!) { updateState(workshopId: $id, globalAnswers: false, sortByPopularity: true) {
        ok errorString } }`,
      { id: session.workshopId },
    )
    expect(await read(ann, 'globalAnswers sortByPopularity')).toEqual({
      globalAnswers: false,
      sortByPopularity: true,
    })
  })

  test('lists the most liked answers first, when enabled', async () => {
    await session.answer(ann, 'plain')
    const liked = await session.answer(ann, 'liked', {})
    await ann.must(`mutation ($id: ID!) { createPostVote(postId: $id) { ok errorString } }`, { id: liked })
    await fay.must(
      `mutation ($id: ID!) { setSortByPopularity(brainstormId: $id, sortByPopularity: true) { ok errorString } }`,
      { id: session.objectId },
    )
    const { posts } = await read(fay, 'posts { postText }')
    expect(posts).toEqual([{ postText: 'liked' }, { postText: 'plain' }])
  })
})

test('[B14] texts of the brainstorm', async () => {
  await fay.must(
    `mutation ($id: ID!) { updateBrainstorm(brainstormId: $id, brainstormName: "Plans", brainstormDesc: "For 2027") {
      ok errorString brainstorm { brainstormName } } }`,
    { id: session.objectId },
  )
  const sections = `mutation ($id: ID!) {
    updatePostSectionDesc(brainstormId: $id, description: "answers", topicPos: 0) { ok errorString }
    updatePostGroupSectionDesc(brainstormId: $id, description: "groups") { ok errorString } }`
  await fay.must(sections, { id: session.objectId })
  expect(await read(ann, 'brainstormName brainstormDesc postSectionDesc postGroupSectionDesc')).toEqual({
    brainstormName: 'Plans',
    brainstormDesc: 'For 2027',
    postSectionDesc: 'answers',
    postGroupSectionDesc: 'groups',
  })
})

test('[R1] participants can neither arrange nor show anything', async () => {
  const { objectId: id, topicId, common } = session
  const calls: [string, Record<string, unknown>][] = [
    ['($id: ID!) { updateBrainstorm(brainstormId: $id, brainstormName: "x") { ok } }', { id }],
    ['($id: ID!) { updatePostSectionDesc(brainstormId: $id, description: "x") { ok } }', { id }],
    ['($id: ID!) { setGlobalAnswers(brainstormId: $id, globalAnswers: true) { ok } }', { id }],
    ['($id: ID!) { setSortByPopularity(brainstormId: $id, sortByPopularity: true) { ok } }', { id }],
    ['($id: ID!) { setTopicHidden(brainstormId: $id, topicPos: 0, hidden: true) { ok } }', { id }],
    ['($id: ID!) { updateTopic(brainstormId: $id, topicPos: 0, topicText: "x") { ok } }', { id }],
    ['($id: ID!) { deleteTopic(brainstormId: $id, topicPos: 0) { ok } }', { id }],
    ['($id: ID!) { createMultiTopic(text: "x", brainstormId: $id) { ok } }', { id }],
    ['($id: ID!) { updateMultiTopic(text: "x", multiTopicId: $id) { ok } }', { id: topicId }],
    ['($id: ID!) { deleteMultiTopic(id: $id) { ok } }', { id: topicId }],
    [
      `($id: ID!, $common: CommonInfoInput!) { setShowAnswers(multiTopicId: $id, commonInfoData: $common,
        selectedTopicIndex: 0, showAnswers: true) { ok } }`,
      { id: topicId, common },
    ],
  ]
  const before = await read(
    fay,
    'brainstormName globalAnswers questions { text hidden } multiTopics { text }',
  )
  for (const [call, variables] of calls) {
    expect([call, (await ann.ask(`mutation ${call}`, variables)).codes]).toEqual([call, ['FORBIDDEN']])
  }
  expect(
    await read(fay, 'brainstormName globalAnswers questions { text hidden } multiTopics { text }'),
  ).toEqual(before)
})

async function read(who: Calls, fields: string) {
  return who.must<Record<string, unknown>>(`query ($id: ID!) { brainstorm(id: $id) { ${fields} } }`, {
    id: session.objectId,
  })
}

async function putQuestion(pos: number, text: string, at: { id?: string; questionId?: string } = {}) {
  const { data } = await fay.ask(
    `mutation ($id: ID, $brainstormId: ID!, $pos: Int!, $questionId: ID, $text: String!) {
      updateTopic(id: $id, brainstormId: $brainstormId, topicPos: $pos, questionId: $questionId, topicText: $text) {
        ok errorString question { id text hidden } } }`,
    { brainstormId: session.objectId, pos, text, ...at },
  )
  return data?.['updateTopic']
}

async function hide(what: { pos?: number; topic?: string }, hidden: boolean): Promise<void> {
  await fay.must(
    `mutation ($id: ID!, $topic: ID, $pos: Int, $hidden: Boolean!) {
      setTopicHidden(brainstormId: $id, multiTopicId: $topic, topicPos: $pos, hidden: $hidden) { ok errorString } }`,
    { id: session.objectId, hidden, ...what },
  )
}

async function present(): Promise<void> {
  await fay.must(
    `mutation ($id: ID!, $part: ID!) { updateState(workshopId: $id, activePartId: $part, currentState: "RU") {
      ok errorString } }`,
    { id: session.workshopId, part: session.partId },
  )
}

async function stateOf(fields: string): Promise<unknown> {
  const { state } = await ann.must<{ state: unknown }>(
    `query ($id: ID!) { workshop(id: $id) { state { ${fields} } } }`,
    { id: session.workshopId },
  )
  return state
}
