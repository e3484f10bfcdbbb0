import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { createGroup, movePost, renameGroup, ungroupPost } from '#domain/brainstorm/groups/groups.ts'
import { readGroups, readPosts, readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { sameValue } from '#domain/workshop/state.ts'
import { until } from '#support/documents/realProvider.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { contentOf, disturb, editOrUndo, mend, openClients, someTurns } from './clients.ts'
import type { Client } from './clients.ts'
import { answer, answersOnServer, createDevice, facilitate } from './device.ts'
import type { Brainstorm, Page } from './device.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'

/** More seeds: `SYNC_SEEDS=1000 npm test -- sync`; one that failed: `SYNC_SEED=17`. */
const seeds = process.env['SYNC_SEED']
  ? [Number(process.env['SYNC_SEED'])]
  : Array.from({ length: Number(process.env['SYNC_SEEDS'] ?? 6) }, (_, index) => index + 1)
const steps = 60

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test.each(seeds)(
  '[C1] [C2] [C4] on unreliable networks all devices converge and every answer exists once (seed %i)',
  async (seed) => {
    const random = seeded(seed)
    const laptop = createDevice(server.url, server.url)
    const brainstorm = await facilitate(laptop)
    const clients = await openClients(server, laptop, brainstorm, 2 + random.below(7))
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

async function act(random: Random, client: Client, brainstorm: Brainstorm, answers: string[]): Promise<void> {
  const { page, isFacilitator } = client
  const dice = random.number()
  if (disturb(random, dice, client)) return someTurns(random)
  if (dice < 0.6 || !isFacilitator) {
    const text = `Answer ${answers.length}`
    answers.push(text)
    answer(page, brainstorm, text)
  } else edit(random, page, brainstorm)
  await someTurns(random)
}

function edit(random: Random, page: Page, { objectId }: Brainstorm): void {
  const { doc } = page.room.documents.get({ kind: 'desk', id: objectId }).view.getState()
  const [groups, posts] = [readGroups(doc), readPosts(doc)]
  const at = { multiTopicId: readTopics(doc)[0]?.id ?? '', questionId: readQuestions(doc)[0]?.id ?? '' }
  const isNew = groups.length === 0 || random.chance(0.3)
  editOrUndo(random, doc, (desk) => {
    if (isNew) createGroup(desk, { id: crypto.randomUUID(), title: `Group ${groups.length}`, ...at })
    else if (posts.length === 0 || random.chance(0.3))
      renameGroup(desk, random.pick(groups).id, `Renamed ${random.below(1000)}`)
    else if (random.chance(0.2)) ungroupPost(desk, random.pick(posts).id)
    else movePost(desk, random.pick(posts).id, random.pick(groups).id)
  })
}

function isSame(one: Y.Doc, other: Y.Doc): boolean {
  return sameValue(contentOf(one), contentOf(other))
}
