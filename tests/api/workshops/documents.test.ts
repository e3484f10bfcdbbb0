import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { fay, server, stageServer } from '#support/calls/stage.ts'
import { startSession } from '#support/calls/session.ts'
import { pollDocument } from '#support/documents/polled.ts'

stageServer()

async function setBoard() {
  const session = await startSession(server, fay)
  const ann = await session.join()
  const name = `board/${session.objectId}`
  const show = (shown: boolean) =>
    fay.act(`setGlobalAnswers(brainstormId: "${session.objectId}", globalAnswers: ${String(shown)})`)
  const poll = (has?: Parameters<typeof pollDocument>[3], token = ann.token) =>
    pollDocument(server, name, token, has)
  return { ...session, ann, name, show, poll }
}

test('[D6] an answer has what was added since, and 304 says that nothing was', async () => {
  const { ann, answer, show, poll } = await setBoard()
  await show(true)
  await answer(ann, 'One')
  const first = await poll()
  const doc = new Y.Doc()
  Y.applyUpdate(doc, first.bytes)
  const again = await poll({ doc, etag: first.etag })
  expect([again.status, again.bytes.length, again.etag]).toEqual([304, 0, first.etag])
  await answer(ann, 'Two')
  const next = await poll({ doc, etag: first.etag })
  expect([next.status, next.etag === first.etag]).toEqual([200, false])
  expect([next.bytes.includes('Two'), next.bytes.includes('One')]).toEqual([true, false])
  Y.applyUpdate(doc, next.bytes)
  expect(Y.encodeStateAsUpdate(doc)).toEqual(new Uint8Array((await poll()).bytes))
  // An ETag opens nothing.
  expect((await poll({ etag: next.etag }, 'none')).status).toBe(401)
})

test('[D6] [P3] what was hidden since is in no answer, and leaves the document that had it', async () => {
  const { ann, answer, show, poll } = await setBoard()
  await answer(ann, 'A kingfisher in the reeds')
  await show(true)
  const doc = new Y.Doc()
  const shown = await poll()
  Y.applyUpdate(doc, shown.bytes)
  const before = new Y.Doc()
  expect(shown.bytes.includes('kingfisher')).toBe(true)
  await show(false)
  for (const has of [{}, { doc: before }, { doc }, { doc, etag: shown.etag }]) {
    const { status, bytes } = await poll(has)
    expect([status, bytes.includes('kingfisher')]).toEqual([200, false])
    if (has.doc) Y.applyUpdate(has.doc, bytes)
  }
  expect(Buffer.from(Y.encodeStateAsUpdate(doc)).includes('kingfisher')).toBe(false)
})

test('[D6] a state vector that is none is refused, and nobody writes a document by this address', async () => {
  const { ann, name } = await setBoard()
  const address = `${server.url}/api/document/${name}`
  const headers = { authorization: `JWT ${ann.token}` }
  const refused = await fetch(`${address}?since=_____w`, { headers })
  expect([refused.status, refused.headers.get('error-code')]).toEqual([400, 'BAD_USER_INPUT'])
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await fetch(address, { method, headers })).status).toBe(404)
})

test('[D6] [Q1] who asks without end is refused, and nobody else is', async () => {
  const { poll, join } = await setBoard()
  const statuses = new Set<number>()
  const ask = async (): Promise<void> => {
    for (let times = 0; times < 60 && !statuses.has(429); times += 1) statuses.add((await poll()).status)
  }
  const asking = Promise.all(Array.from({ length: 40 }, ask))
  const ben = await join()
  await asking
  expect([...statuses].sort()).toEqual([200, 429])
  expect((await poll({}, ben.token)).status).toBe(200)
})
