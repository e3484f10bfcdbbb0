import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { documents, parseDocumentName } from '#domain/documents.ts'
import { closeCodes } from '#domain/errors.ts'
import { renaming } from '#support/documents/edits.ts'
import {
  authFrame,
  awarenessFrame,
  emptyStateVector,
  syncReplyFrame,
  syncStep1Frame,
  syncStep2Frame,
  textFrame,
  updateFrame,
} from '#support/documents/frames.ts'
import type { ServerFrame } from '#support/documents/frames.ts'
import { pollDocument } from '#support/documents/polled.ts'
import { RawClient } from '#support/documents/rawClient.ts'
import { withServer } from '#support/servers/withServer.ts'
import { makeCast } from './cast.ts'
import { documentPolicy } from './policy.ts'
import type { DocumentCase, Opening } from './policy.ts'
import { setStage } from './stage.ts'
import type { Stage } from './stage.ts'
import { whos } from './verdicts.ts'
import type { Who } from './verdicts.ts'

const server = withServer()
let stage: Stage

beforeAll(async () => {
  stage = await setStage(server, await makeCast(server))
})

const cases = Object.keys(documentPolicy) as DocumentCase[]
const marker = 'a word that nobody may see'

function nameOf(which: DocumentCase): string {
  const names: Record<DocumentCase, string> = {
    state: `state/${stage.workshopId}`,
    desk: `desk/${stage.objectId}`,
    board: `board/${stage.objectId}`,
    tally: `tally/${stage.objectId}`,
    'board of a hidden part': `board/${stage.hiddenObjectId}`,
    'board of a deleted part': `board/${stage.deletedObjectId}`,
    "another workshop's state": stage.other.state,
    "another workshop's desk": stage.other.desk,
    "another workshop's board": stage.other.board,
    'a workshop there is not': 'state/zzzzzzzz',
    'an activity there is not': `board/${randomUUID()}`,
    'no name': '',
    'a path': '../../etc/passwd',
    'a name with a NUL': `board/${stage.objectId}\0`,
    'a kind there is not': `secret/${stage.objectId}`,
  }
  return names[which]
}

test('every kind of document has a row', () => {
  expect(cases).toEqual(expect.arrayContaining(Object.keys(documents)))
})

describe.each(cases)('[D3] %s', (which) => {
  test.each(whos)('for %s', async (who) => {
    const name = nameOf(which)
    const expected = documentPolicy[which][who]
    const before = await contentOf(which)
    const watcher = await watch(which)
    const client = await knock()
    expect(await client.open(name, stage.tokens[who] ?? '')).toBe(expected)

    if (expected === 'read-write') {
      client.send(updateFrame(name, renaming(await client.read(name), marker)))
      expect((await client.next('syncStatus')).isTaken).toBe(true)
      expect(await contentOf(which)).toContain(marker)
    } else {
      const isReader = expected === 'readonly'
      client.send(...everyFrame(name, isReader ? await client.read(name) : new Y.Doc()))
      await client.close()
      expect(client.received.some(tells)).toBe(isReader)
      expect(await contentOf(which)).toBe(before)
      await expectUndisturbed(watcher, name)
    }
    await client.close()
    await watcher?.close()
  })
})

/** Without a token the answer asks for one, as a call does. */
function statusFor(who: Who, opening: Opening): number {
  if (who === 'nobody' || opening === 'unauthenticated') return 401
  return opening.startsWith('read') ? 200 : 403
}

describe.each(cases)('[D6] without a websocket, %s', (which) => {
  test.each(whos)('for %s', async (who) => {
    const name = nameOf(which)
    const token = stage.tokens[who]
    // A path that is not escaped would be resolved by whoever asks, and be another address.
    const asked = which === 'a path' ? `board/${encodeURIComponent(name)}` : encodeURI(name)
    const { status, etag, bytes } = await pollDocument(server, asked, token)
    if (parseDocumentName(name)) expect(status).toBe(statusFor(who, documentPolicy[which][who]))
    else expect(status).toBeGreaterThanOrEqual(400)
    if (status !== 200) {
      expect(etag).toBeNull()
      expect(bytes.length).toBeLessThan(200)
      return
    }
    const client = await knock()
    await client.mustOpen(name, token ?? '')
    expect(bytes.equals(await client.sync(name))).toBe(true)
    await client.close()
  })
})

describe('[H24] a token in the middle of a connection', () => {
  const renewals: [string, Who, 'stays' | 'ends'][] = [
    ['of the same person', 'participantA', 'stays'],
    ['of another participant', 'participantB', 'ends'],
    ['of a facilitator', 'facilitator', 'ends'],
    ['that has expired', 'expired', 'ends'],
    ['that is forged', 'forgedKey', 'ends'],
    ['there is not', 'nobody', 'ends'],
  ]
  test.each(renewals)('%s', async (_what, who, then) => {
    const client = await knock()
    const name = nameOf('board')
    await client.mustOpen(name, stage.tokens.participantA ?? '')
    client.send(authFrame(name, stage.tokens[who] ?? ''))
    if (then === 'stays') expect((await client.sync(name)).length).toBeGreaterThan(2)
    else expect((await client.closed).code).toBe(closeCodes.unauthenticated.code)
    await client.close()
  })
})

function knock(): Promise<RawClient> {
  return RawClient.connect(`${server.url.replace(/^http/, 'ws')}/collab`, { origin: server.url })
}

/** A caller who may read the document, if there is one. */
async function watch(which: DocumentCase): Promise<RawClient | null> {
  const { tokens, other } = stage
  const token = which.startsWith('another') ? other.facilitator.token : (tokens.facilitator ?? '')
  const client = await knock()
  const name = nameOf(which)
  if ((await client.open(name, token)).startsWith('read')) {
    await client.sync(name)
    return client
  }
  await client.close()
  return null
}

/** Every message that a client can send about a document, allowed or not. */
function everyFrame(name: string, doc: Y.Doc): Uint8Array[] {
  const update = renaming(doc, `${marker} ${randomUUID()}`)
  return [
    syncStep1Frame(name, emptyStateVector),
    updateFrame(name, update),
    syncStep2Frame(name, update),
    syncReplyFrame(name, 1, update),
    syncReplyFrame(name, 2, update),
    awarenessFrame(name, [{ client: doc.clientID, clock: 1, state: { marker } }]),
    textFrame(name, 5, marker),
    textFrame(name, 6, marker),
  ]
}

/** The committed document as text; empty when it does not exist. */
async function contentOf(which: DocumentCase): Promise<string> {
  const name = nameOf(which)
  const { workshopId } = which.startsWith('another') ? stage.other : stage
  if (!/^(state|desk|board|tally)\/[\w-]+$/.test(name) || which.includes('there is not')) return ''
  return await server.services.committed.read(workshopId, [name], ([doc]) => JSON.stringify(doc?.toJSON()))
}

function tells(frame: ServerFrame): boolean {
  return ['syncStep1', 'syncStep2', 'update', 'awareness', 'stateless'].includes(frame.kind)
}

async function expectUndisturbed(watcher: RawClient | null, name: string): Promise<void> {
  if (!watcher) return
  await watcher.sync(name)
  const heard = watcher.received.filter(
    (frame) =>
      ['update', 'awareness'].includes(frame.kind) ||
      (frame.kind === 'stateless' && frame.text.includes(marker)),
  )
  expect(heard).toEqual([])
}
