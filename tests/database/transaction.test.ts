import { expect, onTestFinished, test } from 'vitest'
import { inTransaction, NotSaved } from '#server/database/connection/transaction.ts'
import { createWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

const lock = 'select id from public.workshops where id = $1 for update'

/** Asks whether nobody holds the workshop's lock, over a connection that is open already: a new one takes time. */
async function freeAsker(workshopId: string): Promise<() => Promise<boolean>> {
  const other = await database.pool.connect()
  onTestFinished(() => other.release())
  return async () => (await other.query(`${lock} skip locked`, [workshopId])).rows.length === 1
}

test('the locks of a failed transaction are free as soon as its error arrives', async () => {
  const { workshopId } = await createWorkshop(database.pool)
  const isFree = await freeAsker(workshopId)
  for (let round = 0; round < 50; round++) {
    const failing = inTransaction(database.pool, async (transaction) => {
      await transaction.query(lock, [workshopId])
      throw new Error('storage is down')
    })
    await expect(failing).rejects.toThrow('storage is down')
    expect(await isFree()).toBe(true)
  }
  const refused = inTransaction(database.pool, async (transaction) => {
    await transaction.query(lock, [workshopId])
    await transaction.query('select 1 / 0')
  })
  await expect(refused).rejects.toMatchObject({ code: '22012' })
  expect(await isFree()).toBe(true)
})

test('what a failed transaction wrote is gone, and its connection is used again', async () => {
  const { workshopId } = await createWorkshop(database.pool)
  const isFree = await freeAsker(workshopId)
  const pidOf = 'select pg_backend_pid() as pid'
  let first = 0
  const failing = inTransaction(database.pool, async (transaction) => {
    first = (await transaction.query<{ pid: number }>(pidOf)).rows[0]?.pid ?? 0
    await transaction.query('delete from public.workshops where id = $1', [workshopId])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const next = await inTransaction(database.pool, (transaction) => transaction.query<{ pid: number }>(pidOf))
  expect(next.rows).toEqual([{ pid: first }])
  expect(await isFree()).toBe(true)
})

test('a connection that is still busy with a statement is closed, not used again', async () => {
  await database.pool.query('select 1')
  const before = database.pool.totalCount
  const slow = inTransaction(database.pool, (transaction) => transaction.query('select pg_sleep(1.5)'), {
    timeoutMs: 200,
  })
  await expect(slow).rejects.toBeInstanceOf(NotSaved)
  expect(database.pool.totalCount).toBe(before - 1)
})
