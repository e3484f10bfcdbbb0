import { expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { startCollaborationServer } from '#support/servers/collaborationServer.ts'
import { nameIn, renaming } from '#support/documents/edits.ts'
import { authFrame, updateFrame } from '#support/documents/frames.ts'
import type { RawClient } from '#support/documents/rawClient.ts'
import { disconnected, messages, openDocument, openTab, synced } from '#support/documents/realProvider.ts'
import { collaborationScene } from './scene.ts'

const at = collaborationScene({ times: { sweepMs: 50, renewTokenMs: 2000, pingMs: 200 } })

async function closesWithin(client: RawClient, ms: number): Promise<number> {
  const startedAt = performance.now()
  const { code } = await client.closed
  expect(performance.now() - startedAt).toBeLessThan(ms)
  return code
}

function tell(workshopId: WorkshopId, userId: UserId | null): void {
  at.server.signals.emit('rightsChanged', { workshopId, userId })
}

test('[HT19] a new facilitator reconnects and may write', async () => {
  const ben = await at.server.people.account({ firstName: 'Ben' })
  await at.server.pool.query(
    'update public.workshops set template = true, template_public = true where id = $1',
    [at.workshop.workshopId],
  )
  tell(at.workshop.workshopId, null)
  const looking = await at.open(ben, at.workshop.board)
  await at.server.people.addFacilitator(at.workshop.workshopId, ben)
  expect(await closesWithin(looking, 2000)).toBe(closeCodes.rightsChanged.code)
  expect(await (await at.server.connect()).open(at.workshop.desk, ben.token)).toBe('read-write')
  await at.server.pool.query('update public.workshops set template = false where id = $1', [
    at.workshop.workshopId,
  ])
  tell(at.workshop.workshopId, null)
})

test('hiding a part closes its board for participants and nothing else', async () => {
  const reader = await at.open(at.pat, at.workshop.state, at.workshop.board)
  const fay = await at.open(at.workshop.facilitator, at.workshop.desk, at.workshop.board)
  await at.server.pool.query('update public.parts set hidden = true where id = $1', [at.workshop.partId])
  tell(at.workshop.workshopId, null)
  expect((await reader.next('closed', at.workshop.board)).text).toBe('rights-changed')
  await reader.sync(at.workshop.state)
  await fay.sync(at.workshop.board)
  const doc = await fay.read(at.workshop.desk)
  fay.send(updateFrame(at.workshop.desk, renaming(doc, 'Behind the curtain')))
  await fay.next('update', at.workshop.board)
  expect(await reader.open(at.workshop.board, at.pat.token)).toBe('permission-denied')
  expect(reader.received.filter(({ kind }) => kind === 'update')).toEqual([])
  await at.server.pool.query('update public.parts set hidden = false where id = $1', [at.workshop.partId])
  tell(at.workshop.workshopId, null)
  expect(await reader.open(at.workshop.board, at.pat.token)).toBe('readonly')
  expect(nameIn(await reader.read(at.workshop.board))).toBe('Behind the curtain')
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
  const short = { ...at.workshop.facilitator }
  short.token = await at.server.people.accountToken(short.userId, 3)
  const client = await at.open(short, at.workshop.desk)
  expect(await closesWithin(client, 5000)).toBe(closeCodes.unauthenticated.code)
  expect(await (await at.server.connect()).open(at.workshop.desk, short.token)).toBe('unauthenticated')
})

test('[H25] a new token is requested before the old one expires, and keeps the socket open', async () => {
  const tab = openTab(at.server)
  const lives = [4, 3600]
  const asked: number[] = []
  const desk = openDocument(tab, at.workshop.desk, () => {
    const life = lives.shift() ?? 3600
    asked.push(life)
    return at.server.people.accountToken(at.workshop.facilitator.userId, life)
  })
  await synced(desk)
  // Pings come every 200 ms, so these take longer than the first token is valid.
  expect(await Promise.race([messages(tab, 30), disconnected(tab)])).toBe('messages')
  expect(asked).toEqual([4, 3600])
  tab.destroy()
})

test('a token of another person on the same socket is refused, and closes the socket if a document is open', async () => {
  const client = await at.open(at.pat, at.workshop.board)
  const other = await at.server.people.participant(at.workshop.workshopId)
  expect(await client.open(at.workshop.state, other.token)).toBe('unauthenticated')
  client.send(authFrame(at.workshop.board, other.token))
  expect((await client.closed).code).toBe(closeCodes.unauthenticated.code)
})
