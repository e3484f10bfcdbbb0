import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { closeCodes } from '#domain/errors.ts'
import { renaming } from '#support/documents/edits.ts'
import { authFrame, closeFrame, syncStep1Frame, updateFrame } from '#support/documents/frames.ts'
import { collaborationScene } from './scene.ts'

const at = collaborationScene()

afterEach(() => at.server.everyoneLeaves())

function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
}

test('[H10] opening a document repeatedly opens it once', async () => {
  const reader = await at.server.connect()
  const again = Array.from({ length: 50 }, () => authFrame(at.workshop.board, at.pat.token))
  reader.send(...again.slice(0, 20))
  await reader.next('authenticated')
  await reader.read(at.workshop.board)
  const { client: fay, doc: desk } = await at.atDesk()
  fay.send(updateFrame(at.workshop.desk, renaming(desk, 'Sent once')))
  await reader.next('update')
  await reader.sync(at.workshop.board)
  expect(reader.received.filter(({ kind }) => kind === 'update')).toEqual([])
})

test('[H10] session suffixes of a document name are refused', async () => {
  const client = await at.server.connect()
  for (let index = 0; index < 10; index += 1)
    expect(await client.open(`${at.workshop.board}\0${index}`, at.pat.token)).toBe('permission-denied')
  expect(at.server.collaboration.metrics()['open_documents']).toBe(0)
})

test('[H10] a socket has at most six documents at a time', async () => {
  const client = await at.server.connect()
  const others = await Promise.all(
    [1, 2, 3].map(() => at.server.people.workshop({ facilitator: at.workshop.facilitator })),
  )
  const names = [at.workshop, ...others].flatMap(({ state, board }) => [state, board])
  for (const name of names.slice(0, 6))
    expect(await client.open(name, at.workshop.facilitator.token)).toBe('readonly')
  expect(await client.open(names[6] ?? '', at.workshop.facilitator.token)).toBe('permission-denied')
  client.send(closeFrame(names[0] ?? ''))
  await client.next('closed')
  expect(await client.open(names[6] ?? '', at.workshop.facilitator.token)).toBe('readonly')
})

const weird = [
  '',
  ' ',
  '/',
  'board',
  'board/',
  'board/../../etc/passwd',
  '../../x',
  '__proto__/x',
  'constructor/x',
  'state/',
  'state/__proto__',
  `board/${randomUUID().toUpperCase()}`,
  `BOARD/${randomUUID()}`,
  `board/${randomUUID()} `,
  `desk/${randomUUID()}/x`,
  'x'.repeat(10_000),
  'board/\u0000',
  '\u{1F600}',
]

test('[H11] invalid names and missing documents are refused in the same way as those of others', async () => {
  const stranger = await at.server.people.account()
  const foreign = [at.workshop.state, at.workshop.desk, at.workshop.board, at.workshop.tally]
  const unknown = [`board/${randomUUID()}`, `desk/${randomUUID()}`, 'state/23456789']
  const loaded = at.server.collaboration.metrics()['loaded_documents'] ?? 0
  for (const name of [...foreign, ...unknown, ...weird]) {
    for (const token of [stranger.token, '']) {
      const client = await at.server.connect()
      expect(await client.open(name, token), JSON.stringify(name.slice(0, 50))).toBe('permission-denied')
      expect(client.received).toEqual([])
      await client.close()
    }
  }
  expect(at.server.collaboration.metrics()['loaded_documents']).toBe(loaded)
})

test('[H11] a socket that tries many missing documents is closed, and nothing was loaded for it', async () => {
  const loaded = at.server.collaboration.metrics()['loaded_documents'] ?? 0
  const client = await at.server.connect()
  for (let index = 0; index < 3000; index += 1) client.send(authFrame(`board/${randomUUID()}`, at.pat.token))
  expect((await client.closed).code).toBe(closeCodes.tooFast.code)
  expect(client.received.length).toBeLessThan(50)
  expect(at.server.collaboration.metrics()['loaded_documents']).toBe(loaded)
})

test('[H11] a refused document can be tried again, and opens once it is allowed', async () => {
  const client = await at.server.connect()
  expect(await client.open(at.workshop.board, '')).toBe('permission-denied')
  client.send(syncStep1Frame(at.workshop.board))
  client.send(
    authFrame(at.workshop.board, ''),
    authFrame(at.workshop.board, at.pat.token),
    syncStep1Frame(at.workshop.board),
  )
  await client.next('denied')
  await client.next('authenticated')
  await client.next('syncStep2')
})

test('a document closed and reopened immediately keeps receiving changes', async () => {
  const reader = await at.open(at.pat, at.workshop.board)
  reader.sendTogether(
    closeFrame(at.workshop.board),
    authFrame(at.workshop.board, at.pat.token),
    syncStep1Frame(at.workshop.board),
  )
  await reader.next('closed')
  await reader.next('authenticated')
  await reader.next('syncStep2')
  const { client: fay, doc } = await at.atDesk()
  fay.send(updateFrame(at.workshop.desk, renaming(doc, 'Still listening')))
  await reader.next('update')
})

test('people waiting for a document while it loads receive it once', async () => {
  const fresh = await at.server.people.workshop()
  const people = await at.server.people.participants(fresh.workshopId, 20)
  const fay = await at.server.connect()
  await fay.mustOpen(fresh.desk, fresh.facilitator.token)
  fay.send(updateFrame(fresh.desk, renaming(await fay.read(fresh.desk), 'Once')))
  await fay.next('syncStatus')
  const clients = await Promise.all(people.map(() => at.server.connect()))
  clients.forEach((client, index) =>
    client.send(authFrame(fresh.board, people[index]?.token ?? ''), syncStep1Frame(fresh.board)),
  )
  for (const client of clients) {
    await client.next('syncStep2')
    await client.sync(fresh.board)
    expect(client.received.filter(({ kind }) => kind === 'update')).toEqual([])
  }
})

test('[H12] failed loads leave no document and no timer behind, and say "try again"', async () => {
  const others = await Promise.all(Array.from({ length: 20 }, () => at.server.people.workshop()))
  await Promise.all(others.map((other) => at.server.access.document({ kind: 'nobody' }, other.board)))
  // The facts that decide rights are cached for a moment, so the loads are what fails.
  await at.server.breakDatabase()
  const timersBefore = timers()
  const loaded = at.server.collaboration.metrics()['loaded_documents']
  const closings = await Promise.all(
    others.flatMap((other) =>
      [1, 2, 3].map(async () => {
        const client = await at.server.connect()
        client.send(authFrame(other.board, other.facilitator.token))
        return await client.closed
      }),
    ),
  )
  await at.server.mendDatabase()
  expect(new Set(closings.map(({ code }) => code))).toEqual(new Set([closeCodes.tryAgain.code]))
  expect(at.server.collaboration.metrics()['loaded_documents']).toBe(loaded)
  expect(timers()).toBeLessThanOrEqual(timersBefore + 10)
  const [other] = others
  const client = await at.server.connect()
  await client.mustOpen(other?.board ?? '', other?.facilitator.token ?? '')
  await client.read(other?.board ?? '')
})
