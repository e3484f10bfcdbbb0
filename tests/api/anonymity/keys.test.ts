import { randomBytes } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { keyObjectPath } from '#server/access/keyObjects.ts'
import type { Author } from '#server/access/contract.ts'
import { addPost } from '#server/activities/brainstorm/commands/posts.ts'
import { endWorkshop } from '#server/commands/end.ts'
import { rowsAuthor } from '#server/commands/workshops.ts'
import { startErasing } from '#server/erase/startErasing.ts'
import { filesUnavailable } from '#domain/messages/calls.ts'
import { filesBucket } from '#server/supabase.ts'
import { createPost, signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { storageProxy } from '#support/servers/storageProxy.ts'
import type { StorageProxy } from '#support/servers/storageProxy.ts'
import { workshopKeyParts } from '#support/calls/workshopKey.ts'

let proxy: StorageProxy
let server: TestServer
let fay: TestFacilitator

beforeAll(async () => {
  proxy = await storageProxy(inject('supabase'))
  server = await startTestServer({}, { supabaseUrl: proxy.supabaseUrl })
  fay = await signUpFacilitator(server)
})
afterEach(() => {
  proxy.trouble = null
})
afterAll(async () => {
  await server.stop()
  proxy.stop()
})

const end = 'mutation ($id: ID!) { endWorkshop(workshopId: $id) { ok errorString } }'
const like = 'mutation ($id: ID!) { createPostVote(postId: $id) { ok errorString } }'

function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return server.services.pool.query<Row>(text, values).then(({ rows }) => rows)
}

function partsOf({ workshopId }: TestSession) {
  return workshopKeyParts(server.database.supabase, workshopId)
}

async function isStored(object: string): Promise<boolean> {
  const { data } = await server.services.supabase.storage.from(filesBucket).download(keyObjectPath(object))
  return data !== null
}

/** Runs the background work as if so many hours had passed. */
async function runAt(hours: number): Promise<void> {
  const now = (): Date => new Date(Date.now() + hours * 3600 * 1000)
  const erasing = startErasing(server.services, { now })
  await erasing.run()
  await erasing.stop()
}

test('[A2] the database stores the key sealed; the secret that unseals it is readable by the server only', async () => {
  const session = await startSession(server, fay)
  const { key, wrapping, object } = await partsOf(session)
  expect([key.length, wrapping.length]).toEqual([32, 32])
  const rows = await query<{ row: string }>('select t::text as row from public.workshop_keys t')
  for (const secret of [key, wrapping])
    expect(rows.filter(({ row }) => row.includes(secret.toString('hex')))).toEqual([])
  const { supabaseUrl, publishableKey } = inject('supabase')
  const strangers = createClient(supabaseUrl, publishableKey)
  const account = createClient(supabaseUrl, publishableKey, {
    global: { headers: { authorization: `Bearer ${fay.token}` } },
  })
  for (const { storage } of [strangers, account]) {
    const files = storage.from(filesBucket)
    expect((await files.download(keyObjectPath(object))).data).toBeNull()
    expect((await files.list('keys')).data ?? []).toEqual([])
    expect((await files.createSignedUrl(keyObjectPath(object), 60)).data).toBeNull()
    expect((await files.update(keyObjectPath(object), randomBytes(32))).error).not.toBeNull()
    await files.remove([keyObjectPath(object)])
    expect(await isStored(object)).toBe(true)
  }
})

test('[A2] a thousand concurrent people fetch the key once, and later acts fetch nothing', async () => {
  const session = await startSession(server, fay)
  const [row] = await query<{ sealed: Buffer; object: string }>(
    'select sealed, object from public.workshop_keys where workshop_id = $1',
    [session.workshopId],
  )
  if (!row) throw new Error('no key')
  await server.restart()
  const before = proxy.calls['GET'] ?? 0
  const opened = await Promise.all(
    Array.from({ length: 1000 }, () => server.services.keys.open(session.workshopId, row)),
  )
  expect(new Set(opened.map((key) => key.toString('hex'))).size).toBe(1)
  await session.answer(await session.join(), 'one')
  expect((proxy.calls['GET'] ?? 0) - before).toBe(1)
})

test('[A2] [U23] while file storage is silent an act is refused and can be retried, and nothing is lost', async () => {
  const session = await startSession(server, fay)
  const ann = await session.join()
  await server.restart()
  proxy.trouble = 'silent'
  const post = { id: crypto.randomUUID(), common: session.common, brainstormId: session.objectId }
  const wanted = 'mutation { createWorkshop(workshopName: "Later") { ok workshop { id } } }'
  const began = performance.now()
  const refused = await Promise.all([ann.ask(createPost, { ...post, postText: 'kept' }), fay.ask(wanted)])
  expect(performance.now() - began).toBeLessThan(5000)
  for (const { codes, text } of refused) {
    expect(codes).toEqual(['SERVICE_UNAVAILABLE'])
    expect(text).toContain(filesUnavailable.sentence)
  }
  proxy.trouble = null
  await ann.must(createPost, { ...post, postText: 'kept' })
  await fay.must(wanted)
  // Other users who act are not delayed by it.
  proxy.trouble = 'broken'
  await ann.must(createPost, { ...post, id: crypto.randomUUID(), postText: 'another' })
})

test('[O14] a session whose unsealing secret is lost refuses input, and is read as before', async () => {
  const session = await startSession(server, fay)
  const ann = await session.join()
  const postId = await session.answer(ann, 'Kept')
  const shown = { topic: session.topicId, common: session.common }
  await fay.must(
    `mutation ($topic: ID!, $common: CommonInfoInput!) { setShowAnswers(multiTopicId: $topic,
      commonInfoData: $common, selectedTopicIndex: 0, showAnswers: true) { ok errorString } }`,
    shown,
  )
  const { object } = await partsOf(session)
  await server.services.supabase.storage.from(filesBucket).remove([keyObjectPath(object)])
  await server.restart()
  const read = 'query ($id: ID!) { brainstorm(id: $id) { posts { id postText } } }'
  for (const who of [ann, fay])
    expect(await who.must(read, { id: session.objectId })).toEqual({
      posts: [{ id: postId, postText: 'Kept' }],
    })
  expect((await ann.ask(like, { id: postId })).codes).toEqual(['INTERNAL_SERVER_ERROR'])
})

test('[E2] the end destroys the unsealing secret also if the server’s clock is behind the database’s', async () => {
  const session = await startSession(server, fay)
  const { object } = await partsOf(session)
  vi.useFakeTimers({ now: Date.now() - 5000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await fay.must(end, { id: session.workshopId })
  expect(await isStored(object)).toBe(false)
})

test('[E2] the end destroys the key, its unsealing secret and all tags; scores stay', async () => {
  const session = await startSession(server, fay)
  const [ann, ben] = [await session.join(), await session.join()]
  await session.showAll(true)
  const postId = await session.answer(ann, 'liked')
  for (const who of [ann, ben, fay]) await who.must(like, { id: postId })
  await ann.act(`setFinished(partId: "${session.partId}", finished: true)`)
  const { object } = await partsOf(session)
  const tagsBefore = await tagsOf(session)
  expect(tagsBefore).toHaveLength(5)
  const { keys, access } = server.services
  const author = await access.author(await access.callerOf(ann.token), session.workshopId)

  await fay.must(end, { id: session.workshopId })
  expect(await isStored(object)).toBe(false)
  expect(
    await query('select * from public.workshop_keys where workshop_id = $1', [session.workshopId]),
  ).toEqual([])
  expect(await query('select * from public.key_objects where object = $1', [object])).toEqual([])
  const left = await tagsOf(session)
  expect(left).toHaveLength(3)
  expect(left.filter((tag) => tagsBefore.includes(tag))).toEqual([])
  await expect(keys.open(session.workshopId, { sealed: randomBytes(60), object })).rejects.toThrow('ended')
  // Made with the key before the end, it yields another tag now: the key's memory is overwritten with zeros.
  expect(tagsBefore).not.toContain(author.tagOf(`content:${postId}`).toString('hex'))
  const { posts } = await fay.must<{ posts: unknown[] }>(
    'query ($id: ID!) { brainstorm(id: $id) { posts { score isMine hasLiked } } }',
    { id: session.objectId },
  )
  expect(posts).toEqual([{ score: 3, isMine: false, hasLiked: false }])
  expect((await ann.ask(like, { id: postId })).text).toContain('This session has ended.')
})

test('[E2] an answer in the same tick as the end leaves no tag either', async () => {
  const session = await startSession(server, fay)
  const ann = await session.join()
  const { access, ticks } = server.services
  const author: Author = await access.author(await access.callerOf(ann.token), session.workshopId)
  const place = { workshopId: session.workshopId, objectId: session.objectId }
  // The first one occupies the workshop queue, so that the others wait for one tick together.
  const made = ['first', 'second', 'third'].map((text) =>
    ticks.submit(addPost(author, place, { id: crypto.randomUUID(), text })),
  )
  await Promise.all([...made, ticks.submit(endWorkshop(rowsAuthor, session.workshopId, []))])
  expect(await tagsOf(session)).toEqual([])
})

test('[E2] if file storage is unavailable at the end, the object is destroyed later, also after a restart', async () => {
  const session = await startSession(server, fay)
  const ann = await session.join()
  await session.answer(ann, 'kept')
  const { object } = await partsOf(session)
  proxy.trouble = 'broken'
  await fay.must(end, { id: session.workshopId })
  expect(await tagsOf(session)).toEqual([])
  await runAt(0)
  proxy.trouble = null
  expect(await isStored(object)).toBe(true)
  await server.restart()
  // The row goes once the object is gone.
  await expect.poll(() => query('select * from public.key_objects where object = $1', [object])).toEqual([])
  expect(await isStored(object)).toBe(false)
})

test('[E2] a failed round is retried within seconds, before the next round is due', async () => {
  const session = await startSession(server, fay)
  const { object } = await partsOf(session)
  proxy.trouble = 'broken'
  await fay.must(end, { id: session.workshopId })
  const erasing = startErasing(server.services)
  onTestFinished(() => erasing.stop())
  await erasing.run()
  proxy.trouble = null
  expect(await isStored(object)).toBe(true)
  await expect.poll(() => isStored(object)).toBe(false)
})

test('[X2] erasing and deleting destroy the object; a failed erasure is finished by the next round', async () => {
  const [erased, cut] = [await startSession(server, fay), await startSession(server, fay)]
  const objects = [(await partsOf(erased)).object, (await partsOf(cut)).object]
  const erase = 'mutation ($id: ID!) { eraseWorkshop(workshopId: $id) { ok errorString } }'
  for (const { workshopId } of [erased, cut]) await fay.act(`deleteWorkshop(id: "${workshopId}")`)
  await fay.must(erase, { id: erased.workshopId })
  proxy.trouble = 'broken'
  expect((await fay.ask(erase, { id: cut.workshopId })).codes).toEqual(['SERVICE_UNAVAILABLE'])
  proxy.trouble = null
  expect(await Promise.all(objects.map(isStored))).toEqual([false, true])
  await runAt(0)
  expect(await Promise.all(objects.map(isStored))).toEqual([false, false])
  expect(await query('select * from public.key_objects where object = any($1)', [objects])).toEqual([])
})

test('[A2] an unused object is destroyed after an hour, a used one never', async () => {
  const session = await startSession(server, fay)
  const { keys } = server.services
  const orphan = await keys.make('abcdefgh')
  const taken = await partsOf(session)
  await keys.giveUp(taken)
  await runAt(0.9)
  expect([await isStored(orphan.object), await isStored(taken.object)]).toEqual([true, true])
  await runAt(1.1)
  expect([await isStored(orphan.object), await isStored(taken.object)]).toEqual([false, true])
})

test('[A2] an unsealed key of an older version makes the same tags, and is sealed at the start', async () => {
  const session = await startSession(server, fay)
  const ann = await session.join()
  await session.answer(ann, 'mine')
  const { key, object } = await partsOf(session)
  await query(
    'update public.workshop_keys set key = $2, sealed = null, object = null where workshop_id = $1',
    [session.workshopId, key],
  )
  const mine = 'query ($id: ID!) { brainstorm(id: $id) { posts { isMine } } }'
  await server.restart()
  await expect.poll(() => query('select * from public.workshop_keys where key is not null')).toEqual([])
  const sealed = await partsOf(session)
  expect(sealed.key).toEqual(key)
  expect(sealed.object).not.toBe(object)
  expect(await ann.must(mine, { id: session.objectId })).toEqual({ posts: [{ isMine: true }] })
})

/** Everything stored beside contributions and marks, in hex; empty when there is nothing. */
async function tagsOf({ workshopId }: TestSession): Promise<string[]> {
  const rows = await query<{ tag: Buffer }>(
    `select tag from public.contents where workshop_id = $1 and tag is not null
     union all select tag from public.votes where workshop_id = $1
     union all select tag from public.tags where workshop_id = $1`,
    [workshopId],
  )
  return rows.map(({ tag }) => tag.toString('hex'))
}
