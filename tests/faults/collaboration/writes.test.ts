import { expect, test } from 'vitest'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { closeCodes } from '#domain/errors.ts'
import { nameIn, renaming, updateOf } from '#support/documents/edits.ts'
import { syncStep2Frame, updateFrame } from '#support/documents/frames.ts'
import { collaborationScene } from './scene.ts'

const at = collaborationScene()

async function deskNow(): Promise<Y.Doc> {
  const { client, doc } = await at.atDesk()
  await client.close()
  return doc
}

/** Bytes of the desk as everyone receives them. */
async function deskBytes(): Promise<number> {
  return Y.encodeStateAsUpdate(await deskNow()).length
}

/** An update with one value of nested arrays. */
function nestedUpdate(depth: number): Uint8Array {
  const inner = encoding.encode((encoder) => {
    for (let level = 0; level < depth; level += 1) {
      encoding.writeUint8(encoder, 117) // lib0: an array
      encoding.writeVarUint(encoder, 1)
    }
    encoding.writeUint8(encoder, 126) // lib0: null
  })
  return structUpdate(12345, 0, inner)
}

/** One struct of any content, encoded by hand, because Yjs itself would never produce it. */
function structUpdate(client: number, clock: number, any: Uint8Array): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarUint(encoder, 1) // clients
    encoding.writeVarUint(encoder, 1) // structs
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, clock)
    encoding.writeUint8(encoder, 0b0010_1000) // content of any kind, under a key of a root
    encoding.writeVarUint(encoder, 1)
    encoding.writeVarString(encoder, 'info')
    encoding.writeVarString(encoder, 'key')
    encoding.writeVarUint(encoder, 1)
    encoding.writeUint8Array(encoder, any)
    encoding.writeVarUint(encoder, 0) // deletions
  })
}

const nullValue = Uint8Array.of(126)

test.each([
  ['bytes that are no update', Uint8Array.of(255, 255, 255, 255, 255, 1, 2, 3)],
  ['arrays nested 20,000 deep', nestedUpdate(20_000)],
  ['a client number of 2^32', structUpdate(2 ** 32, 0, nullValue)],
  ['a client number of 2^53 - 1', structUpdate(2 ** 53 - 1, 0, nullValue)],
])(
  '[H5] an update that cannot be applied is not acknowledged, and the socket is closed: %s',
  async (_what, update) => {
    const before = await deskBytes()
    const { client } = await at.atDesk()
    client.send(updateFrame(at.workshop.desk, update))
    expect((await client.closed).code).toBe(closeCodes.malformed.code)
    expect(client.received.some(({ kind }) => kind === 'syncStatus')).toBe(false)
    expect(await deskBytes()).toBe(before)
  },
)

test('[H5] a handwritten struct is accepted when it is valid', async () => {
  const { client } = await at.atDesk()
  client.send(updateFrame(at.workshop.desk, structUpdate(4_000_000_000, 0, nullValue)))
  expect((await client.next('syncStatus')).isTaken).toBe(true)
})

test.each([
  ['a missing dependency', (doc: Y.Doc) => secondOf(doc)],
  ['a clock of 2^53 - 1', () => structUpdate(777, 2 ** 53 - 1, nullValue)],
  ['a clock of 2^31', () => structUpdate(778, 2 ** 31, nullValue)],
])(
  '[H6] [H7] an update with a gap is neither acknowledged nor relayed, and takes no key away: %s',
  async (_what, make) => {
    const reader = await at.atDesk()
    const { client, doc } = await at.atDesk()
    client.send(updateFrame(at.workshop.desk, make(doc)))
    const { code } = await client.closed
    expect([closeCodes.resync.code, closeCodes.malformed.code]).toContain(code)
    expect(client.received.some(({ kind }) => kind === 'syncStatus')).toBe(false)
    const { client: other, doc: others } = await at.atDesk()
    other.send(updateFrame(at.workshop.desk, renaming(others, 'After the gap')))
    const update = await reader.client.next('update', at.workshop.desk)
    Y.applyUpdate(reader.doc, update.payload)
    expect(nameIn(reader.doc)).toBe('After the gap')
    expect(nameIn(await deskNow())).toBe('After the gap')
    expect(reader.client.received.some(({ kind }) => kind === 'update')).toBe(false)
  },
)

/** The second of two updates of a client, without the first. */
function secondOf(doc: Y.Doc): Uint8Array {
  renaming(doc, 'first')
  return renaming(doc, 'second')
}

test('[H6] many updates with gaps cost one closed socket each, and nothing stays pending in the document', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { client, doc } = await at.atDesk()
    const value = 'x'.repeat(2000)
    updateOf(doc, () => doc.getMap('info').set('a', value))
    const gaps = Array.from({ length: 50 }, (_, index) =>
      updateOf(doc, () => doc.getMap('info').set(`b${index}`, value)),
    )
    client.send(...gaps.map((gap) => updateFrame(at.workshop.desk, gap)))
    expect((await client.closed).code).toBe(closeCodes.resync.code)
  }
  expect((await deskNow()).store.pendingStructs).toBeNull()
})

test('[H15] an update over 64 KB is accepted once per connection, for edits made offline', async () => {
  const { client, doc } = await at.atDesk()
  const large = 'x'.repeat(100_000)
  client.send(
    updateFrame(
      at.workshop.desk,
      updateOf(doc, () => doc.getMap('info').set('large', large)),
    ),
  )
  expect((await client.next('syncStatus')).isTaken).toBe(true)
  client.send(
    updateFrame(
      at.workshop.desk,
      updateOf(doc, () => doc.getMap('info').set('large', `${large}!`)),
    ),
  )
  expect((await client.closed).code).toBe(closeCodes.tooLarge.code)
  expect((await deskNow()).getMap('info').get('large')).toBe(large)
})

test('[H15] a first sync of 3.5 MB is accepted', async () => {
  const own = await at.server.people.workshop()
  const client = await at.server.connect()
  await client.mustOpen(own.desk, own.facilitator.token)
  const doc = await client.read(own.desk)
  const texts = Array.from({ length: 7000 }, (_, index) => `${index} ${'x'.repeat(480)}`)
  const update = updateOf(doc, () =>
    texts.forEach((text, index) => doc.getMap('info').set(`k${index}`, text)),
  )
  expect(update.length).toBeGreaterThan(3_400_000)
  client.send(syncStep2Frame(own.desk, update))
  expect((await client.next('syncStatus')).isTaken).toBe(true)
})

test('a returning client without new edits is acknowledged without a row in the journal', async () => {
  const { client, doc } = await at.atDesk()
  client.send(updateFrame(at.workshop.desk, renaming(doc, 'Old name')))
  await client.next('syncStatus')
  client.send(updateFrame(at.workshop.desk, renaming(doc, 'New name')))
  await client.next('syncStatus')
  const rows = (): Promise<number | null> =>
    at.server.pool
      .query('select from public.document_updates where document = $1', [at.workshop.desk])
      .then(({ rowCount }) => rowCount)
  const before = await rows()
  client.send(syncStep2Frame(at.workshop.desk, Y.encodeStateAsUpdate(doc)))
  expect((await client.next('syncStatus')).isTaken).toBe(true)
  expect(await rows()).toBe(before)
})

test('frames for a document that is not open do nothing', async () => {
  const client = await at.server.connect()
  await client.mustOpen(at.workshop.board, at.workshop.facilitator.token)
  client.send(updateFrame(at.workshop.desk, renaming(new Y.Doc(), 'Smuggled')))
  await client.sync(at.workshop.board)
  expect(nameIn(await deskNow())).not.toBe('Smuggled')
})
