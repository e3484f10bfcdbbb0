import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { nameIn, renaming } from '#support/documents/edits.ts'
import {
  authFrame,
  awarenessFrame,
  closeFrame,
  frame,
  pingBytes,
  pongBytes,
  syncReplyFrame,
  syncStep1Frame,
  syncStep2Frame,
  textFrame,
  updateFrame,
} from '#support/documents/frames.ts'
import { seededRandom } from '#support/random.ts'
import type { Random } from '#support/random.ts'
import type { RawClient } from '#support/documents/rawClient.ts'
import { collaborationScene } from './scene.ts'

const framesPerRole = 10_000
const sockets = 16
const megabyte = 1024 * 1024

// Guessing is not under test here, so wrong tokens lead to no refusal.
const at = collaborationScene({ limits: { addressWrongTokens: { burst: 1e6, perSecond: 1e6 } } })
const unhandled: unknown[] = []
const collect = (error: unknown): void => void unhandled.push(error)

beforeAll(() => void process.on('unhandledRejection', collect))
afterAll(() => void process.off('unhandledRejection', collect))

/** Valid frames of every kind, for documents that the client may open and others. */
function validFrame(random: Random, token: string): Uint8Array {
  const { state, desk, board, tally } = at.workshop
  const name = random.pick([state, desk, board, tally, desk, board, 'board/x', '', `${board}\0s`])
  const doc = new Y.Doc()
  doc.getMap('info').set('key', random.integer(1000))
  const update = Y.encodeStateAsUpdate(doc)
  return random.pick<() => Uint8Array>([
    () => authFrame(name, random.pick([token, token, 'wrong', ''])),
    () => syncStep1Frame(name),
    () => syncStep1Frame(name, Y.encodeStateVector(doc)),
    () => syncStep2Frame(name, update),
    () => updateFrame(name, update),
    () => syncReplyFrame(name, random.integer(4), update),
    () => awarenessFrame(name, [{ client: random.integer(2 ** 32), clock: 1, state: { card: 'p1' } }]),
    () => textFrame(name, random.pick([5, 6]), 'text'),
    () => frame(name, random.integer(12), () => undefined),
    () => closeFrame(name),
    () => pingBytes,
    () => pongBytes,
  ])()
}

/** A frame that is mostly invalid. */
function fuzzedFrame(random: Random, token: string): Uint8Array {
  const valid = validFrame(random, token)
  const place = random.integer(valid.length + 1)
  return random.pick<() => Uint8Array>([
    () => valid,
    () => valid,
    () => valid,
    () => Uint8Array.from(valid, (byte, index) => (index === place ? byte ^ (1 << random.integer(8)) : byte)),
    () => Uint8Array.from(valid, (byte) => (random.integer(10) === 0 ? random.integer(256) : byte)),
    () => valid.slice(0, place),
    () =>
      Uint8Array.from([...valid.slice(0, place), ...random.bytes(random.integer(20)), ...valid.slice(place)]),
    () => Uint8Array.from([...valid, ...valid]),
    () => random.bytes(random.integer(200)),
  ])()
}

/** Sends frames until the server has received enough of them; reconnects each time it is disconnected. */
async function attack(random: Random, token: string, until: number): Promise<void> {
  let client: RawClient | null = null
  while (received() < until) {
    if (client === null || client.isClosed) {
      client = await at.server.connect()
      if (token) client.send(authFrame(at.workshop.board, token), authFrame(at.workshop.desk, token))
    }
    for (let burst = random.integer(5); burst >= 0; burst -= 1) client.send(fuzzedFrame(random, token))
    // Lets answers and close frames arrive; now and then a socket breaks off in the middle.
    await new Promise((resolve) => setImmediate(resolve))
    if (random.integer(200) === 0) client.socket.terminate()
  }
  client?.socket.terminate()
}

function received(): number {
  return at.server.collaboration.metrics()['frames_received'] ?? 0
}

const roles = ['nobody', 'participant', 'facilitator'] as const

test.each(roles)('[HT5] 10,000 fuzzed frames of %s', async (role) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const token = {
    nobody: '',
    participant: at.pat.token,
    facilitator: at.workshop.facilitator.token,
  }[role]
  const before = process.memoryUsage().rss / megabyte
  const until = received() + framesPerRole
  const seed = 20_261_121 + roles.indexOf(role)
  await Promise.all(
    Array.from({ length: sockets }, (_, index) => attack(seededRandom(seed * 100 + index), token, until)),
  )
  await at.server.figure('sockets', (count) => count === 0)
  await at.server.figure('loaded_documents', (count) => count === 0)
  expect(unhandled).toEqual([])
  expect(at.server.collaboration.metrics()['hook_errors'] ?? 0).toBe(0)
  expect(process.memoryUsage().rss / megabyte - before).toBeLessThan(200)
  // Nor may input that anybody can send fill the log.
  expect(printed.mock.calls).toEqual([])
  expect(warned.mock.calls).toEqual([])

  const { client: fay, doc: desk } = await at.atDesk()
  const pat = await at.open(at.pat, at.workshop.board)
  const board = await pat.read(at.workshop.board)
  fay.send(updateFrame(at.workshop.desk, renaming(desk, `After ${role}`)))
  Y.applyUpdate(board, (await pat.next('update', at.workshop.board)).payload)
  expect(nameIn(board)).toBe(`After ${role}`)
  await fay.close()
  await pat.close()
  await at.server.figure('sockets', (count) => count === 0)
})
