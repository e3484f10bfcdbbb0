import { expect, test, vi } from 'vitest'
import { createBatch } from '../../context/batch.ts'
import { createChannel } from './channel.ts'

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

test('pushed values are read in order, also when reading starts later', async () => {
  const { push, iterator } = createChannel<number>(() => undefined)
  push(1)
  push(2)
  expect(await iterator.next()).toEqual({ done: false, value: 1 })
  expect(await iterator.next()).toEqual({ done: false, value: 2 })
  const waiting = iterator.next()
  push(3)
  expect(await waiting).toEqual({ done: false, value: 3 })
})

test('it ends while a reader waits, and calls onEnd once', async () => {
  const onEnd = vi.fn()
  const { push, iterator } = createChannel<number>(onEnd)
  const waiting = iterator.next()
  await iterator.return?.()
  await iterator.return?.()
  expect(await waiting).toEqual({ done: true, value: undefined })
  push(1)
  expect(await iterator.next()).toEqual({ done: true, value: undefined })
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a failure is delivered after the queued values', async () => {
  const onEnd = vi.fn()
  const { push, fail, iterator } = createChannel<number>(onEnd)
  push(1)
  fail(new Error('shut out'))
  expect(await iterator.next()).toEqual({ done: false, value: 1 })
  await expect(iterator.next()).rejects.toThrow('shut out')
  expect(await iterator.next()).toEqual({ done: true, value: undefined })
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a slow reader misses the oldest', async () => {
  const { push, iterator } = createChannel<number>(() => undefined)
  for (let value = 1; value <= 150; value += 1) push(value)
  expect(await iterator.next()).toEqual({ done: false, value: 51 })
})
