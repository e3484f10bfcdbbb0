import { expect, test } from 'vitest'
import { parseServerMessage } from '#domain/serverMessages.ts'
import type { ServerMessage } from '#domain/serverMessages.ts'
import type { FullRoster, DoneNumbers } from '#domain/workshop/roster.ts'
import { clearFinished, markFinished } from '#server/commands/finished.ts'
import type { Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'
import { collaborationScene } from './scene.ts'
import { closeCodes } from '#domain/errors.ts'
import { endWorkshop } from '#server/commands/end.ts'
import { rowsAuthor } from '#server/commands/workshops.ts'
import { nameIn, renaming } from '#support/documents/edits.ts'
import { updateFrame, authFrame } from '#support/documents/frames.ts'
import { newProjectorToken } from '#server/access/projectorTokens.ts'
import { putProjectorLink } from '#server/database/workshops/projectorLinks.ts'
import { createDatabase } from '#server/database/connection/database.ts'

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

async function end(): Promise<void> {
  await at.server.ticks.submit(endWorkshop(rowsAuthor, at.workshop.workshopId, []))
  at.server.signals.emit('rightsChanged', { workshopId: at.workshop.workshopId, userId: null })
}

test('[E1] after the end only facilitators can read desks, and their edits are not accepted', async () => {
  const { client: fay, doc } = await at.atDesk()
  await end()
  expect((await fay.closed).code).toBe(closeCodes.rightsChanged.code)
  const again = await at.server.connect()
  expect(await again.open(at.workshop.desk, at.workshop.facilitator.token)).toBe('readonly')
  await again.read(at.workshop.desk)
  await again.next('syncStatus', at.workshop.desk)
  again.send(updateFrame(at.workshop.desk, renaming(doc, 'Too late')))
  expect((await again.next('syncStatus', at.workshop.desk)).isTaken).toBe(false)
  expect(nameIn(await again.read(at.workshop.desk))).not.toBe('Too late')
  expect(await (await at.server.connect()).open(at.workshop.desk, at.pat.token)).toBe('permission-denied')
})

test('[E1] an edit from a socket that has not heard of the end yet is not accepted either', async () => {
  const { client: fay, doc } = await at.atDesk()
  const update = renaming(doc, 'Too late')
  await at.server.ticks.submit(endWorkshop(rowsAuthor, at.workshop.workshopId, []))
  fay.send(updateFrame(at.workshop.desk, update))
  expect((await fay.closed).code).toBe(closeCodes.rightsChanged.code)
  const again = await at.open(at.workshop.facilitator, at.workshop.board)
  expect(nameIn(await again.read(at.workshop.board))).not.toBe('Too late')
})

test('[E2] participants stay connected, and see that the session has ended', async () => {
  const ann = await at.open(at.pat, at.workshop.state)
  await end()
  await ann.next('update', at.workshop.state)
  const doc = await ann.read(at.workshop.state)
  expect(doc.getMap('workshop').get('ended')).toBe(true)
  expect(ann.isClosed).toBe(false)
})

/** A link as the call creates it. */
async function link(workshopId = at.workshop.workshopId): Promise<string> {
  const { token, hash } = newProjectorToken(workshopId)
  await putProjectorLink(createDatabase(at.server.pool), workshopId, hash)
  tell()
  return token
}

function tell(): void {
  at.server.signals.emit('rightsChanged', { workshopId: at.workshop.workshopId, userId: null })
}

async function screen(token: string): Promise<RawClient> {
  return at.open({ ...at.pat, token }, at.workshop.state)
}

const twoHere = { type: 'roster', count: 2, names: [], nicknames: [], joined: 1, here: 1, finished: {} }

test('[J1] the projector is in no roster and no count, and receives numbers and no name', async () => {
  const client = await screen(await link())
  for (const who of [at.workshop.facilitator, at.pat]) await at.open(who, at.workshop.state)
  for (;;) {
    const { text } = await client.next('stateless', at.workshop.state)
    expect(text).not.toMatch(/Fay|Pat/)
    const message = parseServerMessage(text)
    if (message?.type !== 'roster' || message.count < 2) continue
    expect(message).toEqual(twoHere)
    break
  }
  const people = await at.server.collaboration.rosterOf(at.workshop.workshopId)
  expect(people.map(({ name }) => name)).toEqual(['Fay', 'Pat'])
  expect(at.server.collaboration.connectionsIn(at.workshop.workshopId)).toBe(2)
  const late = await screen(await link())
  const { text } = await late.next('stateless', at.workshop.state)
  expect(parseServerMessage(text)).toEqual(twoHere)
})

test('[J1] [F2] the projector receives how many are done with visible activities; participants receive no such number', async () => {
  // Nobody else has the session open: the marks were set by calls.
  const client = await screen(await link())
  await at.server.ticks.submit(markFinished(await at.authorOf(at.pat), at.workshop, true))
  expect(await numbers(client, { [at.workshop.objectId]: 1 })).toMatchObject({ names: [], joined: 1 })
  const ann = await at.open(at.pat, at.workshop.state)

  await at.server.pool.query('update public.parts set hidden = true where id = $1', [at.workshop.partId])
  tell()
  await numbers(client, {})
  const late = await screen(await link())
  await numbers(late, {})
  await at.server.pool.query('update public.parts set hidden = false where id = $1', [at.workshop.partId])
  tell()
  await numbers(late, { [at.workshop.objectId]: 1 })

  await at.server.pool.query('update public.workshops set ended_at = now() where id = $1', [
    at.workshop.workshopId,
  ])
  at.server.signals.emit('marksChanged', { workshopId: at.workshop.workshopId })
  await numbers(late, undefined)
  await ann.sync(at.workshop.state)
  const heard = ann.received.flatMap((frame) => (frame.kind === 'stateless' ? [frame.text] : []))
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.filter((text) => /finished/.test(text))).toEqual([])
})

/** The first roster with these numbers of people done. */
async function numbers(client: RawClient, finished: DoneNumbers['finished']): Promise<ServerMessage> {
  for (;;) {
    const { text } = await client.next('stateless', at.workshop.state)
    const message = parseServerMessage(text)
    if (message?.type !== 'roster' || !('names' in message)) continue
    if (JSON.stringify(message.finished) === JSON.stringify(finished)) return message
  }
}

test('[J2] a socket stays bound to one link', async () => {
  const other = await at.server.people.workshop()
  const client = await screen(await link())
  client.send(authFrame(at.workshop.state, await link(other.workshopId)))
  expect((await client.closed).code).toBe(closeCodes.unauthenticated.code)
})
