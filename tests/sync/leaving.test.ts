import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { EndWorkshopDocument, RemoveParticipantDocument } from '#api/operations/workshop.ts'
import type { TypedDocument } from '#api/generated.ts'
import { createGroup } from '#domain/brainstorm/groups/groups.ts'
import { readGroups, readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { readWorkshopInfo } from '#domain/workshop/state.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { answer, answersOnServer, becomes, createDevice, facilitate, participate } from './device.ts'
import type { Brainstorm, Device, Page } from './device.ts'
import { badNetwork } from './network.ts'
import type { Network } from './network.ts'

let server: TestServer
let network: Network
let laptop: Device
let brainstorm: Brainstorm
let pages: Page[] = []

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network = await badNetwork(server.port)
  laptop = createDevice(network.url, server.url)
  brainstorm = await facilitate(laptop)
})
afterEach(async () => {
  for (const page of pages) page.close()
  pages = []
  await network.close()
})

test('a removed person is told so, keeps unsent text, and can join again as a new member', async () => {
  const tablet = createDevice(server.url, server.url)
  const page = await joined(tablet)
  const { socket } = page.room
  await remove(page)
  await becomes(socket.state, ({ status }) => status === 'removed')
  answer(page, brainstorm, 'Too late')
  const { entries } = await becomes(
    page.outbox.view,
    ({ entries: [entry] }) => entry?.state.status === 'refused',
  )
  expect(entries.map(({ text }) => text)).toEqual(['Too late'])
  socket.comeBack()
  expect(socket.state.getState()).toEqual({ status: 'removed' })

  tablet.credentials.forgetMember(brainstorm.workshopId)
  const again = await joined(tablet)
  expect(again.identity).not.toEqual(page.identity)
  answer(again, brainstorm, 'In time')
  await again.saved()
  expect(await answersOnServer(laptop, brainstorm)).toEqual(['In time'])
})

test('a person removed while offline is told so on return', async () => {
  const tablet = createDevice(network.url, server.url)
  const page = await joined(tablet)
  network.cut()
  await becomes(page.room.socket.state, ({ status }) => status !== 'online')
  await remove(page)
  network.mend()
  page.room.socket.reconnect()
  await becomes(page.room.socket.state, ({ status }) => status === 'removed')
})

test('[E1] a facilitator’s offline edits that arrive after the end are set aside with their texts', async () => {
  const page = laptop.openPage(brainstorm.workshopId)
  pages.push(page)
  const desk = await page.live({ kind: 'desk', id: brainstorm.objectId })
  network.cut()
  await becomes(desk.view, ({ state }) => state.status === 'ready' && !state.isLive)
  const { doc } = desk.view.getState()
  const at = { multiTopicId: readTopics(doc)[0]?.id ?? '', questionId: readQuestions(doc)[0]?.id ?? '' }
  editDesk(doc, (edited) => createGroup(edited, { id: crypto.randomUUID(), title: 'On the train', ...at }))
  await endIt()
  network.mend()
  page.room.socket.reconnect()
  const { entries } = await becomes(page.outbox.view, (now) => now.entries.length > 0)
  expect(entries).toMatchObject([
    { text: 'On the train', state: { status: 'refused', message: 'This session has ended.' } },
  ])
  await page.saved()
  expect(readGroups(desk.view.getState().doc)).toEqual([])
})

test('[E1] an answer written offline that arrives after the end is refused with its text kept', async () => {
  const tablet = createDevice(network.url, server.url)
  const page = await joined(tablet)
  const { view } = await page.live({ kind: 'state', id: brainstorm.workshopId })
  network.cut()
  await becomes(page.room.socket.state, ({ status }) => status !== 'online')
  answer(page, brainstorm, 'Written on the train')
  await endIt()
  network.mend()
  page.room.socket.reconnect()
  page.outbox.wake()
  const { entries } = await becomes(
    page.outbox.view,
    ({ entries: [entry] }) => entry?.state.status === 'refused',
  )
  expect(entries).toMatchObject([
    { text: 'Written on the train', state: { status: 'refused', message: 'This session has ended.' } },
  ])
  await becomes(
    view,
    ({ doc, state }) => state.status === 'ready' && state.isLive && readWorkshopInfo(doc).ended,
  )
})

async function joined(device: Device): Promise<Page> {
  const page = await participate(device, brainstorm)
  pages.push(page)
  return page
}

function memberId({ identity }: Page): string {
  if (identity.kind !== 'member') throw new Error('no participant')
  return identity.memberId
}

async function remove(page: Page): Promise<void> {
  const { workshopId } = brainstorm
  await elsewhere().callAs(RemoveParticipantDocument, { workshopId, userId: memberId(page) })
}

async function endIt(): Promise<void> {
  const { workshopId } = brainstorm
  await elsewhere().callAs(EndWorkshopDocument, { workshopId, sharedPartIds: [] })
}

/** Another device of the facilitator, which is online. */
function elsewhere() {
  const { credentials } = createDevice(server.url, server.url, laptop.storage)
  return {
    callAs: <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables) =>
      credentials.callAs(document, variables, credentials.accountIdentity()),
  }
}
