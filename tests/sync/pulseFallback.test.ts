import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { CreateSliderPollDocument, PulseBoardDocument } from '#api/operations/pulse.ts'
import { CreateSliderVotesDocument } from '#api/operations/voting.ts'
import { ResetVotesDocument, SetResultsModeDocument } from '#api/operations/votingControl.ts'
import type { TypedDocument } from '#api/generated.ts'
import { newId } from '#api/newId.ts'
import { resultsMode, turnout, votingRound } from '#domain/activity/votes/showing.ts'
import { isApprovalNeeded } from '#domain/pulse/flags.ts'
import { readCategories } from '#domain/pulse/read.ts'
import { pulseResults } from '#domain/pulse/results.ts'
import { contents } from '#domain/workshop/content.ts'
import { askBoard } from '#features/pulse/fallback/fillBoard.ts'
import { askTally } from '#features/pulse/fallback/fillTally.ts'
import { askVotes } from '#features/pulse/vote/voteCalls.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { becomes, createDevice, facilitate, noWebSocket } from './device.ts'
import type { Device } from './device.ts'

let server: TestServer
let [laptop, ann, ben]: Device[] = []
let workshopId: string
const objectId = newId()
let groupId: string
let partId = ''

/** A call in a person's name. */
function callOf(device: Device | undefined) {
  return <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) => {
    if (!device) throw new Error('there is no such device')
    return device.credentials.callAs(document, variables, device.credentials.identityIn(workshopId))
  }
}

async function add(device: Device | undefined, sliderText: string): Promise<string> {
  const id = newId()
  const commonInfoInput = { workshop: workshopId }
  await callOf(device)(CreateSliderPollDocument, {
    ...{ id, commonInfoInput, pulseId: objectId, sliderGroupId: groupId, sliderText },
  })
  return id
}

beforeAll(async () => {
  server = await startTestServer()
  laptop = createDevice(server.url, server.url)
  ;({ workshopId } = await facilitate(laptop))
  ann = createDevice(server.url, server.url)
  ben = createDevice(server.url, server.url)
  await Promise.all([ann, ben].map((one) => one.credentials.join(workshopId)))
  const commonInfoData = { workshop: workshopId }
  const { createPartAndType } = await callOf(laptop)(CreatePartAndTypeDocument, {
    ...{ objectId, commonInfoData, title: 'Pulse', type: contents.pulse },
  })
  partId = createPartAndType.part?.id ?? ''
  await callOf(laptop)(SetResultsModeDocument, { partId, mode: 'LIVE' })
  const { pulse } = await callOf(laptop)(PulseBoardDocument, { id: objectId })
  groupId = pulse.slidergroupSet[0]?.id ?? ''
})
afterAll(() => server.stop())

test('[PU3] [BT13] where websockets are blocked, everyone has the board, and who may see it what waits', async () => {
  const shown = await add(laptop, 'We laugh')
  await add(ann, 'We rest')
  await callOf(ben)(CreateSliderVotesDocument, {
    ...{ commonInfoData: { workshop: workshopId }, pulseId: objectId, round: 1 },
    voteList: [{ id: shown, value1: 4 }],
  })
  for (const [device, waiting] of [
    [laptop, ['We rest']],
    [ann, ['We rest']],
    [ben, []],
  ] as const) {
    const page = device?.openPage(workshopId, noWebSocket)
    const board = page?.room.documents.get({ kind: 'board', id: objectId })
    if (!page || !board) throw new Error('there is no board')
    page.room.documents.hold({ kind: 'board', id: objectId })
    const { doc } = await becomes(board.view, (view) => view.state.status === 'ready')
    const [category] = readCategories(doc)
    const texts = (isApproved: boolean) =>
      category?.statements.flatMap((one) => (one.isApproved === isApproved ? [one.text] : []))
    expect([texts(true), texts(false)]).toEqual([['We laugh'], waiting])
    expect(turnout(doc, groupId)).toEqual({ voted: 1, joined: 2, proxies: 0 })
    expect([isApprovalNeeded(doc), resultsMode(doc)]).toEqual([true, 'LIVE'])
    page.close()
  }
})

test('[BT4] there, voters and facilitators are told their votes and the results by calls, others none', async () => {
  const { round, votes } = await askVotes(callOf(ben), { workshopId, objectId, round: 1 })
  expect([round, [...votes.values()]]).toEqual([1, [{ value1: 4, value2: null }]])
  expect((await askVotes(callOf(ann), { workshopId, objectId, round: 1 })).votes.size).toBe(0)
  expect(await askTally(objectId, callOf(ann))).toBeNull()
  const board = new Y.Doc()
  const write = await askBoard(objectId, callOf(ben))
  write(board)
  const tally = new Y.Doc()
  const fill = await askTally(objectId, callOf(ben))
  fill?.(tally)
  const [category] = pulseResults({ doc: board, board, tally }, round)
  expect(category?.statements[0]?.result).toMatchObject({
    ...{ count: 1, abstained: 0 },
    axis1: { distribution: [0, 0, 0, 1, 0], mean: 4 },
  })
})

test('[BT10] there, the round before is told beside the present one', async () => {
  await callOf(laptop)(ResetVotesDocument, { partId, round: 1 })
  const board = new Y.Doc()
  const writeBoard = await askBoard(objectId, callOf(laptop))
  writeBoard(board)
  const tally = new Y.Doc()
  const write = await askTally(objectId, callOf(laptop))
  write?.(tally)
  const countsIn = (round: number) =>
    pulseResults({ doc: board, board, tally }, round)[0]?.statements.map(({ result }) => result.count)
  expect([votingRound(board), countsIn(2)?.[0], countsIn(1)?.[0]]).toEqual([2, 0, 1])
  // Nobody has voted in the new round.
  expect(await askTally(objectId, callOf(ben))).toBeNull()
})
