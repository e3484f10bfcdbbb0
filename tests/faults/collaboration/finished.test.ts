import { expect, test } from 'vitest'
import { parseServerMessage } from '#domain/serverMessages.ts'
import type { FullRoster } from '#domain/workshop/roster.ts'
import { clearFinished, markFinished } from '#server/commands/finished.ts'
import type { Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'
import { collaborationScene } from './scene.ts'

const rosterMs = 100
const at = collaborationScene({ times: { rosterMs, rosterStepMs: 300, rosterGraceMs: 100 } }, { each: true })

const enter = (person: Person): Promise<RawClient> => at.open(person, at.workshop.state)

async function mark(person: Person, finished: boolean): Promise<void> {
  await at.server.ticks.submit(markFinished(await at.authorOf(person), at.workshop, finished))
}

/** The next roster that matches. */
async function rosterWhere(client: RawClient, isIt: (roster: FullRoster) => boolean): Promise<FullRoster> {
  for (;;) {
    const { text } = await client.next('stateless', at.workshop.state)
    const roster = parseServerMessage(text)
    if (roster?.type === 'changed') continue
    if (roster === null || !('people' in roster)) throw new Error(text)
    if (isIt(roster)) return roster
  }
}

/** The first roster with these numbers of people done. */
function done(client: RawClient, expected: FullRoster['finished']): Promise<FullRoster> {
  return rosterWhere(client, ({ finished }) => JSON.stringify(finished) === JSON.stringify(expected))
}

/** The first roster that shows so many people. */
function counted(client: RawClient, expected: number): Promise<FullRoster> {
  return rosterWhere(client, ({ count }) => count === expected)
}

const one = () => ({ [at.workshop.objectId]: 1 })
const two = () => ({ [at.workshop.objectId]: 2 })

test('[F2] [A4] facilitators see how many of those who joined are done, and arrivals and departures change no number', async () => {
  const fay = await enter(at.workshop.facilitator)
  await done(fay, {})
  const [ada, ben] = await at.server.people.participants(at.workshop.workshopId, 2)
  if (!ada || !ben) throw new Error('nobody came')
  const atAdas = await enter(ada)
  await mark(ada, true)
  // Pat has joined too, and is not there.
  expect((await done(fay, one())).joined).toBe(3)
  // A second device of the same person does not count, and absent people do.
  await enter(ada)
  await mark(ada, true)
  await mark(ben, true)
  expect((await done(fay, two())).count).toBe(2)
  await enter(ben)
  expect(await counted(fay, 3)).toMatchObject({ joined: 3, here: 2, finished: two() })
  await atAdas.close()
  at.server.signals.emit('wentOffline', { userId: ada.userId })
  expect(await counted(fay, 2)).toMatchObject({ joined: 3, here: 1, finished: two() })
  await enter(ada)
  expect(await counted(fay, 3)).toMatchObject({ joined: 3, finished: two() })
  await mark(ada, false)
  await done(fay, one())
  await at.server.ticks.submit(clearFinished(await at.authorOf(at.workshop.facilitator), at.workshop))
  await done(fay, {})
})

test('[F2] a removed person no longer counts as joined, and the number of marks reveals nothing about theirs', async () => {
  const people = await at.server.people.participants(at.workshop.workshopId, 3)
  const [ada, ben] = people
  if (!ada || !ben) throw new Error('nobody came')
  const fay = await enter(at.workshop.facilitator)
  const atAdas = await enter(ada)
  await mark(ada, true)
  expect((await done(fay, one())).joined).toBe(4)
  for (const [joined, person] of [[3, ada] as const, [2, ben] as const]) {
    await at.server.pool.query('update public.members set removed = true where id = $1', [person.userId])
    at.server.access.forget({ workshopId: at.workshop.workshopId, userId: person.userId })
    at.server.signals.emit('rightsChanged', { workshopId: at.workshop.workshopId, userId: person.userId })
    const roster = await rosterWhere(fay, (now) => now.joined === joined)
    expect(roster).toMatchObject({ count: 1, finished: one() })
  }
  expect((await atAdas.closed).reason).toBe('removed')
})

test('[F2] facilitators do not count, and a late facilitator gets the numbers at once', async () => {
  const [ada] = await at.server.people.participants(at.workshop.workshopId, 1)
  if (!ada) throw new Error('nobody came')
  await enter(ada)
  await mark(at.workshop.facilitator, true)
  await mark(ada, true)
  await done(await enter(at.workshop.facilitator), one())
})

test('[F2] [E2] after the end the marks can no longer be attributed, and no number is sent', async () => {
  const [ada] = await at.server.people.participants(at.workshop.workshopId, 1)
  if (!ada) throw new Error('nobody came')
  const fay = await enter(at.workshop.facilitator)
  await enter(ada)
  await mark(ada, true)
  await done(fay, one())
  await at.server.pool.query('update public.workshops set ended_at = now() where id = $1', [
    at.workshop.workshopId,
  ])
  at.server.signals.emit('marksChanged', { workshopId: at.workshop.workshopId })
  await done(fay, undefined)
})

test('[F2] 200 people marking themselves at once cost the facilitator a few frames, and the others none', async () => {
  const people = await at.server.people.participants(at.workshop.workshopId, 200)
  const clients = await Promise.all(people.map(enter))
  const fay = await enter(at.workshop.facilitator)
  await counted(fay, 201)
  await Promise.all(clients.map((client) => client.sync(at.workshop.state)))
  for (const client of clients) client.received.length = 0

  let frames = 0
  fay.socket.on('message', () => (frames += 1))
  const startedAt = performance.now()
  await Promise.all(people.map((person) => mark(person, true)))
  await done(fay, { [at.workshop.objectId]: 200 })
  // One for each interval, of which a busy machine needs more.
  expect(frames).toBeLessThan(5 + (performance.now() - startedAt) / rosterMs)
  await Promise.all(clients.map((client) => client.sync(at.workshop.state)))
  const messages = clients.flatMap(({ received }) => received.filter(({ kind }) => kind === 'stateless'))
  expect(messages).toEqual([])
  await at.server.everyoneLeaves()
})
