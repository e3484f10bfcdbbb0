import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CreatePollDocument,
  CreateSubPollDocument,
  DeletePollsDocument,
  DeleteSubPollDocument,
  EvaluateBoardDocument,
  SetEvaluateShownDocument,
  UpdateEvaluateDocument,
  UpdatePollDocument,
  UpdateSubPollDocument,
} from '#api/operations/evaluate.ts'
import { EvaluateNotesDocument, OwnInEvaluateDocument } from '#api/operations/evaluateOwn.ts'
import type { EvaluateBoardQuery } from '#api/generated.ts'
import { limits } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

type Board = EvaluateBoardQuery['evaluate']

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls
let made: { partId: string; objectId: string }

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ann = await session.join()
  made = await addEvaluate()
})

async function addEvaluate(axes?: number, title = 'Ranked') {
  const { part, evaluate } = await fay.must<{
    part: { id: string; objectId: string; numberOfAxis: number }
    evaluate: { numberOfAxis: number }
  }>(
    `mutation ($common: CommonInfoInput!, $axes: Int, $title: String) {
      createPartAndType(commonInfoData: $common, title: $title, type: "workshop | evaluate",
        options: { evaluateNumberOfAxis: $axes }) {
        ok errorString part { id objectId numberOfAxis } evaluate { numberOfAxis } } }`,
    { common: session.common, axes, title },
  )
  expect([part.numberOfAxis, evaluate.numberOfAxis]).toEqual([axes ?? 1, axes ?? 1])
  return { partId: part.id, objectId: part.objectId }
}

const boardFor = (who: Calls, id = made.objectId) => who.must<Board>(EvaluateBoardDocument, { id })
async function poll(pollText: string, more: object = {}, id: string = randomUUID()): Promise<string> {
  const at = { commonInfoData: session.common, evaluateId: made.objectId }
  await fay.must(CreatePollDocument, { id, ...at, pollText, ...more })
  return id
}
const set = (values: object) => fay.must(UpdateEvaluateDocument, { evaluateId: made.objectId, ...values })
const refusedSet = async (values: object) =>
  (await fay.ask(UpdateEvaluateDocument, { evaluateId: made.objectId, ...values })).data
const act = (call: string) => fay.must(`mutation { ${call} { ok errorString } }`)

test('[EV1] [EV2] [BT13] a new activity has its defaults, and one or two axes', async () => {
  expect(await boardFor(ann)).toEqual({
    ...{ evaluateName: 'Ranked', evaluateDesc: 'Rank the items', numberOfAxis: 1 },
    ...{ pollListTitleHeading: 'Answers', group1Text: 'X-Value', group1HelpText: '1 Low, 5 High' },
    ...{ group2Text: 'Y-Value', group2HelpText: '1 Low, 5 High', pollRangeL: 1, pollRangeH: 5 },
    ...{ matrix1Text: '', matrix2Text: '', matrix3Text: '', matrix4Text: '' },
    ...{ matrixColor: 0, showMatrixText: true, showResultsPage: false, showGraph: false },
    showHeat: false,
    ...{
      resultsMode: 'STEPS',
      votingClosed: false,
      round: 1,
      resetAt: null,
      closingAt: null,
      resultsReadable: false,
    },
    ...{ resultsShownAt: null, voteCount: 0, joinedCount: 1, proxyCount: 0, inputLocked: false, polls: [] },
  })
  const matrix = await addEvaluate(2)
  expect(await boardFor(ann, matrix.objectId)).toMatchObject({ numberOfAxis: 2 })
  const three = await fay.ask(
    `mutation ($common: CommonInfoInput!) { createPartAndType(commonInfoData: $common, title: "Cube",
      type: "workshop | evaluate", options: { evaluateNumberOfAxis: 3 }) { ok } }`,
    { common: session.common },
  )
  expect(three.codes).toEqual(['BAD_USER_INPUT'])
})

test('[EV3] [EV4] polls and sub-polls are added, edited and deleted, within their limits', async () => {
  const first = await poll('First', { pollDesc: 'why', color: 3 })
  const second = await poll('Second')
  const [below, gone] = [randomUUID(), randomUUID()]
  for (const id of [below, gone])
    await fay.must(CreateSubPollDocument, { id, pollId: first, subPollText: 'Below' })
  await fay.must(UpdateSubPollDocument, { subPollId: below, pollText: 'Changed', pollDesc: 'more', color: 1 })
  await fay.must(DeleteSubPollDocument, { subPollId: gone })
  await fay.must(UpdatePollDocument, { pollId: second, pollText: ' Second\u200b, changed ' })
  const { polls } = await boardFor(ann)
  expect(polls.map(({ pollText, pollDesc, color }) => [pollText, pollDesc, color])).toEqual([
    ['First', 'why', 3],
    ['Second, changed', '', 0],
  ])
  expect(polls[0]?.subpolls).toEqual([
    { id: below, subPollText: 'Changed', subPollDesc: 'more', color: 1, copiedFrom: null },
  ])
  for (const _time of [1, 2]) await fay.must(DeletePollsDocument, { idList: [first, second] })
  expect((await boardFor(ann)).polls).toEqual([])
  expect((await fay.ask(UpdatePollDocument, { pollId: first, pollText: 'back' })).codes).toEqual([
    'NOT_FOUND',
  ])
  const tooLong = await fay.ask(CreatePollDocument, {
    ...{ commonInfoData: session.common, evaluateId: made.objectId },
    pollText: 'x'.repeat(limits.pollText + 1),
  })
  expect(tooLong.data).toMatchObject({
    createPoll: { ok: false, errorString: messages.textTooLong(limits.pollText).sentence },
  })
})

test('[C2] a retried call happens once, also a retry after the poll was deleted', async () => {
  const id = await poll('once')
  await poll('once', {}, id)
  const under = { id: randomUUID(), pollId: id, subPollText: 'below' }
  for (const _time of [1, 2]) await fay.must(CreateSubPollDocument, under)
  expect((await boardFor(fay)).polls.map(({ subpolls }) => subpolls.length)).toEqual([1])
  await fay.must(DeletePollsDocument, { idList: [id] })
  await poll('once', {}, id)
  expect((await boardFor(fay)).polls).toEqual([])
  const answer = await session.answer(ann, 'an answer')
  expect((await fay.ask(UpdatePollDocument, { pollId: answer, pollText: 'x' })).codes).toEqual(['NOT_FOUND'])
})

describe('[EV5] the ends of the scale', () => {
  test.each([
    [{ pollRangeH: 101 }, messages.outOfAxisBounds],
    [{ pollRangeL: 0 }, messages.outOfAxisBounds],
    [{ pollRangeL: 5 }, messages.highNotAboveLow],
    [{ pollRangeL: 7, pollRangeH: 6 }, messages.highNotAboveLow],
  ])('%j is refused, and nothing changes', async (range, { sentence }) => {
    const refused = await refusedSet({ ...range, evaluateDesc: 'changed' })
    expect(refused).toMatchObject({ updateEvaluate: { ok: false, errorString: sentence } })
    const { pollRangeL, pollRangeH, evaluateDesc } = await boardFor(ann)
    expect([pollRangeL, pollRangeH, evaluateDesc]).toEqual([1, 5, 'Rank the items'])
  })

  test('are saved when they are possible', async () => {
    await set({ pollRangeH: 10 })
    await set({ pollRangeL: 6 })
    await set({ pollRangeL: 99, pollRangeH: 100 })
    expect(await boardFor(ann)).toMatchObject({ pollRangeL: 99, pollRangeH: 100 })
  })
})

test('[EV4] [EV6] texts, quadrants and colours are set, each within its limit', async () => {
  await set({
    matrix1Text: 'Now',
    matrixColor: 4,
    showMatrixText: false,
    group2HelpText: '',
    notes: 'Ask Ann',
  })
  expect(await boardFor(ann)).toMatchObject({
    ...{ matrix1Text: 'Now', matrix2Text: '', matrixColor: 4, showMatrixText: false, group2HelpText: '' },
  })
  for (const [field, most] of [
    ['evaluateDesc', limits.heading],
    ['pollListTitleHeading', limits.pollListTitle],
    ['group1Text', limits.axisText],
    ['matrix4Text', limits.matrixText],
  ] as const) {
    await set({ [field]: 'x'.repeat(most) })
    const { sentence } = messages.textTooLong(most)
    expect(await refusedSet({ [field]: 'x'.repeat(most + 1) })).toMatchObject({
      updateEvaluate: { ok: false, errorString: sentence },
    })
  }
  expect(await fay.must(EvaluateNotesDocument, { id: made.objectId })).toEqual({ notes: 'Ask Ann' })
  expect(await ann.must(EvaluateNotesDocument, { id: made.objectId })).toEqual({ notes: null })
})

test('[EV7] everyone sees polls at once; results and the graph are shown by facilitators', async () => {
  await poll('Seen by all')
  expect((await boardFor(ann)).polls).toHaveLength(1)
  await fay.must(SetEvaluateShownDocument, {
    evaluateId: made.objectId,
    showResultsPage: true,
    showGraph: true,
  })
  expect(await boardFor(ann)).toMatchObject({ showResultsPage: true, showGraph: true })
  await fay.must(SetEvaluateShownDocument, { evaluateId: made.objectId, showGraph: false })
  expect(await boardFor(ann)).toMatchObject({ showResultsPage: true, showGraph: false })
  await fay.must(SetEvaluateShownDocument, { evaluateId: made.objectId, showHeat: true })
  expect(await boardFor(ann)).toMatchObject({ showGraph: false, showHeat: true })
  expect(await ann.must(OwnInEvaluateDocument, { id: made.objectId })).toMatchObject({
    ...{ isFinished: false, round: 1, polls: [{ voteValue1: null, voteValue2: null }] },
  })
})

test('[R1] [D3] a hidden activity tells participants nothing, facilitators all', async () => {
  await poll('Secret plan')
  const list = `query ($id: ID!, $evaluate: ID) { polls(workshopId: $id, evaluateId: $evaluate) { pollText } }`
  const listed = (who: Calls, evaluate?: string) => who.ask(list, { id: session.workshopId, evaluate })
  expect((await listed(ann)).text).toContain('Secret plan')
  await act(`updatePartVisibility(partId: "${made.partId}", hidden: true)`)
  expect((await ann.ask(EvaluateBoardDocument, { id: made.objectId })).codes).toEqual(['FORBIDDEN'])
  expect((await listed(ann, made.objectId)).codes).toEqual(['FORBIDDEN'])
  expect((await listed(ann)).data).toEqual({ polls: [] })
  expect((await listed(fay)).data).toEqual({ polls: [{ pollText: 'Secret plan' }] })
  const other = await startSession(server, fay)
  expect((await fay.ask(list, { id: other.workshopId, evaluate: made.objectId })).codes).toEqual([
    'NOT_FOUND',
  ])
})

describe('[EV10] copying input', () => {
  const copy = (from: string, to: string, items: object[]) =>
    fay.ask(
      `mutation ($ws: ID!, $from: ID!, $to: ID!, $items: [CopyItemInput!]!) {
        copyToNextActivity(workshopId: $ws, activePartId: $from, copyObjects: $items,
          toPartInput: { partId: $to, inputKind: "ANSWERS" }) { ok errorString copied } }`,
      { ws: session.workshopId, from, to, items },
    )

  test('[K12] answers become polls that name where they come from', async () => {
    await session.answer(ann, 'An answer')
    const all = { type: 'ANSWERS', objId: session.objectId, copyChildren: true }
    expect((await copy(session.partId, made.partId, [all])).data).toMatchObject({
      copyToNextActivity: { ok: true, copied: 1 },
    })
    expect((await boardFor(ann)).polls).toMatchObject([
      { pollText: 'An answer', copiedFrom: session.objectId, subpolls: [] },
    ])
  })

  test('a question becomes a poll with its answers under it', async () => {
    for (const text of ['One', 'Two']) await session.answer(ann, text)
    const question = { type: 'TOPICS', objId: session.questionId, copyChildren: true }
    await copy(session.partId, made.partId, [question])
    const [copied] = (await boardFor(ann)).polls
    expect(copied?.pollText).toBe('Question #1')
    expect(copied?.subpolls.map(({ subPollText }) => subPollText)).toEqual(['One', 'Two'])
  })

  test('[K8] more than fits is refused as a whole', async () => {
    for (let count = 0; count <= limits.subPolls; count += 1) await session.answer(ann, `answer ${count}`)
    const question = { type: 'TOPICS', objId: session.questionId, copyChildren: true }
    const { sentence } = messages.tooManySubPollsToCopy(limits.subPolls)
    const refused = { copyToNextActivity: { ok: false, errorString: sentence } }
    expect((await copy(session.partId, made.partId, [question])).data).toMatchObject(refused)
    expect((await boardFor(fay)).polls).toEqual([])
  })

  test('polls become answers, a poll with sub-polls a group', async () => {
    const [alone, withSome] = [await poll('Alone', { pollDesc: 'why' }), await poll('With some')]
    await fay.must(CreateSubPollDocument, { pollId: withSome, subPollText: 'Below' })
    const items = [withSome, alone].map((objId) => ({ type: 'ANSWERS', objId, copyChildren: true }))
    await copy(made.partId, session.partId, items)
    const { posts } = await fay.must<{ posts: { postText: string; postGroup: { groupNameText: string } }[] }>(
      `query ($id: ID!) { brainstorm(id: $id) { posts { postText postDesc postGroup { groupNameText } } } }`,
      { id: session.objectId },
    )
    expect(posts).toMatchObject([
      { postText: 'Below', postGroup: { groupNameText: 'With some' } },
      { postText: 'Alone', postDesc: 'why' },
    ])
  })
})

test('[EV1] [K1] a duplicate keeps the axes, on the part too, and has the polls', async () => {
  made = await addEvaluate(2)
  const pollId = await poll('Kept')
  await fay.must(CreateSubPollDocument, { pollId, subPollText: 'Below' })
  await set({ pollRangeH: 9, matrix2Text: 'Bets' })
  const { part, evaluate } = await fay.must<{ part: { numberOfAxis: number }; evaluate: Board }>(
    `mutation { duplicatePart(part: "${made.partId}") { ok errorString part { numberOfAxis }
      evaluate { evaluateName numberOfAxis pollRangeH matrix2Text polls { pollText isMine subpolls { subPollText } } } } }`,
  )
  expect(part.numberOfAxis).toBe(2)
  expect(evaluate).toEqual({
    ...{ evaluateName: 'Ranked (copy)', numberOfAxis: 2, pollRangeH: 9, matrix2Text: 'Bets' },
    polls: [{ pollText: 'Kept', isMine: false, subpolls: [{ subPollText: 'Below' }] }],
  })
})
