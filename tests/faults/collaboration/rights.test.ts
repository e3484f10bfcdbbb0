import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { nameIn, renaming } from '#support/documents/edits.ts'
import { authFrame, updateFrame } from '#support/documents/frames.ts'
import type { BuiltWorkshop, Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'
import { disconnected, messages, openDocument, openTab, synced } from '#support/documents/realProvider.ts'

let server: CollaborationServer
let workshop: BuiltWorkshop
let pat: Person

beforeAll(async () => {
  server = await startCollaborationServer({ times: { sweepMs: 50, renewTokenMs: 2000, pingMs: 200 } })
  workshop = await server.people.workshop()
  pat = await server.people.participant(workshop.workshopId)
})
afterAll(() => server.stop())

async function inRoom(person: Person, ...names: string[]): Promise<RawClient> {
  const client = await server.connect()
  for (const name of names) {
    await client.mustOpen(name, person.token)
    await client.sync(name)
  }
  return client
}

async function closesWithin(client: RawClient, ms: number): Promise<number> {
  const startedAt = performance.now()
  const { code } = await client.closed
  expect(performance.now() - startedAt).toBeLessThan(ms)
  return code
}

function tell(workshopId: WorkshopId, userId: UserId | null): void {
  server.signals.emit('rightsChanged', { workshopId, userId })
}

test('[HT19] a removed person loses access within two seconds, is told so, and cannot return', async () => {
  const other = await server.people.participant(workshop.workshopId)
  const kicked = await inRoom(other, workshop.state, workshop.board)
  const kickedTwice = await inRoom(other, workshop.board)
  const stays = await inRoom(pat, workshop.state)
  await server.pool.query('update public.members set removed = true where id = $1', [other.userId])
  tell(workshop.workshopId, other.userId)
  expect(await closesWithin(kicked, 2000)).toBe(closeCodes.removed.code)
  expect(await closesWithin(kickedTwice, 2000)).toBe(closeCodes.removed.code)
  const back = await server.connect()
  expect(await back.open(workshop.state, other.token)).toBe(closeCodes.removed.reason)
  expect((await back.closed).code).toBe(closeCodes.removed.code)
  const place = await server.people.workshop()
  expect(await (await server.connect()).open(place.state, other.token)).toBe('permission-denied')
  await stays.sync(workshop.state)
})

test('[HT19] no edit of a removed facilitator is accepted', async () => {
  const ben = await server.people.account({ firstName: 'Ben' })
  await server.people.addFacilitator(workshop.workshopId, ben)
  const client = await inRoom(ben, workshop.desk)
  const doc = await client.read(workshop.desk)
  await server.pool.query('delete from public.facilitators where user_id = $1', [ben.userId])
  tell(workshop.workshopId, ben.userId)
  expect(await closesWithin(client, 2000)).toBe(closeCodes.rightsChanged.code)
  client.send(updateFrame(workshop.desk, renaming(doc, 'Smuggled')))
  const fay = await inRoom(workshop.facilitator, workshop.desk)
  expect(nameIn(await fay.read(workshop.desk))).not.toBe('Smuggled')
})

test('[HT19] a new facilitator reconnects and may write', async () => {
  const ben = await server.people.account({ firstName: 'Ben' })
  await server.pool.query(
    'update public.workshops set template = true, template_public = true where id = $1',
    [workshop.workshopId],
  )
  tell(workshop.workshopId, null)
  const looking = await inRoom(ben, workshop.board)
  await server.people.addFacilitator(workshop.workshopId, ben)
  expect(await closesWithin(looking, 2000)).toBe(closeCodes.rightsChanged.code)
  expect(await (await server.connect()).open(workshop.desk, ben.token)).toBe('read-write')
  await server.pool.query('update public.workshops set template = false where id = $1', [workshop.workshopId])
  tell(workshop.workshopId, null)
})

test('hiding a part closes its board for participants and nothing else', async () => {
  const reader = await inRoom(pat, workshop.state, workshop.board)
  const fay = await inRoom(workshop.facilitator, workshop.desk, workshop.board)
  await server.pool.query('update public.parts set hidden = true where id = $1', [workshop.partId])
  tell(workshop.workshopId, null)
  expect((await reader.next('closed', workshop.board)).text).toBe('rights-changed')
  await reader.sync(workshop.state)
  await fay.sync(workshop.board)
  const doc = await fay.read(workshop.desk)
  fay.send(updateFrame(workshop.desk, renaming(doc, 'Behind the curtain')))
  await fay.next('update', workshop.board)
  expect(await reader.open(workshop.board, pat.token)).toBe('permission-denied')
  expect(reader.received.filter(({ kind }) => kind === 'update')).toEqual([])
  await server.pool.query('update public.parts set hidden = false where id = $1', [workshop.partId])
  tell(workshop.workshopId, null)
  expect(await reader.open(workshop.board, pat.token)).toBe('readonly')
  expect(nameIn(await reader.read(workshop.board))).toBe('Behind the curtain')
})

test('a change of rights while a document is being opened takes effect', async () => {
  const loading = Promise.withResolvers<undefined>()
  const reached = Promise.withResolvers<undefined>()
  const onLoadDocument = (): Promise<undefined> => {
    reached.resolve(undefined)
    return loading.promise
  }
  const own = await startCollaborationServer({ extensions: [{ onLoadDocument }] })
  const place = await own.people.workshop()
  const other = await own.people.participant(place.workshopId)
  const client = await own.connect()
  await client.mustOpen(place.board, other.token)
  await reached.promise
  await own.pool.query('update public.members set removed = true where id = $1', [other.userId])
  own.signals.emit('rightsChanged', { workshopId: place.workshopId, userId: other.userId })
  loading.resolve(undefined)
  expect((await client.closed).code).toBe(closeCodes.removed.code)
  await own.stop()
})

test('when the database is unavailable during a change of rights, nobody keeps old rights', async () => {
  const own = await startCollaborationServer()
  const place = await own.people.workshop()
  const client = await own.connect()
  await client.mustOpen(place.board, place.facilitator.token)
  await own.breakDatabase()
  own.signals.emit('rightsChanged', { workshopId: place.workshopId, userId: null })
  expect((await client.closed).code).toBe(closeCodes.tryAgain.code)
  await own.mendDatabase()
  await own.stop()
})

test('[H25] an expired token closes the socket', async () => {
  const short = { ...workshop.facilitator }
  short.token = await server.people.accountToken(short.userId, 3)
  const client = await inRoom(short, workshop.desk)
  expect(await closesWithin(client, 5000)).toBe(closeCodes.unauthenticated.code)
  expect(await (await server.connect()).open(workshop.desk, short.token)).toBe('unauthenticated')
})

test('[H25] a new token is requested before the old one expires, and keeps the socket open', async () => {
  const tab = openTab(server)
  const lives = [4, 3600]
  const asked: number[] = []
  const desk = openDocument(tab, workshop.desk, () => {
    const life = lives.shift() ?? 3600
    asked.push(life)
    return server.people.accountToken(workshop.facilitator.userId, life)
  })
  await synced(desk)
  // Pings come every 200 ms, so these take longer than the first token is valid.
  expect(await Promise.race([messages(tab, 30), disconnected(tab)])).toBe('messages')
  expect(asked).toEqual([4, 3600])
  tab.destroy()
})

test('a token of another person on the same socket is refused, and closes the socket if a document is open', async () => {
  const client = await inRoom(pat, workshop.board)
  const other = await server.people.participant(workshop.workshopId)
  expect(await client.open(workshop.state, other.token)).toBe('unauthenticated')
  client.send(authFrame(workshop.board, other.token))
  expect((await client.closed).code).toBe(closeCodes.unauthenticated.code)
})

test('a socket without authentication is closed', async () => {
  const own = await startCollaborationServer({
    limits: { authenticationMs: 2000 },
    times: { sweepMs: 50 },
  })
  const silent = await own.connect()
  const nobody = await own.connect()
  expect(await nobody.open('state/23456789', '')).toBe('permission-denied')
  expect((await silent.closed).code).toBe(closeCodes.unauthenticated.code)
  expect((await nobody.closed).code).toBe(closeCodes.unauthenticated.code)
  await own.stop()
})
