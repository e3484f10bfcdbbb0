import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import type { TypedDocument } from '#api/generated.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { readAgenda, readState, readWorkshopInfo } from '#domain/state.ts'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'
import { answer, becomes, createDevice, facilitate, participate } from './device.ts'
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

/** A network that lets no websocket through: they all end at a port where nobody listens. */
class NoWebSocket extends WebSocket {
  constructor() {
    super('ws://127.0.0.1:9')
    this.on('error', () => undefined)
  }
}

test('where no websocket gets through, a participant follows and answers by calls', async () => {
  const { workshopId, objectId } = brainstorm
  const tablet = createDevice(server.url, server.url)
  await tablet.session.join(workshopId)
  const page = tablet.openPage(workshopId, {
    fallbackMs: 10,
    WebSocket: NoWebSocket as unknown as typeof globalThis.WebSocket,
  })
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

test('what calls tell of a board is what its document tells', async () => {
  const { workshopId, objectId } = brainstorm
  await asFacilitator(SetGlobalAnswersDocument, { brainstormId: objectId, globalAnswers: true })
  const withSocket = await participate(createDevice(server.url, server.url), brainstorm)
  answer(withSocket, brainstorm, 'Seen by all')
  await withSocket.saved()
  const { doc: live } = withSocket.room.documents.get({ kind: 'board', id: objectId }).view.getState()

  const tablet = createDevice(server.url, server.url)
  await tablet.session.join(workshopId)
  const page = tablet.openPage(workshopId, {
    fallbackMs: 10,
    WebSocket: NoWebSocket as unknown as typeof globalThis.WebSocket,
  })
  const board = page.room.documents.get({ kind: 'board', id: objectId })
  page.room.documents.hold({ kind: 'board', id: objectId })
  await becomes(board.view, (view) => view.state.status === 'ready')
  const { doc: polled } = board.view.getState()
  for (const root of [roots.posts, roots.postText, roots.topicText, roots.questionText, boardRoots.flags])
    expect(root(polled).toJSON()).toEqual(root(live).toJSON())
  expect([...roots.posts(polled).keys()]).toHaveLength(2)
  page.close()
  withSocket.close()
})

function asFacilitator<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return laptop.session.callAs(document, variables, laptop.session.accountIdentity())
}
