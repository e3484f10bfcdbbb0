import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import type { DoneNumbers } from '#domain/workshop/roster.ts'
import { parseServerMessage } from '#domain/serverMessages.ts'
import type { ServerMessage } from '#domain/serverMessages.ts'
import { newProjectorToken } from '#server/access/projectorTokens.ts'
import { markFinished } from '#server/commands/finished.ts'
import { deleteProjectorLink, putProjectorLink } from '#server/database/workshops/projectorLinks.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { renaming } from '#support/documents/edits.ts'
import { authFrame, awarenessFrame, updateFrame } from '#support/documents/frames.ts'
import type { BuiltWorkshop, Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'

let server: CollaborationServer
let workshop: BuiltWorkshop
let pat: Person

beforeAll(async () => {
  server = await startCollaborationServer({ times: { rosterMs: 50 } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  workshop = await server.people.workshop()
  pat = await server.people.participant(workshop.workshopId, { name: 'Pat' })
})

/** A link as the call creates it. */
async function link(workshopId = workshop.workshopId): Promise<string> {
  const { token, hash } = newProjectorToken(workshopId)
  await putProjectorLink(createDatabase(server.pool), workshopId, hash)
  tell()
  return token
}

function tell(): void {
  server.signals.emit('rightsChanged', { workshopId: workshop.workshopId, userId: null })
}

async function screen(token: string): Promise<RawClient> {
  const client = await server.connect()
  await client.mustOpen(workshop.state, token)
  await client.sync(workshop.state)
  return client
}

test('[J1] the projector reads state and board, and neither desk nor a tally that is not shown; it writes nothing', async () => {
  const client = await screen(await link())
  const token = await link()
  const other = await server.connect()
  expect(await other.open(workshop.board, token)).toBe('readonly')
  expect(await other.open(workshop.desk, token)).toBe('permission-denied')
  expect(await other.open(workshop.tally, token)).toBe('permission-denied')
  const doc = await other.read(workshop.board)
  await other.next('syncStatus', workshop.board)
  other.send(updateFrame(workshop.board, renaming(doc, 'Smuggled')))
  expect((await other.next('syncStatus', workshop.board)).isTaken).toBe(false)
  other.send(awarenessFrame(workshop.board, [{ client: 7, clock: 1, state: { user: 'screen' } }]))
  await other.sync(workshop.board)
  expect((await client.closed).code).toBe(closeCodes.rightsChanged.code)
})

const twoHere = { type: 'roster', count: 2, names: [], nicknames: [], joined: 1, here: 1, finished: {} }

test('[J1] the projector is in no roster and no count, and receives numbers and no name', async () => {
  const client = await screen(await link())
  const fay = await server.connect()
  await fay.mustOpen(workshop.state, workshop.facilitator.token)
  const ann = await server.connect()
  await ann.mustOpen(workshop.state, pat.token)
  for (;;) {
    const { text } = await client.next('stateless', workshop.state)
    expect(text).not.toMatch(/Fay|Pat/)
    const message = parseServerMessage(text)
    if (message?.type !== 'roster' || message.count < 2) continue
    expect(message).toEqual(twoHere)
    break
  }
  const people = await server.collaboration.rosterOf(workshop.workshopId)
  expect(people.map(({ name }) => name)).toEqual(['Fay', 'Pat'])
  expect(server.collaboration.connectionsIn(workshop.workshopId)).toBe(2)
  const late = await screen(await link())
  const { text } = await late.next('stateless', workshop.state)
  expect(parseServerMessage(text)).toEqual(twoHere)
})

test('[J1] [F2] the projector receives how many are done with visible activities; participants receive no such number', async () => {
  // Nobody else has the session open: the marks were set by calls.
  const client = await screen(await link())
  const author = await server.access.author(await server.access.callerOf(pat.token), workshop.workshopId)
  await server.ticks.submit(markFinished(author, workshop, true))
  expect(await numbers(client, { [workshop.objectId]: 1 })).toMatchObject({ names: [], joined: 1 })
  const ann = await server.connect()
  await ann.mustOpen(workshop.state, pat.token)

  await server.pool.query('update public.parts set hidden = true where id = $1', [workshop.partId])
  tell()
  await numbers(client, {})
  const late = await screen(await link())
  await numbers(late, {})
  await server.pool.query('update public.parts set hidden = false where id = $1', [workshop.partId])
  tell()
  await numbers(late, { [workshop.objectId]: 1 })

  await server.pool.query('update public.workshops set ended_at = now() where id = $1', [workshop.workshopId])
  server.signals.emit('marksChanged', { workshopId: workshop.workshopId })
  await numbers(late, undefined)
  await ann.sync(workshop.state)
  const heard = ann.received.flatMap((frame) => (frame.kind === 'stateless' ? [frame.text] : []))
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.filter((text) => /finished/.test(text))).toEqual([])
})

/** The first roster with these numbers of people done. */
async function numbers(client: RawClient, finished: DoneNumbers['finished']): Promise<ServerMessage> {
  for (;;) {
    const { text } = await client.next('stateless', workshop.state)
    const message = parseServerMessage(text)
    if (message?.type !== 'roster' || !('names' in message)) continue
    if (JSON.stringify(message.finished) === JSON.stringify(finished)) return message
  }
}

test('[J2] a revocation closes what the link opened within two seconds, and the link opens nothing afterwards', async () => {
  const token = await link()
  const client = await screen(token)
  const ann = await server.connect()
  await ann.mustOpen(workshop.state, pat.token)
  await deleteProjectorLink(createDatabase(server.pool), workshop.workshopId)
  const startedAt = performance.now()
  tell()
  expect((await client.closed).code).toBe(closeCodes.rightsChanged.code)
  expect(performance.now() - startedAt).toBeLessThan(2000)
  expect(await (await server.connect()).open(workshop.state, token)).toBe('unauthenticated')
  await ann.sync(workshop.state)
})

test('[J2] a socket stays bound to one link', async () => {
  const other = await server.people.workshop()
  const client = await screen(await link())
  client.send(authFrame(workshop.state, await link(other.workshopId)))
  expect((await client.closed).code).toBe(closeCodes.unauthenticated.code)
})

test('[J1] a hidden activity disappears from the projector', async () => {
  const token = await link()
  const client = await screen(token)
  await client.mustOpen(workshop.board, token)
  await server.pool.query('update public.parts set hidden = true where id = $1', [workshop.partId])
  tell()
  expect((await client.next('closed', workshop.board)).text).toBe('rights-changed')
  await client.sync(workshop.state)
  expect(await client.open(workshop.board, token)).toBe('permission-denied')
})
