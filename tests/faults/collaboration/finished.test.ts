import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseServerMessage } from '#domain/serverMessages.ts'
import type { FullRoster } from '#domain/roster.ts'
import { clearFinished, markFinished } from '#server/commands/finished.ts'
import { startCollaborationServer } from '#support/collaborationServer.ts'
import type { CollaborationServer } from '#support/collaborationServer.ts'
import type { BuiltWorkshop, Person } from '#support/people.ts'
import type { RawClient } from '#support/rawClient.ts'

let server: CollaborationServer
let workshop: BuiltWorkshop
beforeAll(async () => {
  server = await startCollaborationServer({ times: { rosterMs: 100 } })
})
afterAll(() => server.stop())

async function enter(person: Person): Promise<RawClient> {
  const client = await server.connect()
  await client.mustOpen(workshop.state, person.token)
  await client.sync(workshop.state)
  return client
}

async function authorOf(person: Person) {
  const caller = await server.access.callerOf(person.token)
  return server.access.author(caller, workshop.workshopId)
}

async function mark(person: Person, finished: boolean): Promise<void> {
  await server.ticks.submit(markFinished(await authorOf(person), workshop, finished))
}

/** The roster that comes once it says this of who is done. */
async function done(client: RawClient, expected: FullRoster['finished']): Promise<FullRoster> {
  for (;;) {
    const { text } = await client.next('stateless', workshop.state)
    const roster = parseServerMessage(text)
    if (roster?.type === 'changed') continue
    if (roster === null || !('people' in roster)) throw new Error(text)
    if (JSON.stringify(roster.finished) === JSON.stringify(expected)) return roster
  }
}

const one = () => ({ [workshop.objectId]: 1 })
const two = () => ({ [workshop.objectId]: 2 })

test('[F2] facilitators see how many of those who are here are done, as marks and people come and go', async () => {
  workshop = await server.people.workshop()
  const fay = await enter(workshop.facilitator)
  await done(fay, {})
  const [ada, ben] = await server.people.participants(workshop.workshopId, 2)
  if (!ada || !ben) throw new Error('nobody came')
  const atAdas = await enter(ada)
  await mark(ada, true)
  await done(fay, one())
  // On a second device it is still one person, and who is not here is not counted.
  const atAdasToo = await enter(ada)
  await mark(ben, true)
  const atBens = await enter(ben)
  expect((await done(fay, two())).count).toBe(3)
  await atAdas.close()
  await atBens.close()
  expect((await done(fay, one())).count).toBe(2)
  await atAdasToo.close()
  await done(fay, {})
  await enter(ada)
  await done(fay, one())
  await mark(ada, false)
  await done(fay, {})

  await mark(ada, true)
  await done(fay, one())
  await server.ticks.submit(clearFinished(await authorOf(workshop.facilitator), workshop))
  await done(fay, {})
})

test('[F2] facilitators are not counted, and who comes late is told at once', async () => {
  workshop = await server.people.workshop()
  const [ada] = await server.people.participants(workshop.workshopId, 1)
  if (!ada) throw new Error('nobody came')
  await enter(ada)
  await mark(workshop.facilitator, true)
  await mark(ada, true)
  await done(await enter(workshop.facilitator), one())
})

test('[F2] [E2] once the workshop is over nobody knows any more, and no number is told', async () => {
  workshop = await server.people.workshop()
  const [ada] = await server.people.participants(workshop.workshopId, 1)
  if (!ada) throw new Error('nobody came')
  const fay = await enter(workshop.facilitator)
  await enter(ada)
  await mark(ada, true)
  await done(fay, one())
  await server.pool.query('delete from public.workshop_keys where workshop_id = $1', [workshop.workshopId])
  server.signals.emit('marksChanged', { workshopId: workshop.workshopId })
  await done(fay, undefined)
})

test('[F2] 200 people who are done at once cost the facilitator a few frames, and the others none', async () => {
  workshop = await server.people.workshop()
  const people = await server.people.participants(workshop.workshopId, 200)
  const clients = await Promise.all(people.map(enter))
  const fay = await enter(workshop.facilitator)
  for (let count = 0; count !== 201;) count = (await done(fay, {})).count
  await Promise.all(clients.map((client) => client.sync(workshop.state)))
  for (const client of clients) client.received.length = 0

  const before = server.collaboration.metrics()['frames_sent'] ?? 0
  await Promise.all(people.map((person) => mark(person, true)))
  await done(fay, { [workshop.objectId]: 200 })
  expect((server.collaboration.metrics()['frames_sent'] ?? 0) - before).toBeLessThan(40)
  await Promise.all(clients.map((client) => client.sync(workshop.state)))
  const told = clients.flatMap(({ received }) => received.filter(({ kind }) => kind === 'stateless'))
  expect(told).toEqual([])
  await server.everyoneLeaves()
})
