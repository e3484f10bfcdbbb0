import { expect, test, vi } from 'vitest'
import { createChannel } from './channel.ts'

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
