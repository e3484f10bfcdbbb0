import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { UpdatePostDocument } from '#api/operations/post.ts'
import { StartTimerDocument } from '#api/operations/state.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { answer, answersOnServer, becomes, createDevice, facilitate } from './device.ts'
import type { Brainstorm, Device, Page } from './device.ts'
import { badNetwork } from './network.ts'
import type { Network } from './network.ts'

/** Longer than any test. */
const never = { meanMs: 3_600_000 }
const quick = { meanMs: 100 }

let server: TestServer
let network: Network
let laptop: Device
let tablet: Device
let brainstorm: Brainstorm
let page: Page

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  network = await badNetwork(server.port)
  laptop = createDevice(server.url, server.url)
  tablet = createDevice(network.url, server.url)
  brainstorm = await facilitate(laptop)
  await tablet.credentials.join(brainstorm.workshopId)
})
afterEach(async () => {
  page.close()
  await network.close()
})

async function open(pace: typeof quick): Promise<void> {
  page = tablet.openPage(brainstorm.workshopId, { pace })
  await page.live({ kind: 'board', id: brainstorm.objectId })
}

/** Loses the network, writes, and reconnects: the queue is then paced. */
async function queue(texts: string[]): Promise<string[]> {
  network.cut()
  await becomes(page.room.socket.state, ({ status }) => status !== 'online')
  const made = texts.map((text) => answer(page, brainstorm, text))
  await becomes(page.outbox.view, ({ entries }) => entries.every(({ isKept }) => isKept))
  return made
}

async function backOnline(): Promise<void> {
  network.mend()
  page.room.socket.reconnect()
  await becomes(page.room.socket.state, ({ status }) => status === 'online')
}

const waiting = (): string[] => page.outbox.view.getState().entries.map(({ text }) => text)
const onServer = (): Promise<string[]> => answersOnServer(laptop, brainstorm)

test('[A5] a queue does not arrive together with its author’s return; input written then is sent at once', async () => {
  await open(never)
  await queue(['One', 'Two', 'Three'])
  await backOnline()
  await becomes(page.outbox.view, ({ isSpreading }) => isSpreading)
  answer(page, brainstorm, 'Live')
  await becomes(page.outbox.view, ({ own }) => own.some(({ text }) => text === 'Live'))
  expect(await onServer()).toContain('Live')
  // An attempt that was due just when the network came back may have sent one of them.
  expect(waiting().length).toBeGreaterThanOrEqual(2)
})

test('[A5] entries of an earlier page are sent with pauses too, the first one included', async () => {
  await open(never)
  await queue(['One', 'Two'])
  page.close()
  network.mend()
  await open(never)
  await becomes(page.outbox.view, ({ isSpreading }) => isSpreading)
  answer(page, brainstorm, 'Live')
  await becomes(page.outbox.view, ({ own }) => own.length === 1)
  expect(await onServer()).toEqual(['Live'])
})

test('[A5] [C2] a queue arrives once, shuffled, and entries that depend on an answer follow it', async () => {
  await open(quick)
  const texts = Array.from({ length: 12 }, (_, index) => `Draft ${index}`)
  const made = await queue(texts)
  for (const [index, id] of made.entries())
    page.outbox.send(brainstorm.workshopId, {
      document: UpdatePostDocument,
      variables: { postId: id, postText: `Final ${index}` },
      ...{ objectId: brainstorm.objectId, label: 'Edit', text: `Final ${index}` },
      effect: { does: 'change', type: 'post', id, fields: { text: `Final ${index}` } },
    })
  await backOnline()
  await page.saved()
  const arrived = await onServer()
  const final = texts.map((_, index) => `Final ${index}`)
  expect([...arrived].sort()).toEqual([...final].sort())
  // Happens by chance once in 479 million runs.
  expect(arrived).not.toEqual(final)
  expect(page.outbox.view.getState().isSpreading).toBe(false)
})

test('[A5] [T3] while a timer is about to lock input, a queue is sent without pauses', async () => {
  await open(never)
  await queue(['In time', 'In time too'])
  await backOnline()
  await becomes(page.outbox.view, ({ isSpreading }) => isSpreading)
  const state = await page.live({ kind: 'state', id: brainstorm.workshopId })
  const partId = readAgenda(state.view.getState().doc)[0]?.id ?? ''
  await laptop.credentials.callAs(
    StartTimerDocument,
    { workshopId: brainstorm.workshopId, seconds: 60, partId, locksInput: true },
    laptop.credentials.accountIdentity(),
  )
  await page.saved()
  expect((await onServer()).sort()).toEqual(['In time', 'In time too'])
})

test('[A5] a queue behind a delayed call is sent with pauses', async () => {
  await open(never)
  network.freeze()
  answer(page, brainstorm, 'Under way')
  await becomes(page.outbox.view, ({ entries }) => entries[0]?.state.status === 'sending')
  answer(page, brainstorm, 'Behind it')
  await becomes(page.outbox.view, ({ entries }) => entries.every(({ isKept }) => isKept))
  await backOnline()
  await becomes(page.outbox.view, ({ isSpreading }) => isSpreading)
  expect(waiting()).toContain('Behind it')
})
