import { expect, test, vi, afterEach, beforeEach } from 'vitest'
import { alone, createTurns } from './turns.ts'
import { createSweeping } from './sweeping.ts'
import { unless } from './unless.ts'

const { signal } = new AbortController()

test('[SL23] what is on the screen is drawn before neighbours and thumbnails, one after the other', async () => {
  const done: string[] = []
  let running = 0
  const take = createTurns()
  const draw = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await Promise.resolve()
    running -= 1
    done.push(name)
  }
  await Promise.all([
    take(2, signal, draw('thumbnail')),
    take(1, signal, draw('next')),
    take(1, signal, draw('previous')),
    take(0, signal, draw('page')),
  ])
  expect(done).toEqual(['page', 'next', 'previous', 'thumbnail'])
})

test('[SL23] what is no longer wanted is not drawn, and a failure does not stop the others', async () => {
  const take = createTurns()
  const left = new AbortController()
  const unwanted = take(0, left.signal, () => Promise.reject(new Error('was drawn')))
  left.abort()
  await expect(unwanted).rejects.toThrow(/abort/i)
  const broken = take(0, signal, () => Promise.reject(new Error('broken page')))
  await expect(broken).rejects.toThrow('broken page')
  expect(await take(0, signal, async () => 'fine')).toBe('fine')
})

test('[SL23] a neighbour that waits for its part of the file does not delay the page on the screen', async () => {
  const take = createTurns()
  const begun: string[] = []
  const stuck = Promise.withResolvers<null>()
  const next = take(1, signal, () => stuck.promise)
  const thumbnail = take(2, signal, async () => begun.push('thumbnail'))
  const previous = take(1, signal, async () => begun.push('previous'))
  await take(0, signal, async () => begun.push('page'))
  await take(0, signal, async () => begun.push('page again'))
  expect(begun).toEqual(['page', 'page again'])
  stuck.resolve(null)
  await Promise.all([next, previous, thumbnail])
  expect(begun).toEqual(['page', 'page again', 'previous', 'thumbnail'])
})

test('[SL23] what is done alone waits for all drawings, and they wait for it', async () => {
  const take = createTurns()
  const done: string[] = []
  const [drawing, sweeping] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  const thumbnail = take(2, signal, () => drawing.promise)
  const swept = take(alone, signal, async () => {
    done.push('sweeping')
    await sweeping.promise
    done.push('swept')
  })
  await take(1, signal, async () => done.push('neighbour'))
  drawing.resolve(null)
  await thumbnail
  await vi.waitUntil(() => done.includes('sweeping'))
  const page = take(0, signal, async () => done.push('page'))
  queueMicrotask(() => sweeping.resolve(null))
  await Promise.all([swept, page])
  expect(done).toEqual(['neighbour', 'sweeping', 'swept', 'page'])
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[SL23] what pages left is freed when it is much and nobody turns them any more', async () => {
  let fonts = 0
  const sweep = vi.fn(async () => (fonts = 0))
  const sweeping = createSweeping(() => fonts > 100, sweep)
  for (let page = 0; page < 150; page += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    fonts += 1
    sweeping.drew()
  }
  expect(sweep).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledTimes(1)
  sweeping.drew()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledTimes(1)
})

test('[SL23] a failure is tried again after the next drawing, and a closed document is left alone', async () => {
  const sweep = vi.fn(() => Promise.reject(new Error('a page is being drawn')))
  const sweeping = createSweeping(() => true, sweep)
  for (const times of [1, 2]) {
    sweeping.drew()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sweep).toHaveBeenCalledTimes(times)
  }
  sweeping.drew()
  sweeping.end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledTimes(2)
})

test('a result is waited for until a signal says that it is not wanted any more', async () => {
  const [left, lost] = [new AbortController(), new AbortController()]
  expect(await unless(Promise.resolve(7), left.signal, lost.signal)).toBe(7)
  const never = new Promise<never>(() => undefined)
  const waiting = unless(never, left.signal, lost.signal)
  lost.abort(new Error('the file was replaced'))
  await expect(waiting).rejects.toThrow('was replaced')
  await expect(unless(never, left.signal, lost.signal)).rejects.toThrow('was replaced')
  await expect(unless(Promise.reject(new Error('broken')), left.signal)).rejects.toThrow('broken')
})
