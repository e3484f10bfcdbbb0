import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import { CreateCommentDocument } from '#api/operations/comment.ts'
import { RoomStateDocument } from '#api/operations/fallback.ts'
import { CopyToNextActivityDocument } from '#api/operations/copying.ts'
import {
  CreateIdentifyAnswerDocument,
  IdentifyBoardDocument,
  SetIdentifyShownDocument,
} from '#api/operations/identify.ts'
import { CreatePartAndTypeDocument, PartsDocument } from '#api/operations/part.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import type { Credentials } from '#api/signIn/createCredentials.ts'
import type { TypedDocument } from '#api/generated.ts'
import { newId } from '#api/newId.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { areAnswersShown } from '#domain/identify/flags.ts'
import { readStandingAnswers } from '#domain/identify/read.ts'
import { times } from '#domain/limits.ts'
import { readAgenda, readState, readWorkshopInfo } from '#domain/workshop/state.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { answer, becomes, createDevice, facilitate, noWebSocket, participate } from './device.ts'
import type { Brainstorm, Device } from './device.ts'

let server: TestServer
let laptop: Device
let brainstorm: Brainstorm

beforeAll(async () => {
  server = await startTestServer()
  laptop = createDevice(server.url, server.url)
  brainstorm = await facilitate(laptop)
})
afterAll(() => server.stop())

test('where websockets are blocked, a participant follows and answers by calls', async () => {
  const { workshopId, objectId } = brainstorm
  const tablet = createDevice(server.url, server.url)
  await tablet.credentials.join(workshopId)
  const page = tablet.openPage(workshopId, noWebSocket)
  const state = page.room.documents.get({ kind: 'state', id: workshopId })
  await becomes(state.view, (view) => view.state.status === 'ready')
  const shown = state.view.getState().doc
  const partId = readAgenda(shown)[0]?.id ?? ''
  expect(readWorkshopInfo(shown).workshopName).toBe('Ideas')

  const board = page.room.documents.get({ kind: 'board', id: objectId })
  page.room.documents.hold({ kind: 'board', id: objectId })
  await becomes(board.view, (view) => view.state.status === 'ready')
  answer(page, brainstorm, 'By call')
  await page.saved()

  const moved = new Promise<void>((resolve) => {
    shown.on('update', () => {
      if (readState(shown, workshopId).currentState === 'RU') resolve()
    })
  })
  await asFacilitator(UpdateStateDocument, { workshopId, activePartId: partId, currentState: 'RU' })
  await moved
  page.close()
})

test('calls return the same content of a board as its document', async () => {
  const { workshopId, objectId } = brainstorm
  await asFacilitator(SetGlobalAnswersDocument, { brainstormId: objectId, globalAnswers: true })
  const withSocket = await participate(createDevice(server.url, server.url), brainstorm)
  answer(withSocket, brainstorm, 'Seen by all')
  await withSocket.saved()
  const { doc: live } = withSocket.room.documents.get({ kind: 'board', id: objectId }).view.getState()

  const [postId = ''] = roots.posts(live).keys()
  await asFacilitator(CreateCommentDocument, { id: randomUUID(), postId, text: 'Why?' })
  await expect.poll(() => roots.comments(live).size).toBe(1)
  expect([...roots.comments(live).values()]).toMatchObject([{ byFacilitator: true }])

  const tablet = createDevice(server.url, server.url)
  await tablet.credentials.join(workshopId)
  const page = tablet.openPage(workshopId, noWebSocket)
  const board = page.room.documents.get({ kind: 'board', id: objectId })
  page.room.documents.hold({ kind: 'board', id: objectId })
  await becomes(board.view, (view) => view.state.status === 'ready')
  const { doc: polled } = board.view.getState()
  const same = [roots.posts, roots.postText, roots.comments, roots.commentText, roots.topicText]
  for (const root of [...same, roots.questionText, boardRoots.flags])
    expect(root(polled).toJSON()).toEqual(root(live).toJSON())
  expect([...roots.posts(polled).keys()]).toHaveLength(2)
  page.close()
  withSocket.close()
})

test('[Y4] where websockets are blocked, hidden answers of Identify are visible to facilitators and their authors', async () => {
  const { workshopId } = brainstorm
  const objectId = newId()
  const common = { commonInfoData: { workshop: workshopId }, title: 'Risks' }
  await asFacilitator(CreatePartAndTypeDocument, { objectId, ...common, type: 'workshop | identify' })
  const { identify } = await asFacilitator(IdentifyBoardDocument, { id: objectId })
  const topicId = identify.topics[0]?.id ?? ''
  const [ann, ben] = [createDevice(server.url, server.url), createDevice(server.url, server.url)]
  await Promise.all([ann.credentials.join(workshopId), ben.credentials.join(workshopId)])
  await ann.credentials.callAs(
    CreateIdentifyAnswerDocument,
    { id: newId(), topicId, answerText: 'Tea', answerDesc: 'With milk' },
    ann.credentials.identityIn(workshopId),
  )
  for (const [device, seen] of [
    [laptop, ['Tea: With milk']],
    [ann, ['Tea: With milk']],
    [ben, []],
  ] as const) {
    const page = device.openPage(workshopId, noWebSocket)
    const board = page.room.documents.get({ kind: 'board', id: objectId })
    page.room.documents.hold({ kind: 'board', id: objectId })
    const { doc } = await becomes(board.view, (view) => view.state.status === 'ready')
    expect(readStandingAnswers(doc).map(({ text, desc }) => `${text}: ${desc}`)).toEqual(seen)
    expect(areAnswersShown(doc)).toBe(false)
    page.close()
  }
})

test.each(['brainstorm', 'identify'])(
  '[K12] [U14] where websockets are blocked, a copied answer of %s names the activity it comes from',
  async (kind) => {
    const { workshopId } = brainstorm
    const writer = await participate(createDevice(server.url, server.url), brainstorm)
    const items = [{ type: 'ANSWERS', objId: answer(writer, brainstorm, 'Copied') }]
    await writer.saved()
    writer.close()
    const [objectId, common] = [newId(), { commonInfoData: { workshop: workshopId } }]
    const made = { objectId, ...common, title: 'Next', type: `workshop | ${kind}` }
    const { part } = (await asFacilitator(CreatePartAndTypeDocument, made)).createPartAndType
    const { parts } = await asFacilitator(PartsDocument, { workshopId })
    const from = parts.find((one) => one.objectId === brainstorm.objectId)?.id ?? ''
    const [fromPartInput, toPartInput] = [{ partId: from }, { partId: part?.id ?? '' }]
    const copied = { workshopId, activePartId: from, copyObjects: items, fromPartInput, toPartInput }
    await asFacilitator(CopyToNextActivityDocument, copied)
    if (kind === 'identify')
      await asFacilitator(SetIdentifyShownDocument, { identifyId: objectId, shown: true })
    else await asFacilitator(SetGlobalAnswersDocument, { brainstormId: objectId, globalAnswers: true })
    const device = createDevice(server.url, server.url)
    await device.credentials.join(workshopId)
    const page = device.openPage(workshopId, noWebSocket)
    const board = page.room.documents.get({ kind: 'board', id: objectId })
    page.room.documents.hold({ kind: 'board', id: objectId })
    const { doc } = await becomes(board.view, (view) => view.state.status === 'ready')
    expect([...activityRoots.sources(doc).values()]).toEqual([{ objectId: brainstorm.objectId }])
    page.close()
  },
)

test('[U14] [Z26] without a websocket the room and the names are polled at their intervals, the Groups page more often', async () => {
  const { workshopId } = brainstorm
  const { account } = laptop.credentials.view.getState()
  const second = createDevice(server.url, server.url)
  await second.credentials.signIn(account?.email ?? '', brainstorm.password)
  const nextPause = pausesBefore(second.credentials, RoomStateDocument)
  const page = second.openPage(workshopId, noWebSocket)
  const leaveGroups = page.room.hurry()
  expect(await nextPause()).toBe(Infinity)
  await asFacilitator(UpdateUserDocument, { userId: account?.userId ?? '', firstName: 'Renamed' })
  const quickMs = [await nextPause(), await nextPause()]
  leaveGroups()
  for (const ms of quickMs) expect(ms).toBeGreaterThan(times.groupsPollMs - 20)
  // A busy machine prolongs a pause.
  expect(Math.min(...quickMs)).toBeLessThan(times.sharedPollMs)
  await nextPause()
  expect(await nextPause()).toBeGreaterThan(times.sharedPollMs - 20)
  await becomes(second.credentials.view, (view) => view.account?.firstName === 'Renamed')
  page.close()
})

/** The delays between the answer of a call and the next such call from now on, in milliseconds. */
function pausesBefore(credentials: Credentials, document: unknown): () => Promise<number> {
  const { callAs } = credentials
  const pauses = createStore<number[]>(() => [])
  let answeredAtMs = -Infinity
  credentials.callAs = async (asked, variables, identity) => {
    if (asked !== document) return callAs(asked, variables, identity)
    pauses.setState([...pauses.getState(), performance.now() - answeredAtMs], true)
    const answered = await callAs(asked, variables, identity)
    answeredAtMs = performance.now()
    return answered
  }
  return async () => {
    const place = pauses.getState().length
    return (await becomes(pauses, (all) => all.length > place))[place] ?? NaN
  }
}

function asFacilitator<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return laptop.credentials.callAs(document, variables, laptop.credentials.accountIdentity())
}
