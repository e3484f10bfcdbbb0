import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import {
  CreatePollDocument,
  CreateSubPollDocument,
  DeletePollsDocument,
  EvaluateBoardDocument,
  SetEvaluateShownDocument,
} from '#api/operations/evaluate.ts'
import { OwnInEvaluateDocument } from '#api/operations/evaluateOwn.ts'
import type { EvaluateBoardQuery } from '#api/generated.ts'
import type { Calls } from '#support/calls/calls.ts'
import { closeVoting } from '#support/calls/closeVoting.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

let server: TestServer
let fay: TestFacilitator
let session: TestSession
let ann: Calls
let ben: Calls
let made: { id: string; objectId: string }
let [low, high] = ['', '']

beforeAll(async () => {
  server = await startTestServer()
  fay = await signUpFacilitator(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  session = await startSession(server, fay)
  ;[ann, ben] = [await session.join(), await session.join()]
  const { part } = await fay.must<{ part: typeof made }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Ranked", type: "workshop | evaluate",
        options: { evaluateNumberOfAxis: 2 }) { ok errorString part { id objectId } } }`,
    { common: session.common },
  )
  made = part
  low = await poll('Low')
  high = await poll('High')
})

const act = (call: string, who: Calls = fay) => who.must(`mutation { ${call} { ok errorString } }`)
async function poll(pollText: string): Promise<string> {
  const id = randomUUID()
  const at = { commonInfoData: session.common, evaluateId: made.objectId }
  await fay.must(CreatePollDocument, { id, ...at, pollText })
  return id
}
const vote = (who: Calls, values: readonly (readonly [string, number, number])[]) => {
  const votes = values.map(([id, one, two]) => `{ poll: "${id}", value1: ${one}, value2: ${two} }`)
  return act(`createVotes(evaluateId: "${made.objectId}", voteList: [${votes.join()}])`, who)
}
const boardFor = (who: Calls) =>
  who.must<EvaluateBoardQuery['evaluate']>(EvaluateBoardDocument, { id: made.objectId })
const abstainedFor = async (who: Calls) => {
  const { resultsReadable, polls } = await boardFor(who)
  return [resultsReadable, ...polls.map(({ abstained, pairs }) => [abstained, pairs?.length ?? null])]
}
async function exportedRows(from = 1): Promise<unknown[][]> {
  const { token } = await fay.must<{ token: { token: string } }>(
    'mutation ($id: ID!) { generateToken(workshopId: $id) { ok errorString token { token } } }',
    { id: session.workshopId },
  )
  const response = await fetch(`${server.url}/api/export/${session.workshopId}/${token.token}`)
  const book = read(new Uint8Array(await response.arrayBuffer()))
  return utils.sheet_to_json<unknown[]>(book.Sheets['Ranked'] ?? {}, { header: 1 }).slice(from)
}
/** The poll that a copy takes as the best one. */
async function best(): Promise<string> {
  const into = await startSession(server, fay)
  await fay.must(
    `mutation ($to: ID!, $from: ID!) {
      copyList(partId: $to, copyList: [{ type: "TOP", objId: $from, count: 1 }]) { ok errorString } }`,
    { to: into.partId, from: made.objectId },
  )
  const { posts } = await fay.must<{ posts: { postText: string }[] }>(
    'query ($id: ID!) { brainstorm(id: $id) { posts { postText } } }',
    { id: into.objectId },
  )
  return posts.map(({ postText }) => postText).join()
}

test('[BT4] [EV11] results are for facilitators, for who voted, and for everybody once they are shown', async () => {
  await act(`setResultsMode(partId: "${made.id}", mode: LIVE)`)
  await vote(ann, [[high, 4, 5]])
  const results = [true, [0, 0], [0, 1]]
  for (const who of [fay, ann]) expect(await abstainedFor(who)).toEqual(results)
  expect(await abstainedFor(ben)).toEqual([false, [null, null], [null, null]])
  await fay.must(SetEvaluateShownDocument, { evaluateId: made.objectId, showResultsPage: true })
  expect(await abstainedFor(ben)).toEqual(results)
  await fay.must(SetEvaluateShownDocument, { evaluateId: made.objectId, showResultsPage: false })
  expect(await abstainedFor(ben)).toEqual([false, [null, null], [null, null]])
  expect(await boardFor(ben)).toMatchObject({ voteCount: 1, joinedCount: 2 })
  expect(await ann.must(OwnInEvaluateDocument, { id: made.objectId })).toMatchObject({
    polls: [
      { voteValue1: null, voteValue2: null },
      { voteValue1: 4, voteValue2: 5 },
    ],
  })
})

test('[V2] [EV8] [EV10] exports and copies know the results, the best poll first', async () => {
  await act(`setResultsMode(partId: "${made.id}", mode: LIVE)`)
  await vote(ann, [
    [low, 1, 2],
    [high, 4, 5],
  ])
  const rows = await exportedRows()
  expect(rows.map((row) => row.filter((cell) => cell !== '').slice(0, 5))).toEqual([
    ['High', 1, 0, 0, 4],
    ['Low', 1, 0, 0, 1],
  ])
  expect(await best()).toBe('High')
})

test('[BT6] [BT15] blind results are in no call, export or copy before voting is closed or the session ends', async () => {
  await act(`setResultsMode(partId: "${made.id}", mode: CLOSED)`)
  for (const who of [ann, ben])
    await vote(who, [
      [low, 1, 2],
      [high, 4, 5],
    ])
  for (const who of [fay, ann]) expect(await abstainedFor(who)).toEqual([false, [null, null], [null, null]])
  const blind = await exportedRows()
  expect(blind.map((row) => row.slice(0, -1).filter((cell) => typeof cell === 'number'))).toEqual([[], []])
  expect(await best()).toBe('Low')
  await act(`endWorkshop(workshopId: "${session.workshopId}")`)
  const [first] = await exportedRows()
  expect(first?.filter((cell) => cell !== '').slice(0, 5)).toEqual(['High', 2, 0, 0, 4])
  expect(await best()).toBe('High')
})

test('[BT4] [BT10] the results of the round before stay beside the present ones, for whoever may read these', async () => {
  await act(`setResultsMode(partId: "${made.id}", mode: LIVE)`)
  await vote(ann, [[high, 4, 5]])
  const beforeFor = async (who: Calls) => (await boardFor(who)).polls.map(({ roundBefore }) => roundBefore)
  expect(await beforeFor(fay)).toEqual([null, null])
  await act(`resetVotes(partId: "${made.id}")`)
  const none = { abstained: 0, withheld: 0, group1VotesDist: '0,0,0,0,0', pairs: [] }
  const known = [none, { ...none, group1VotesDist: '0,0,0,1,0', pairs: [{ value1: 4, value2: 5, votes: 1 }] }]
  expect(await beforeFor(fay)).toEqual(known)
  // Nobody has voted in the new round.
  for (const who of [ann, ben]) expect(await beforeFor(who)).toEqual([null, null])
  await vote(ben, [[low, 1, 1]])
  expect(await beforeFor(ben)).toEqual(known)
  expect(await beforeFor(ann)).toEqual([null, null])
  await act(`setResultsMode(partId: "${made.id}", mode: CLOSED)`)
  for (const who of [fay, ben]) expect(await beforeFor(who)).toEqual([null, null])
})

test('[BT17] [J4] one call shows the results and leads the room to them, as the matrix opens, and back', async () => {
  const roomFor = async () => {
    const { state } = await ann.must<{ state: { moves: number } }>(
      `query ($id: ID!) { workshop(id: $id) { state {
        currentState activePartId activePostId showResultsPage showGraph moves } } }`,
      { id: session.workshopId },
    )
    return state
  }
  const show = (showResultsPage: boolean) =>
    fay.must(SetEvaluateShownDocument, { evaluateId: made.objectId, showResultsPage })
  await show(true)
  expect(await roomFor()).toMatchObject({ currentState: 'PA', showResultsPage: false, moves: 0 })
  await show(false)
  await fay.must(SetEvaluateShownDocument, { evaluateId: made.objectId, showGraph: true })
  await act(
    `updateState(workshopId: "${session.workshopId}", activePartId: "${made.id}", currentState: "RU",
      activePostId: "${high}", focus: true)`,
  )
  const { moves } = await roomFor()
  await show(true)
  expect(await roomFor()).toMatchObject({
    ...{ currentState: 'RU', activePartId: made.id, activePostId: null },
    ...{ showResultsPage: true, showGraph: true, moves: moves + 1 },
  })
  await show(false)
  expect(await roomFor()).toMatchObject({ currentState: 'RU', showResultsPage: false, moves: moves + 2 })
  await act(`setResultsMode(partId: "${made.id}", mode: CLOSED)`)
  await show(true)
  expect(await roomFor()).toMatchObject({ showResultsPage: false, moves: moves + 2 })
  await closeVoting(fay, { partId: made.id, objectId: made.objectId, kind: 'evaluate' })
  expect(await roomFor()).toMatchObject({ showResultsPage: true, moves: moves + 3 })
})

test('[V2] an export lists each poll and sub-poll once', async () => {
  await fay.must(CreateSubPollDocument, { pollId: low, subPollText: 'A red one' })
  await fay.must(DeletePollsDocument, { idList: [await poll('Sell it')] })
  const [heading = [], ...rows] = await exportedRows(0)
  const titles = ['Text', 'Description', 'Votes', 'Too few to show', 'Abstained', 'X-Value: Mean']
  expect(heading.slice(0, 6)).toEqual(titles)
  expect(rows.map(([text]) => text)).toEqual(['Low', 'A red one', 'High'])
})
