import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccessCache } from '#server/access/accessCache.ts'
import type { AccessCache } from '#server/access/accessCache.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { createSignals } from '#server/live/signals.ts'
import { allCollected } from '#support/collected.ts'
import { createWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

/** A session with a projector link and an answer, and its creator. */
async function scene() {
  const { pool } = database
  const { workshopId, objectId } = await createWorkshop(pool)
  const contentId = randomUUID()
  await pool.query('insert into public.projector_links (workshop_id, token_hash) values ($1, $2)', [
    workshopId,
    randomBytes(32),
  ])
  await pool.query(
    `insert into public.contents (id, workshop_id, object_id, kind) values ($1, $2, $3, 'post')`,
    [contentId, workshopId, objectId],
  )
  const { rows } = await pool.query<{ creator: string }>(
    'select creator from public.workshops where id = $1',
    [workshopId],
  )
  return { workshopId, contentId, creator: rows[0]?.creator ?? '' }
}

test('[X2] what is cached of an account and a session is let go of soon after its last use, without another call', async () => {
  const { workshopId, contentId, creator } = await scene()
  const cache = createAccessCache(createDatabase(database.pool), createSignals(), {
    freshMs: 20,
    idleMs: 20,
  })
  const read = async (of: Promise<object | null>): Promise<WeakRef<object>> =>
    new WeakRef((await of) ?? expect.fail('nothing was found'))
  await allCollected([
    await read(cache.workshop(workshopId)),
    await read(cache.secretOf(creator)),
    await read(cache.content(contentId)),
  ])
  // As for the cache itself: a reference after the wait keeps it until then.
  expect(await cache.content(contentId)).toMatchObject({ workshopId })
})

test('what is cached of an account and a session keeps no more memory than it needs', async () => {
  const { workshopId, creator } = await scene()
  const cache: AccessCache = createAccessCache(createDatabase(database.pool), createSignals())
  const hash = (await cache.workshop(workshopId))?.projectorHash
  const secret = await cache.secretOf(creator)
  expect([hash?.length, secret?.length]).toEqual([32, 32])
  expect([hash?.buffer.byteLength, secret?.buffer.byteLength]).toEqual([32, 32])
})
