import { randomBytes, randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { workshopLockKey } from '#server/database/contents/journal.ts'
import { closeCodes } from '#domain/errors.ts'
import { renaming, updateOf } from '#support/documents/edits.ts'
import {
  authFrame,
  frame,
  pingBytes,
  pongBytes,
  syncStep1Frame,
  syncStep2Frame,
  textFrame,
  updateFrame,
} from '#support/documents/frames.ts'
import { collaborationScene } from './scene.ts'

const megabyte = 1024 * 1024
const at = collaborationScene({ limits: { addressWrongTokens: { burst: 40, perSecond: 0.001 } } })

/** Runs an attack while an honest reader continuously requests the board. */
async function honestTimesDuring(attack: () => Promise<unknown>): Promise<number> {
  const honest = await at.open(at.pat, at.workshop.board)
  const times: number[] = []
  let isOver = false
  const attacking = attack().finally(() => (isOver = true))
  while (!isOver || times.length < 3) {
    const startedAt = performance.now()
    await honest.sync(at.workshop.board)
    times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await attacking
  await honest.close()
  times.sort((one, other) => one - other)
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0
}

function rss(): number {
  return process.memoryUsage().rss / megabyte
}

test('[H13] a socket is closed at the fifth wrong token', async () => {
  const client = await at.server.connect()
  for (let index = 0; index < 4; index += 1)
    expect(await client.open(at.workshop.board, `${at.pat.token.slice(0, -3)}x${index}`)).toBe(
      'unauthenticated',
    )
  client.send(authFrame(at.workshop.board, 'wrong'))
  expect((await client.closed).code).toBe(closeCodes.tooManyAttempts.code)
})

test('[H13] documents opened at once with one expired token count as one wrong token', async () => {
  const expired = await at.server.people.accountToken(at.workshop.facilitator.userId, -60)
  const client = await at.server.connect()
  const names = [at.workshop.state, at.workshop.desk, at.workshop.board, at.workshop.tally]
  const foreign = [randomUUID(), randomUUID()].map((id) => `board/${id}`)
  client.send(...[...names, ...foreign].map((name) => authFrame(name, expired)))
  for (const name of [...names, ...foreign])
    expect((await client.next('denied', name)).reason).toBe('unauthenticated')
  expect(await client.open(at.workshop.board, at.workshop.facilitator.token)).toBe('readonly')
})

test('[H13] when an address keeps guessing, each wrong token closes its socket, and valid ones are still accepted', async () => {
  const codes = new Set<number>()
  while (!codes.has(closeCodes.tooManyAttempts.code)) {
    const client = await at.server.connect()
    const isClosed = (await client.open(at.workshop.board, 'wrong')) !== 'unauthenticated'
    if (isClosed) codes.add((await client.closed).code)
    else await client.close()
  }
  const people = await at.server.people.participants(at.workshop.workshopId, 100)
  const opened = await Promise.all(
    people.map(async ({ token }) => {
      const client = await at.server.connect()
      const answer = await client.open(at.workshop.board, token)
      await client.close()
      return answer
    }),
  )
  expect(new Set(opened)).toEqual(new Set(['readonly']))
})

test('[H14] frames before a token are discarded', async () => {
  const client = await at.server.connect()
  for (let index = 0; index < 300; index += 1) client.send(textFrame(at.workshop.board, 5, 'x'.repeat(500)))
  expect(await client.open(at.workshop.board, at.pat.token)).toBe('readonly')
  await client.close()
})

test.each([
  ['many', 150, 10, closeCodes.tooFast.code],
  ['large', 8, 50_000, closeCodes.tooLarge.code],
])('[H14] frames that wait for a document to open are bounded: %s', async (_what, count, bytes, code) => {
  const fresh = await at.server.people.workshop()
  const client = await at.server.connect()
  const waiting = Array.from({ length: count }, () => updateFrame(fresh.board, randomBytes(bytes)))
  client.send(authFrame(fresh.board, fresh.facilitator.token), ...waiting)
  expect((await client.closed).code).toBe(code)
})

test('[H14] 200 unauthenticated sockets with megabytes each are closed, and memory stays bounded', async () => {
  const before = rss()
  const large = updateFrame(at.workshop.board, randomBytes(megabyte))
  const p99 = await honestTimesDuring(async () => {
    const closings = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const client = await at.server.connect()
        client.send(large, large)
        return await client.closed
      }),
    )
    // A client that is still writing sees the connection break instead of the close reason.
    for (const { code } of closings) expect([closeCodes.tooLarge.code, 1006]).toContain(code)
  })
  expect(rss() - before).toBeLessThan(400)
  expect(p99).toBeLessThan(2000)
})

test('[H15] [Z33] a frame over the limit closes the socket before it is buffered', async () => {
  const client = await at.open(at.pat, at.workshop.board)
  client.send(syncStep2Frame(at.workshop.board, randomBytes(3 * megabyte)))
  expect([closeCodes.tooLarge.code, 1006]).toContain((await client.closed).code)
  const { client: fay } = await at.atDesk()
  fay.send(updateFrame(at.workshop.desk, randomBytes(5 * megabyte)))
  expect([closeCodes.tooLarge.code, 1006]).toContain((await fay.closed).code)
})

test('[H16] a flood is cut off before it is queued, however slow the database is', async () => {
  const blocker = await at.server.pool.connect()
  await blocker.query(`select pg_advisory_lock(${workshopLockKey(at.workshop.workshopId)})`)
  onTestFinished(() => blocker.release(true))
  const before = rss()
  const { client: fay, doc } = await at.atDesk()
  const text = 'x'.repeat(60_000)
  let sent = 0
  while (!fay.isClosed && sent < 400 * megabyte) {
    const update = updateFrame(
      at.workshop.desk,
      updateOf(doc, () => doc.getMap('info').set('flood', `${text}${sent}`)),
    )
    await new Promise<void>((resolve) => fay.socket.send(update, () => setImmediate(resolve)))
    sent += update.length
  }
  expect([closeCodes.tooFast.code, 1006]).toContain((await fay.closed).code)
  expect(sent).toBeLessThan(40 * megabyte)
  expect(rss() - before).toBeLessThan(300)
  await blocker.query('select pg_advisory_unlock_all()')
  // What was accepted before the cut is saved nevertheless.
  await at.atDesk()
})

test('[H16] [Z33] small frames are limited by their number', async () => {
  const ping = await at.open(at.pat, at.workshop.board)
  for (let index = 0; index < 1000; index += 1) ping.socket.ping()
  // The websocket itself closes a connection with too many pings.
  expect([closeCodes.tooFast.code, 1006]).toContain((await ping.closed).code)
  const pong = await at.open(at.pat, at.workshop.board)
  for (let index = 0; index < 1000; index += 1) pong.send(pongBytes)
  expect((await pong.closed).code).toBe(closeCodes.tooFast.code)
})

test('[H17] a reader that takes no data is disconnected, and repeated full syncs are expensive', async () => {
  const own = await at.server.people.workshop()
  const fay = await at.server.connect()
  await fay.mustOpen(own.desk, own.facilitator.token)
  const doc = await fay.read(own.desk)
  const large = updateOf(doc, () => {
    for (let index = 0; index < 20; index += 1) doc.getMap('info').set(`k${index}`, 'x'.repeat(50_000))
  })
  fay.send(syncStep2Frame(own.desk, large))
  await fay.next('syncStatus')
  const before = rss()
  const reader = await at.server.connect()
  await reader.mustOpen(own.desk, own.facilitator.token)
  reader.socket.pause()
  const closed = (): number =>
    (at.server.collaboration.metrics()['closed_slowReader'] ?? 0) +
    (at.server.collaboration.metrics()['closed_tooFast'] ?? 0)
  const closedBefore = closed()
  for (let index = 0; index < 600; index += 1) reader.send(syncStep1Frame(own.desk))
  await at.server.figure('sockets', () => closed() > closedBefore)
  expect(rss() - before).toBeLessThan(200)
})

test('[HT13] an unknown message type closes the socket, also without a document name', async () => {
  for (const bytes of [
    frame(at.workshop.board, 9, () => undefined),
    frame(at.workshop.board, 99, () => undefined),
    // The server's own broadcast.
    textFrame(at.workshop.board, 6, 'to everyone'),
    Uint8Array.of(),
    Uint8Array.of(3),
    pingBytes,
  ]) {
    const client = await at.open(at.pat, at.workshop.board)
    client.send(bytes)
    expect((await client.closed).code).toBe(closeCodes.malformed.code)
  }
  const text = await at.open(at.pat, at.workshop.board)
  text.socket.send('text')
  expect((await text.closed).code).toBe(closeCodes.malformed.code)
})

test('an honest client stays within all limits: typing, six documents, frequent reconnects', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { state, desk, board, tally, facilitator } = at.workshop
    const client = await at.open(facilitator, state, desk, board, tally)
    const doc = await client.read(at.workshop.desk)
    for (let key = 0; key < 50; key += 1) {
      client.send(updateFrame(at.workshop.desk, renaming(doc, `typed ${key}`)))
      expect((await client.next('syncStatus', at.workshop.desk)).isTaken).toBe(true)
    }
    expect(client.isClosed).toBe(false)
    await client.close()
  }
})
