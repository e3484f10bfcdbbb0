import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CreateIdentifyAnswerDocument,
  CreateIdentifyTopicDocument,
  DeleteIdentifyAnswerDocument,
  DeleteIdentifyTopicDocument,
  IdentifyBoardDocument,
  OwnInIdentifyDocument,
  SetIdentifyShownDocument,
  UpdateIdentifyAnswerDocument,
  UpdateIdentifyDocument,
  UpdateIdentifyTopicDocument,
} from '#api/operations/identify.ts'
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
let identify: { partId: string; objectId: string; topicId: string }

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ;[ann, ben] = await Promise.all([session.join(), session.join()])
  identify = await addIdentify()
})

interface Made {
  part: { id: string; objectId: string }
  identify: { topics: { id: string; topicText: string }[]; shown: boolean; notes: string }
}

async function addIdentify() {
  const { part, identify: made } = await fay.must<Made>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Found", type: "workshop | identify") {
        ok errorString part { id objectId } identify { shown notes topics { id topicText } } } }`,
    { common: session.common },
  )
  expect(made).toMatchObject({ shown: false, notes: '', topics: [{ topicText: 'Topic 1' }] })
  return { partId: part.id, objectId: part.objectId, topicId: made.topics[0]?.id ?? '' }
}

interface Topic {
  id: string
  topicText: string | null
  answerCount: number
  answers: { id: string; answerText: string; answerDesc: string }[]
}

interface Board {
  identifyDesc: string
  shown: boolean
  topics: Topic[]
}

const boardFor = (who: Calls, id = identify.objectId) => who.must<Board>(IdentifyBoardDocument, { id })
const ownOf = async (who: Calls) => {
  const { topics } = await who.must<Board>(OwnInIdentifyDocument, { id: identify.objectId })
  return topics.flatMap(({ answers }) => answers.map(({ answerText }) => answerText))
}
async function answer(who: Calls, answerText: string, more: object = {}): Promise<string> {
  const id = randomUUID()
  await who.must(CreateIdentifyAnswerDocument, { id, topicId: identify.topicId, answerText, ...more })
  return id
}
const textsOf = ({ topics }: Board): string[][] =>
  topics.map(({ answers }) => answers.map(({ answerText }) => answerText))
const show = (shown: boolean) => fay.must(SetIdentifyShownDocument, { identifyId: identify.objectId, shown })

test('[Y4] [Y6] participants see their own answers, facilitators all, everybody all when shown, and the number always', async () => {
  await answer(ann, 'of Ann', { answerDesc: 'why' })
  await answer(ben, 'of Ben')
  await answer(fay, 'of Fay')
  expect(textsOf(await boardFor(ann))).toEqual([['of Ann']])
  expect((await boardFor(ann)).topics[0]).toMatchObject({ answerCount: 3, answers: [{ answerDesc: 'why' }] })
  expect(textsOf(await boardFor(fay))).toEqual([['of Ann', 'of Ben', 'of Fay']])
  await show(true)
  expect(await boardFor(ben)).toMatchObject({ shown: true })
  expect(textsOf(await boardFor(ben))).toEqual([['of Ann', 'of Ben', 'of Fay']])
  expect(await ownOf(ben)).toEqual(['of Ben'])
  await show(false)
  expect(textsOf(await boardFor(ben))).toEqual([['of Ben']])
})

describe('[C2]', () => {
  test('a retried call happens once; an id used by somebody else is refused', async () => {
    const topic = { id: randomUUID(), identifyId: identify.objectId, topicText: 'Second' }
    const one = { id: randomUUID(), topicId: identify.topicId, answerText: 'once' }
    for (let time = 0; time < 2; time += 1) {
      expect(await fay.must(CreateIdentifyTopicDocument, topic)).toMatchObject({ topic: { id: topic.id } })
      expect(await ann.must(CreateIdentifyAnswerDocument, one)).toMatchObject({ answer: { id: one.id } })
    }
    const { topics } = await boardFor(fay)
    expect(topics.map(({ answerCount }) => answerCount)).toEqual([1, 0])
    expect((await ben.ask(CreateIdentifyAnswerDocument, one)).codes).toEqual(['FORBIDDEN'])
    await ann.must(DeleteIdentifyAnswerDocument, { answerId: one.id })
    await ann.must(DeleteIdentifyAnswerDocument, { answerId: one.id })
    expect(await ann.must(CreateIdentifyAnswerDocument, one)).toMatchObject({ answer: null })
    expect(textsOf(await boardFor(fay))).toEqual([[], []])
  })

  test('an id is used for one kind of item', async () => {
    const answerId = await answer(ann, 'mine')
    const asTopic = { topicId: answerId, topicText: 'x' }
    expect((await fay.ask(UpdateIdentifyTopicDocument, asTopic)).codes).toEqual(['NOT_FOUND'])
    const inBrainstorm = { id: session.objectId }
    expect((await ann.ask(IdentifyBoardDocument, inBrainstorm)).codes).toEqual(['NOT_FOUND'])
    const shown = { identifyId: session.objectId, shown: true }
    expect((await fay.ask(SetIdentifyShownDocument, shown)).codes).toEqual(['NOT_FOUND'])
    const brainstorm = `query { brainstorm(id: "${identify.objectId}") { id } }`
    expect((await ann.ask(brainstorm)).codes).toEqual(['NOT_FOUND'])
  })
})

test('[Y3] [Y5] texts can be changed within their limits, and mistakes are reported', async () => {
  const answerId = await answer(ann, 'first')
  await ann.must(UpdateIdentifyAnswerDocument, { answerId, answerText: 'second' })
  await fay.must(UpdateIdentifyAnswerDocument, { answerId, answerDesc: 'added' })
  await fay.must(UpdateIdentifyTopicDocument, { topicId: identify.topicId, topicText: 'What?' })
  await fay.must(UpdateIdentifyDocument, {
    identifyId: identify.objectId,
    identifyDesc: 'All',
    notes: 'psst',
  })
  expect(await boardFor(ann)).toMatchObject({
    identifyDesc: 'All',
    topics: [{ topicText: 'What?', answers: [{ answerText: 'second', answerDesc: 'added' }] }],
  })
  const { text } = await ann.ask(UpdateIdentifyAnswerDocument, { answerId, answerText: ' ' })
  expect(text).toContain('Please enter a text.')
  const last = await fay.ask(DeleteIdentifyTopicDocument, { topicId: identify.topicId })
  expect(last.text).toContain('The last topic cannot be deleted.')
})

test('[B4] [F1] [B18] [S6] lock, done marks, focus and starting over work as in every activity', async () => {
  const answerId = await answer(ann, 'to be gone')
  const act = (call: string) => fay.must(`mutation { ${call} { ok errorString } }`)
  await ann.must(`mutation { setFinished(partId: "${identify.partId}", finished: true) { ok errorString } }`)
  await act(`setInputLocked(partId: "${identify.partId}", locked: true)`)
  const late = { topicId: identify.topicId, answerText: 'late' }
  expect((await ann.ask(CreateIdentifyAnswerDocument, late)).text).toContain('Input is closed for now.')
  await act(`updateState(workshopId: "${session.workshopId}", currentState: "RU", activePartId: "${identify.partId}",
    activeMultiTopicId: "${identify.topicId}", activePostId: "${answerId}", focus: true)`)
  const done = `query { identify(id: "${identify.objectId}") { isFinished finishedCount inputLocked answerCount } }`
  expect(await ann.must(done)).toEqual({
    ...{ isFinished: true, finishedCount: null, inputLocked: true, answerCount: 1 },
  })
  expect(await fay.must(done)).toMatchObject({ finishedCount: 1 })
  await act(`startOver(partId: "${identify.partId}")`)
  expect(await ann.must(done)).toMatchObject({ isFinished: false, answerCount: 0 })
  const state = `query { workshop(id: "${session.workshopId}") { state { activePostId activeMultiTopicId } } }`
  expect(await fay.must(state)).toEqual({
    state: { activePostId: null, activeMultiTopicId: identify.topicId },
  })
})

test('[S1] [S6] [Y10] a facilitator presents one answer, until it is hidden or deleted', async () => {
  const [first, second] = [await answer(ann, 'first'), await answer(ben, 'second')]
  await show(true)
  const focus = (
    id: string,
  ) => `mutation { updateState(workshopId: "${session.workshopId}", currentState: "RU",
    activePartId: "${identify.partId}", activePostId: "${id}", focus: true) { ok errorString } }`
  const state = `query { workshop(id: "${session.workshopId}") { state { activePostId focus } } }`
  const nothing = { state: { activePostId: null, focus: false } }
  expect((await ann.ask(focus(first))).codes).toEqual(['FORBIDDEN'])
  expect((await fay.ask(focus(randomUUID()))).codes).toEqual(['NOT_FOUND'])
  await fay.must(focus(first))
  expect(await ben.must(state)).toEqual({ state: { activePostId: first, focus: true } })
  await show(false)
  expect(await ben.must(state)).toEqual(nothing)
  await show(true)
  expect(await ben.must(state)).toEqual(nothing)
  await fay.must(focus(second))
  await ben.must(DeleteIdentifyAnswerDocument, { answerId: second })
  expect(await ann.must(state)).toEqual(nothing)
})

test('[K1] [K2] [K4] a copy has the topics, notes and answers, all of them hidden and without authors', async () => {
  await answer(ann, 'copied', { answerDesc: 'too' })
  await show(true)
  await fay.must(UpdateIdentifyDocument, { identifyId: identify.objectId, notes: 'psst' })
  const copies = await Promise.all(
    ['copy_all', 'headings_only'].map((mode) =>
      fay.must<{ part: { objectId: string }; identify: { notes: string } }>(
        `mutation ($part: ID!, $mode: String) { duplicatePart(part: $part, mode: $mode) {
          ok errorString part { objectId } identify { notes } } }`,
        { part: identify.partId, mode },
      ),
    ),
  )
  expect(copies.map((one) => one.identify.notes)).toEqual(['psst', 'psst'])
  const [all, headings] = copies.map(({ part }) => part.objectId)
  expect(textsOf(await boardFor(fay, all))).toEqual([['copied']])
  expect(textsOf(await boardFor(fay, headings))).toEqual([[]])
  expect(await boardFor(ann, all)).toMatchObject({ shown: false, topics: [{ answers: [], answerCount: 1 }] })
})

test('[K6] [K7] [Y8] input can be copied from Identify into a brainstorm and back', async () => {
  await answer(ann, 'found')
  const items = [{ type: 'ANSWERS', objId: identify.objectId }]
  await fay.must(
    `mutation ($part: ID!, $items: [CopyItemInput!]!) { copyList(partId: $part, copyList: $items) {
      ok errorString copied } }`,
    { part: session.partId, items },
  )
  const posts = `query { brainstorm(id: "${session.objectId}") { posts { id postText isMine } } }`
  const there = await fay.must<{ posts: { id: string }[] }>(posts)
  expect(there).toMatchObject({ posts: [{ postText: 'found', isMine: false }] })
  const back = [{ type: 'ANSWERS', objId: there.posts[0]?.id }]
  await fay.must(
    `mutation ($part: ID!, $items: [CopyItemInput!]!) { copyToTopics(partId: $part, copyList: $items) {
      ok errorString copied } }`,
    { part: identify.partId, items: back },
  )
  expect((await boardFor(ann)).topics.map(({ topicText }) => topicText)).toEqual(['Topic 1', 'found'])
})
