import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import { endWorkshop } from '#server/commands/end.ts'
import { rowsAuthor } from '#server/commands/workshops.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import type { CollaborationServer } from '#support/servers/collaborationServer.ts'
import { nameIn, renaming } from '#support/documents/edits.ts'
import { updateFrame } from '#support/documents/frames.ts'
import type { BuiltWorkshop, Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'

let server: CollaborationServer
let workshop: BuiltWorkshop
let pat: Person

beforeAll(async () => {
  server = await startCollaborationServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  workshop = await server.people.workshop()
  pat = await server.people.participant(workshop.workshopId)
})

async function open(person: Person, name: string): Promise<RawClient> {
  const client = await server.connect()
  await client.mustOpen(name, person.token)
  return client
}

async function end(): Promise<void> {
  await server.ticks.submit(endWorkshop(rowsAuthor, workshop.workshopId, []))
  server.signals.emit('rightsChanged', { workshopId: workshop.workshopId, userId: null })
}

test('[E1] after the end only facilitators can read desks, and their edits are not accepted', async () => {
  const fay = await open(workshop.facilitator, workshop.desk)
  const doc = await fay.read(workshop.desk)
  await end()
  expect((await fay.closed).code).toBe(closeCodes.rightsChanged.code)
  const again = await server.connect()
  expect(await again.open(workshop.desk, workshop.facilitator.token)).toBe('readonly')
  await again.read(workshop.desk)
  await again.next('syncStatus', workshop.desk)
  again.send(updateFrame(workshop.desk, renaming(doc, 'Too late')))
  expect((await again.next('syncStatus', workshop.desk)).isTaken).toBe(false)
  expect(nameIn(await again.read(workshop.desk))).not.toBe('Too late')
  expect(await (await server.connect()).open(workshop.desk, pat.token)).toBe('permission-denied')
})

test('[E1] an edit from a socket that has not heard of the end yet is not accepted either', async () => {
  const fay = await open(workshop.facilitator, workshop.desk)
  const update = renaming(await fay.read(workshop.desk), 'Too late')
  await server.ticks.submit(endWorkshop(rowsAuthor, workshop.workshopId, []))
  fay.send(updateFrame(workshop.desk, update))
  expect((await fay.closed).code).toBe(closeCodes.rightsChanged.code)
  const again = await open(workshop.facilitator, workshop.board)
  expect(nameIn(await again.read(workshop.board))).not.toBe('Too late')
})

test('[E2] participants stay connected, and see that the session has ended', async () => {
  const ann = await open(pat, workshop.state)
  await ann.sync(workshop.state)
  await end()
  await ann.next('update', workshop.state)
  const doc = await ann.read(workshop.state)
  expect(doc.getMap('workshop').get('ended')).toBe(true)
  expect(ann.isClosed).toBe(false)
})
