import { beforeAll, expect, test } from 'vitest'
import { Awareness, applyAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { awarenessFrame, closeFrame } from '#support/documents/frames.ts'
import type { Person } from '#support/calls/people.ts'
import type { RawClient } from '#support/documents/rawClient.ts'
import { collaborationScene } from './scene.ts'

const at = collaborationScene()
let ben: Person

beforeAll(async () => {
  ben = await at.server.people.account({ firstName: 'Ben' })
  await at.server.people.addFacilitator(at.workshop.workshopId, ben)
})

/** A person at the desk who sees the awareness of the others. */
async function watcher(): Promise<{
  client: RawClient
  until: (isIt: (states: Map<number, unknown>) => boolean) => Promise<Map<number, unknown>>
}> {
  const client = await at.open(ben, at.workshop.desk)
  const awareness = new Awareness(new Y.Doc())
  awareness.setLocalState(null)
  return {
    client,
    async until(isIt) {
      while (!isIt(awareness.getStates())) {
        const { payload } = await client.next('awareness', at.workshop.desk)
        applyAwarenessUpdate(awareness, payload, null)
      }
      return awareness.getStates()
    },
  }
}

function say(client: number, state: unknown, clock = 1): Uint8Array {
  return awarenessFrame(at.workshop.desk, [{ client, clock, state }])
}

test('[H8] others see a facilitator with the identity that the server knows', async () => {
  const { until } = await watcher()
  const fay = await at.open(at.workshop.facilitator, at.workshop.desk)
  fay.send(say(11, { card: 'p1', user: { userId: ben.userId, name: 'Somebody else' } }))
  expect((await until((states) => states.has(11))).get(11)).toEqual({
    card: 'p1',
    user: { userId: at.workshop.facilitator.userId, name: 'Fay' },
  })
})

test('[H8] one socket sends awareness for one client only, and never for another', async () => {
  const { client, until } = await watcher()
  client.send(say(21, { card: 'mine' }))
  await until((states) => states.has(21))
  const fay = await at.open(at.workshop.facilitator, at.workshop.desk)
  fay.send(say(21, { card: 'taken over' }, 9), say(21, null, 10))
  fay.send(say(22, { card: 'own' }), say(23, { card: 'a ghost' }))
  fay.send(
    awarenessFrame(at.workshop.desk, [
      { client: 21, clock: 11, state: { card: 'taken over' } },
      { client: 22, clock: 2, state: { card: 'moved' } },
      { client: 24, clock: 1, state: { card: 'a ghost' } },
    ]),
  )
  const seen = await until((states) => JSON.stringify(states.get(22))?.includes('moved'))
  expect(seen.get(21)).toMatchObject({ card: 'mine' })
  expect(seen.has(23)).toBe(false)
  expect(seen.has(24)).toBe(false)
})

test('[H8] a state over 2 KB is not relayed', async () => {
  const { until } = await watcher()
  const fay = await at.open(at.workshop.facilitator, at.workshop.desk)
  fay.send(say(31, { text: 'x'.repeat(3000) }), say(31, { card: 'small' }, 2))
  const seen = await until((states) => states.has(31))
  expect(seen.get(31)).toMatchObject({ card: 'small' })
})

test('[H8] no awareness of a participant is relayed, on any document', async () => {
  const { client, until } = await watcher()
  await client.mustOpen(at.workshop.board, ben.token)
  await client.sync(at.workshop.board)
  const participant = await at.server.connect()
  await participant.open(at.workshop.desk, at.pat.token)
  await participant.mustOpen(at.workshop.board, at.pat.token)
  await participant.mustOpen(at.workshop.state, at.pat.token)
  for (const name of [at.workshop.desk, at.workshop.board, at.workshop.state])
    participant.send(awarenessFrame(name, [{ client: 41, clock: 1, state: { name: 'a ghost' } }]))
  await participant.sync(at.workshop.board)
  const fay = await at.open(at.workshop.facilitator, at.workshop.desk)
  fay.send(say(42, { card: 'p1' }))
  expect((await until((states) => states.has(42))).has(41)).toBe(false)
  const others = client.received.filter(({ kind, name }) => kind === 'awareness' && name !== at.workshop.desk)
  expect(others).toEqual([])
})

test.each([
  ['a good-bye', 51, (fay: RawClient) => fay.send(say(51, null, 2))],
  ['closing the document', 52, (fay: RawClient) => fay.send(closeFrame(at.workshop.desk))],
  ['losing the connection', 53, (fay: RawClient) => fay.socket.terminate()],
])('[H9] a facilitator who leaves disappears for the others at once: %s', async (_how, id, leave) => {
  const { until } = await watcher()
  const fay = await at.open(at.workshop.facilitator, at.workshop.desk)
  fay.send(say(id, { card: 'p1' }))
  await until((states) => states.has(id))
  leave(fay)
  expect((await until((states) => !states.has(id))).has(id)).toBe(false)
})
