import { expect, test, vi } from 'vitest'
import { alone, createTurns } from './turns.ts'

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
