import { expect, test, vi } from 'vitest'
import { createBatch } from './batch.ts'

test('concurrent lookups are batched, each key once', async () => {
  const load = vi.fn((keys: string[]) =>
    Promise.resolve(new Map(keys.map((key) => [key, key.toUpperCase()]))),
  )
  const ask = createBatch<string | null>(load, null)
  expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual(['A', 'B', 'A'])
  expect(await ask('c')).toBe('C')
  expect(await ask('a')).toBe('A')
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]])
})

test('a missing key yields the default; a failure rejects all lookups of the batch', async () => {
  const none = createBatch<number>(() => Promise.resolve(new Map()), 0)
  expect(await none('a')).toBe(0)
  const broken = createBatch<number>(() => Promise.reject(new Error('away')), 0)
  const asked = await Promise.allSettled([broken('a'), broken('b')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
