import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { SetGlobalAnswersDocument } from '#api/operations/brainstorm.ts'
import { CreateCommentDocument } from '#api/operations/comment.ts'
import { RoomStateDocument } from '#api/operations/fallback.ts'
import { UpdateStateDocument } from '#api/operations/state.ts'
import type { Session } from '#api/createSession.ts'
import type { TypedDocument } from '#api/generated.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { times } from '#domain/limits.ts'
import { readAgenda, readState, readWorkshopInfo } from '#domain/state.ts'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'
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

test('where no websocket gets through, a participant follows and answers by calls', async () => {
  const { workshopId, objectId } = brainstorm
  const tablet = createDevice(server.url, server.url)
  await tablet.session.join(workshopId)
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

test('what calls tell of a board is what its document tells', async () => {
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
  await tablet.session.join(workshopId)
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

test('without a socket the room is asked at its interval, while the Groups page is shown more often, and the names too', async () => {
  const { workshopId } = brainstorm
  const { account } = laptop.session.view.getState()
  const second = createDevice(server.url, server.url)
  await second.session.signIn(account?.email ?? '', brainstorm.password)
  const nextPause = pausesBefore(second.session, RoomStateDocument)
  const page = second.openPage(workshopId, noWebSocket)
  const leaveGroups = page.room.hurry()
  expect(await nextPause()).toBe(Infinity)
  await asFacilitator(UpdateUserDocument, { userId: account?.userId ?? '', firstName: 'Renamed' })
  const quickMs = await nextPause()
  leaveGroups()
  expect(quickMs).toBeGreaterThan(times.groupsPollMs - 20)
  expect(quickMs).toBeLessThan(times.sharedPollMs)
  await nextPause()
  expect(await nextPause()).toBeGreaterThan(times.sharedPollMs - 20)
  await becomes(second.session.view, (view) => view.account?.firstName === 'Renamed')
  page.close()
})

/** How long was waited between the answer of a call and the next such call, call by call, in milliseconds. */
function pausesBefore(session: Session, document: unknown): () => Promise<number> {
  const { callAs } = session
  const pauses = createStore<number[]>(() => [])
  let answeredAtMs = -Infinity
  let taken = 0
  session.callAs = async (asked, variables, identity) => {
    if (asked !== document) return callAs(asked, variables, identity)
    pauses.setState([...pauses.getState(), performance.now() - answeredAtMs], true)
    const answer = await callAs(asked, variables, identity)
    answeredAtMs = performance.now()
    return answer
  }
  return async () => {
    const place = taken++
    return (await becomes(pauses, (all) => all.length > place))[place] ?? NaN
  }
}

function asFacilitator<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return laptop.session.callAs(document, variables, laptop.session.accountIdentity())
}
