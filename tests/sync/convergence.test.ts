import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { createGroup, movePost, renameGroup, ungroupPost } from '#domain/brainstorm/groups.ts'
import { readGroups, readPosts, readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { sameValue } from '#domain/state.ts'
import { editDeskUndoably } from '#sync/desk.ts'
import { until } from '#support/realProvider.ts'
import { startTestServer } from '#support/server.ts'
import type { TestServer } from '#support/server.ts'
import { answer, answersOnServer, createDevice, facilitate } from './device.ts'
import type { Brainstorm, Device, Page } from './device.ts'
import { badNetwork } from './network.ts'
import type { Network } from './network.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'

/** More in the night: `SYNC_SEEDS=1000 npm test -- sync`; one that failed: `SYNC_SEED=17`. */
const seeds = process.env['SYNC_SEED']
  ? [Number(process.env['SYNC_SEED'])]
  : Array.from({ length: Number(process.env['SYNC_SEEDS'] ?? 6) }, (_, index) => index + 1)
const steps = 60

interface Client {
  network: Network
  page: Page
  isFacilitator: boolean
}

/** Takes back the last edit of a facilitator's device. */
const undoOf = new WeakMap<Y.Doc, () => boolean>()

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test.each(seeds)(
  '[C1] [C2] [C4] whatever the networks did, all devices end alike and every answer is there once (seed %i)',
  async (seed) => {
    const random = seeded(seed)
    const laptop = createDevice(server.url, server.url)
    const brainstorm = await facilitate(laptop)
    const clients = await openClients(laptop, brainstorm, 2 + random.below(7))
    const answers: string[] = []
    const restartAt = random.below(steps)
    for (let step = 0; step < steps; step += 1) {
      if (step === restartAt) await server.restart()
      await act(random, random.pick(clients), brainstorm, answers)
    }
    for (const client of clients) mend(client)
    for (const client of clients) await client.page.saved()

    const fresh = laptop.openPage(brainstorm.workshopId)
    for (const kind of ['desk', 'board'] as const) {
      const { doc: truth } = (await fresh.live({ kind, id: brainstorm.objectId })).view.getState()
      for (const { page, isFacilitator } of clients) {
        if (kind === 'desk' && !isFacilitator) continue
        const { doc } = (await page.live({ kind, id: brainstorm.objectId })).view.getState()
        await until(doc, () => isSame(doc, truth))
        expect(contentOf(doc)).toEqual(contentOf(truth))
      }
    }
    expect((await answersOnServer(laptop, brainstorm)).sort()).toEqual(answers.sort())
    fresh.close()
    for (const { page, network } of clients) {
      page.close()
      await network.close()
    }
  },
)

async function openClients(laptop: Device, brainstorm: Brainstorm, count: number): Promise<Client[]> {
  const clients: Client[] = []
  for (let index = 0; index < count; index += 1) {
    const network = await badNetwork(server.port)
    const isFacilitator = index < 2
    const device = createDevice(network.url, server.url, isFacilitator ? laptop.storage : undefined)
    if (!isFacilitator) await device.session.join(brainstorm.workshopId)
    const page = device.openPage(brainstorm.workshopId)
    await page.live({ kind: 'board', id: brainstorm.objectId })
    if (isFacilitator) await page.live({ kind: 'desk', id: brainstorm.objectId })
    clients.push({ network, page, isFacilitator })
  }
  return clients
}

async function act(random: Random, client: Client, brainstorm: Brainstorm, answers: string[]): Promise<void> {
  const { network, page, isFacilitator } = client
  const dice = random.number()
  if (dice < 0.08) network.cut()
  else if (dice < 0.13) network.freeze()
  else if (dice < 0.28) mend(client)
  else if (dice < 0.34) network.delayMs = () => random.below(30)
  else if (dice < 0.6 || !isFacilitator) {
    const text = `Answer ${answers.length}`
    answers.push(text)
    answer(page, brainstorm, text)
  } else edit(random, page, brainstorm)
  // Lets bytes move between the acts, now more, now fewer.
  for (let turns = random.below(12); turns > 0; turns -= 1)
    await new Promise((resolve) => setImmediate(resolve))
}

function edit(random: Random, page: Page, { objectId }: Brainstorm): void {
  const { doc } = page.room.documents.get({ kind: 'desk', id: objectId }).view.getState()
  const undo = undoOf.get(doc)
  if (undo && random.chance(0.15)) return void undo()
  const [groups, posts] = [readGroups(doc), readPosts(doc)]
  const place = { multiTopicId: readTopics(doc)[0]?.id ?? '', questionId: readQuestions(doc)[0]?.id ?? '' }
  const isNew = groups.length === 0 || random.chance(0.3)
  const done = editDeskUndoably(doc, (desk) => {
    if (isNew) createGroup(desk, { id: crypto.randomUUID(), title: `Group ${groups.length}`, ...place })
    else if (posts.length === 0 || random.chance(0.3))
      renameGroup(desk, random.pick(groups).id, `Renamed ${random.below(1000)}`)
    else if (random.chance(0.2)) ungroupPost(desk, random.pick(posts).id)
    else movePost(desk, random.pick(posts).id, random.pick(groups).id)
  })
  undoOf.set(doc, done.undo)
}

/** The network is back, and the browser says so. */
function mend({ network, page }: Client): void {
  network.delayMs = () => 0
  network.mend()
  page.room.socket.reconnect()
  page.outbox.wake()
}

function isSame(one: Y.Doc, other: Y.Doc): boolean {
  return sameValue(contentOf(one), contentOf(other))
}

/** Everything in a document by root map, those without content left out. */
function contentOf(doc: Y.Doc): Record<string, unknown> {
  const maps = [...doc.share.keys()].map((name) => [name, doc.getMap(name).toJSON()] as const)
  return Object.fromEntries(maps.filter(([, map]) => Object.keys(map).length > 0))
}
