import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createReadiness } from '#server/readiness.ts'
import { quiet } from '#support/quiet.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { createPost, signUpFacilitator, startSession } from '#support/calls/session.ts'
import { withDatabase } from '../../database/withDatabase.ts'
import { smallDisk } from './smallDisk.ts'

const database = withDatabase()

test('[O9] on a full disk /readyz reports that nothing can be saved, and everything acknowledged is there afterwards', async () => {
  const disk = await smallDisk(192)
  onTestFinished(disk.remove)
  const plenum = await runPlenum({ DATA_DIR: join(disk.folder, 'data') })
  onTestFinished(plenum.stop)
  const { url } = plenum
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`)
    return `${answer.status} ${await answer.text()}`
  }
  expect(await readiness()).toBe('200 ok')
  const session = await startSession({ url }, await signUpFacilitator({ url }))
  const ann = await session.join()
  const before = await session.answer(ann, 'before')

  await disk.fill(plenum.pid())
  await expect.poll(readiness, { timeout: 20_000 }).toMatch(/^503 not ready: (saving|database)$/)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)

  await disk.empty(plenum.pid())
  await expect.poll(readiness, { timeout: 60_000 }).toBe('200 ok')
  const id = randomUUID()
  const { common, objectId: brainstormId } = session
  const send = () => ann.must(createPost, { id, common, brainstormId, postText: 'after' })
  await expect.poll(() => send().then(() => 'saved', String), { timeout: 30_000 }).toBe('saved')
  const { posts } = await session.facilitator.must<{ posts: { id: string }[] }>(
    'query ($id: ID!) { brainstorm(id: $id) { posts { id } } }',
    { id: brainstormId },
  )
  expect(posts.map((post) => post.id).sort()).toEqual([before, id].sort())
})

test('[O9] many concurrent requests cost one check, and a check needs no special privileges', async () => {
  const statements: unknown[] = []
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target) as unknown
      return (query: { text: string }) => {
        statements.push(query)
        return target.query({
          ...query,
          text: query.text.replace('begin;', 'begin; set local role plenum_probe;'),
        })
      }
    },
  })
  await database.pool.query(
    'create role plenum_probe; grant select on public.document_updates to plenum_probe',
  )
  try {
    const { notReady } = createReadiness({ pool, logger: quiet })
    const answers = await Promise.all(Array.from({ length: 1000 }, notReady))
    expect(answers.every((missing) => missing.length === 0)).toBe(true)
    for (let count = 0; count < 1000; count += 1) await notReady()
    expect(statements).toHaveLength(1)
  } finally {
    await database.pool.query('drop owned by plenum_probe; drop role plenum_probe')
  }
})

test('[O9] a read-only database and one that does not answer are distinguished', async () => {
  const refusing = (text: string) =>
    new Proxy(database.pool, {
      get: (target, name) =>
        name === 'query'
          ? (query: object) => target.query({ ...query, text })
          : (Reflect.get(target, name, target) as unknown),
    })
  const missingAfter = (text: string) => createReadiness({ pool: refusing(text), logger: quiet }).notReady()
  expect(await missingAfter('begin read only; create table nothing (); commit')).toEqual(['saving'])
  expect(await missingAfter('select pg_terminate_backend(pg_backend_pid())')).toEqual(['database'])
})
