import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createStore } from 'zustand/vanilla'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import { CopyToNextActivityDocument } from '#api/operations/copying.ts'
import {
  CreateIdentifyAnswerDocument,
  OwnInIdentifyDocument,
  SetIdentifyShownDocument,
} from '#api/operations/identify.ts'
import { CreatePartAndTypeDocument } from '#api/operations/part.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import { newId } from '#api/newId.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { readStanding } from '#domain/activity/items/readItems.ts'
import { readTally } from '#domain/activity/votes/tally.ts'
import { areAnswersShown } from '#domain/identify/flags.ts'
import { answerType } from '#domain/identify/items.ts'
import { times } from '#domain/limits.ts'
import { readAgenda, readState, readWorkshopInfo } from '#domain/workshop/state.ts'
import { assertDone, builtApis, makeActivity, writerOf } from '#kinds/api.ts'
import { callsOf } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { until } from '#support/documents/realProvider.ts'
import { contentOf } from './clients.ts'
import { answer, answersOnServer, becomes, createDevice, noWebSocket } from './device.ts'
import type { Device } from './device.ts'
import { syncScene } from './scene.ts'

const scene = syncScene()
const { asFacilitator, ref } = scene

test('where websockets are blocked, a participant follows and answers by calls', async () => {
  const { workshopId } = scene.brainstorm
  const page = await scene.joinedWith(scene.online(), noWebSocket)
  const shown = await page.seen(ref('state'))
  expect(readWorkshopInfo(shown).workshopName).toBe('Ideas')
  await page.seen(ref('board'))
  answer(page, scene.brainstorm, 'By call')
  await page.saved()
  expect(await answersOnServer(scene.laptop, scene.brainstorm)).toEqual(['By call'])

  const activePartId = readAgenda(shown)[0]?.id ?? ''
  await asFacilitator(UpdateStateDocument, { workshopId, activePartId, currentState: 'RU' })
  await until(shown, () => readState(shown, workshopId).currentState === 'RU')
})

test.each(builtApis)(
  '[U14] [D6] where websockets are blocked, documents of %s are those of a websocket, to the byte',
  async (kind, api) => {
    const { server, laptop } = scene
    const { workshopId } = scene.brainstorm
    const fay = callsOf(server, await tokenOf(laptop))
    const made = await makeActivity([kind, api], fay, workshopId)
    const refs = (['board', 'desk'] as const).map((of) => ({ kind: of, id: made.objectId }))
    const [board, desk] = refs
    if (!board || !desk) throw new Error('two documents')
    const ann = scene.online()
    await ann.credentials.join(workshopId)
    const writer = writerOf<Calls>(api, {
      facilitator: fay,
      participant: callsOf(server, await tokenOf(ann)),
    })
    const write = async (text: string): Promise<string> => {
      const id = newId()
      assertDone(await api.write(writer, made, { id, text, desc: 'more' }))
      return id
    }
    const ids = [await write('One'), await write('Two')]
    assertDone(await api.show(fay, made, true))

    const [withSocket, polling] = [scene.open(ann), scene.open(scene.online(ann.storage), noWebSocket)]
    const facilitator = scene.open(scene.online(laptop.storage), noWebSocket)
    const live = (await withSocket.live(board)).view.getState().doc
    const polled = await polling.seen(board)
    expect(Y.encodeStateAsUpdate(polled)).toEqual(Y.encodeStateAsUpdate(live))
    const onLaptop = (await scene.open(laptop).live(desk)).view.getState().doc
    facilitator.room.documents.hold(desk)
    const { view } = facilitator.room.documents.get(desk)
    const read = (await becomes(view, (now) => now.polled !== null)).polled
    // It is read, and becomes no copy that would be edited.
    expect(view.getState().state).toEqual({ status: 'loading' })
    expect(read && Y.encodeStateAsUpdate(read)).toEqual(Y.encodeStateAsUpdate(onLaptop))

    // What changes is polled as the difference, what disappears from the board too.
    assertDone(await api.change(fay, ids[0] ?? '', { text: 'First' }))
    const last = await write('Three')
    assertDone(await api.show(fay, made, false))
    assertDone(await api.tell(fay, made, { desc: 'The end' }))
    const isThere = (doc: Y.Doc, text: string) => () => JSON.stringify(contentOf(doc)).includes(text)
    for (const doc of [live, polled]) await until(doc, isThere(doc, 'The end'))
    await until(onLaptop, isThere(onLaptop, last))
    if (read) await until(read, isThere(read, last))
    expect(contentOf(polled)).toEqual(contentOf(live))
    expect(Y.encodeStateVector(polled)).toEqual(Y.encodeStateVector(live))
    if (!api.isSeenAtOnce) expect(isThere(polled, 'First')()).toBe(false)
    expect(read && contentOf(read)).toEqual(contentOf(onLaptop))
  },
)

test('[U14] [BT4] [BT10] where websockets are blocked, a tally is polled while it may be read, with the round before', async () => {
  const { server, laptop } = scene
  const { workshopId } = scene.brainstorm
  const fay = callsOf(server, await tokenOf(laptop))
  const api = builtApis.find(([kind]) => kind === 'evaluate')?.[1]
  if (!api?.vote) throw new Error('people vote on it')
  const made = await makeActivity(['evaluate', api], fay, workshopId)
  const id = newId()
  assertDone(await api.write(fay, made, { id, text: 'Tea' }))
  const people = [scene.online(), scene.online(), scene.online()]
  for (const { credentials } of people) await credentials.join(workshopId)
  const vote = async (): Promise<void> => {
    for (const device of people) {
      const who = callsOf(server, await tokenOf(device))
      if (api.vote) assertDone(await api.vote(who, made, new Map([[id, 3]])))
    }
  }
  const tally = { kind: 'tally', id: made.objectId } as const
  const [ann] = people
  if (!ann) throw new Error('nobody is there')
  const polling = scene.open(ann, noWebSocket)
  const { view } = polling.room.documents.get(tally)
  polling.room.documents.hold(tally)
  await becomes(view, ({ state }) => state.status === 'forbidden')
  await vote()
  const tell = (fields: string) => fay.act(`updateEvaluate(evaluateId: "${made.objectId}", ${fields})`)
  await tell('showResultsPage: true')
  const { doc } = await becomes(view, ({ state }) => state.status === 'ready')
  const votesOf = (round: number) => readTally(doc, round).get(id) ?? []
  expect(votesOf(1)).toMatchObject([{ value1: 3, votes: 3 }])
  await fay.act(`resetVotes(partId: "${made.partId}", round: 1)`)
  await tell('showResultsPage: false')
  // Nobody has voted in the new round: the results are closed again, and leave the device.
  const after = await becomes(view, ({ state }) => state.status === 'forbidden')
  expect(after.doc.getMap('votes').size).toBe(0)
})

test('[Y4] where websockets are blocked, hidden answers of Identify are visible to facilitators and their authors', async () => {
  const { workshopId } = scene.brainstorm
  const objectId = newId()
  const common = { commonInfoData: { workshop: workshopId }, title: 'Risks' }
  await asFacilitator(CreatePartAndTypeDocument, { objectId, ...common, type: 'workshop | identify' })
  const { identify } = await asFacilitator(OwnInIdentifyDocument, { id: objectId })
  const topicId = identify.topics[0]?.id ?? ''
  const [ann, ben] = [scene.online(), scene.online()]
  await Promise.all([ann.credentials.join(workshopId), ben.credentials.join(workshopId)])
  await ann.credentials.callAs(
    CreateIdentifyAnswerDocument,
    { id: newId(), topicId, answerText: 'Tea', answerDesc: 'With milk' },
    ann.credentials.identityIn(workshopId),
  )
  const textsIn = (doc: Y.Doc) => readStanding(answerType, doc).map(({ text, desc }) => `${text}: ${desc}`)
  const desk = { kind: 'desk', id: objectId } as const
  const { documents } = scene.open(scene.laptop, noWebSocket).room
  documents.hold(desk)
  const { polled } = await becomes(documents.get(desk).view, (now) => now.polled !== null)
  expect(polled && textsIn(polled)).toEqual(['Tea: With milk'])
  // Boards name nobody: their own answers are asked for by a call, as with a websocket.
  for (const [device, own] of [
    [ann, ['Tea']],
    [ben, []],
  ] as const) {
    const doc = await scene.open(device, noWebSocket).seen({ kind: 'board', id: objectId })
    expect([textsIn(doc), areAnswersShown(doc)]).toEqual([[], false])
    const who = device.credentials.identityIn(workshopId)
    const asked = await device.credentials.callAs(OwnInIdentifyDocument, { id: objectId }, who)
    expect(asked.identify.topics.flatMap(({ answers }) => answers.map((one) => one.answerText))).toEqual(own)
  }
})

test('[U14] [D4] where websockets are blocked, a part that is hidden leaves the device, and is back when it is shown', async () => {
  const page = await scene.joinedWith(scene.online(), noWebSocket)
  const board = await page.seen(scene.ref('board'))
  expect(Object.keys(contentOf(board))).toContain('topics')
  const { view } = page.room.documents.get(scene.ref('board'))
  await scene.hide(true)
  const hidden = await becomes(view, ({ state }) => state.status === 'forbidden')
  expect(contentOf(hidden.doc)).toEqual({})
  await scene.hide(false)
  const shown = await becomes(view, ({ state }) => state.status === 'ready')
  expect(Object.keys(contentOf(shown.doc))).toContain('topics')
})

test('[U14] where websockets are blocked, a board that is not answered keeps nobody from following, or offline', async () => {
  const { server, brainstorm } = scene
  const silent: ServerResponse[] = []
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/document/board/')) return void silent.push(outgoing)
    const { method, headers, url = '' } = incoming
    incoming.pipe(
      request(server.url + url, { method, headers }, (answered) => {
        outgoing.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(outgoing)
      }),
    )
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const device = createDevice(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, server.url)
  const page = await scene.joinedWith(device, noWebSocket)
  page.room.documents.hold(scene.ref('board'))
  const shown = await page.seen(ref('state'))
  await vi.waitUntil(() => silent.length > 0, { timeout: 20_000 })
  const { workshopId } = brainstorm
  const activePartId = readAgenda(shown)[0]?.id ?? ''
  await asFacilitator(UpdateStateDocument, { workshopId, activePartId, currentState: 'RU' })
  await until(shown, () => readState(shown, workshopId).currentState === 'RU')
  expect(page.room.calls.getState()).toEqual({ areThrough: true, polledMs: null })
  // It is not asked for again while it is on its way.
  expect(silent).toHaveLength(1)
})

test.each(['brainstorm', 'identify'])(
  '[K12] [U14] where websockets are blocked, a copied answer of %s names the activity it comes from',
  async (kind) => {
    const { workshopId } = scene.brainstorm
    const writer = await scene.joined(scene.online())
    const items = [{ type: 'ANSWERS', objId: answer(writer, scene.brainstorm, 'Copied') }]
    await writer.saved()
    const [objectId, common] = [newId(), { commonInfoData: { workshop: workshopId } }]
    const made = { objectId, ...common, title: 'Next', type: `workshop | ${kind}` }
    const { part } = (await asFacilitator(CreatePartAndTypeDocument, made)).createPartAndType
    const from = await scene.partId()
    const [fromPartInput, toPartInput] = [{ partId: from }, { partId: part?.id ?? '' }]
    const copied = { workshopId, activePartId: from, copyObjects: items, fromPartInput, toPartInput }
    await asFacilitator(CopyToNextActivityDocument, copied)
    if (kind === 'identify')
      await asFacilitator(SetIdentifyShownDocument, { identifyId: objectId, shown: true })
    else await asFacilitator(SetGlobalAnswersDocument, { brainstormId: objectId, globalAnswers: true })
    const page = await scene.joinedWith(scene.online(), noWebSocket)
    const doc = await page.seen({ kind: 'board', id: objectId })
    expect([...activityRoots.sources(doc).values()]).toEqual([{ objectId: scene.brainstorm.objectId }])
  },
)

test('[U14] [Z26] without a websocket the room and the names are polled at their intervals, the Groups page more often', async () => {
  const { account } = scene.laptop.credentials.view.getState()
  const second = scene.online()
  await second.credentials.signIn(account?.email ?? '', scene.brainstorm.password)
  const nextPause = pausesBefore()
  const page = scene.open(second, noWebSocket)
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
})

/** The delays between the answer of a request for the state and the next one from now on, in milliseconds. */
function pausesBefore(): () => Promise<number> {
  const ask = globalThis.fetch
  const pauses = createStore<number[]>(() => [])
  let answeredAtMs = -Infinity
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    if (!String(asked[0]).includes('/api/document/state/')) return ask(...asked)
    pauses.setState([...pauses.getState(), performance.now() - answeredAtMs], true)
    const answered = await ask(...asked)
    answeredAtMs = performance.now()
    return answered
  })
  return async () => {
    const place = pauses.getState().length
    return (await becomes(pauses, (all) => all.length > place))[place] ?? NaN
  }
}

async function tokenOf({ credentials }: Device): Promise<string> {
  const who = credentials.identityIn(scene.brainstorm.workshopId)
  if (!who) throw new Error('nobody is signed in on this device')
  return credentials.tokens.fresh(who)
}
