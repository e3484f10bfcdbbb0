import { beforeEach, expect, test } from 'vitest'
import { createStoredFiles } from '#server/files/storedFiles.ts'
import { createLogger } from '#server/log.ts'
import type { Supabase } from '#server/supabase.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

beforeEach(async () => {
  await database.pool.query('delete from public.stored_files')
})

const pathAt = (at: number): string => `slides/${String(at).padStart(4, '0')}`

/** Files that nobody has, of which file storage cannot remove some, or anything at all. */
async function unusedFiles(count: number, stuck: readonly number[] | 'all') {
  const { pool } = database
  await pool.query(
    `insert into public.stored_files (path, bytes, uploading_until) select path, 1, null from unnest($1::text[]) as path`,
    [Array.from({ length: count }, (_, at) => pathAt(at))],
  )
  const calls: number[] = []
  const remove = async (paths: string[]) => {
    calls.push(paths.length)
    const isStuck = stuck === 'all' || stuck.some((at) => paths.includes(pathAt(at)))
    return { data: [], error: isStuck ? new Error('it is held') : null }
  }
  const storage = { from: () => ({ remove }) }
  const { removeUnused } = createStoredFiles({
    pool,
    supabase: { storage } as unknown as Supabase,
    logger: createLogger('silent'),
  })
  const left = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ path: string }>('select path from public.stored_files order by path')
    return rows.map(({ path }) => path)
  }
  return { removeUnused, left, calls }
}

test('[SL20] [SL22] all unused files are removed, a hundred at a time', async () => {
  const { removeUnused, left, calls } = await unusedFiles(250, [])
  await removeUnused()
  expect([await left(), calls]).toEqual([[], [100, 100, 50]])
})

test('[SL20] [SL22] a file that cannot be removed keeps none behind it, and is tried again with the next run', async () => {
  const { removeUnused, left, calls } = await unusedFiles(250, [0, 130])
  await removeUnused()
  expect(await left()).toEqual([pathAt(0), pathAt(130)])
  calls.length = 0
  await removeUnused()
  expect(calls).not.toEqual([])
})

test('[SL20] [SL22] where many cannot be removed, the next run goes on behind them', async () => {
  const stuck = Array.from({ length: 12 }, (_, at) => at)
  const { removeUnused, left, calls } = await unusedFiles(250, stuck)
  await removeUnused()
  expect((await left()).length).toBe(250)
  await removeUnused()
  expect(await left()).toEqual(stuck.map(pathAt))
  // Behind the batch that failed they are removed together again.
  expect(calls.at(-1)).toBeGreaterThan(1)
})

test('[SL20] [SL22] while file storage removes nothing, it is not asked again for each file', async () => {
  const { removeUnused, left, calls } = await unusedFiles(250, 'all')
  await expect(removeUnused()).rejects.toThrow()
  expect((await left()).length).toBe(250)
  expect(calls.length).toBeLessThan(20)
})
