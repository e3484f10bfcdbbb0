import { expect, test } from 'vitest'
import { quiet } from '#support/quiet.ts'
import { keepRunning } from './supervisor.ts'
import type { Service } from './supervisor.ts'

/** A service that stops on request, and a counter of running ones. */
function services() {
  let running = 0
  const ends: (() => void)[] = []
  const start = async (): Promise<Service> => {
    running++
    const { promise, resolve } = Promise.withResolvers<string>()
    const end = () => resolve('ended')
    const exited = promise.then((how) => (running--, how))
    ends.push(end)
    return { exited, stop: async () => (end(), void (await exited)) }
  }
  return { start, running: () => running, started: () => ends.length, endLast: () => ends.at(-1)?.() }
}

test('[O2] a service that ends unexpectedly is restarted, repeatedly', async () => {
  const all = services()
  const stop = await keepRunning('part', all.start, quiet)
  for (const count of [2, 3]) {
    all.endLast()
    await expect.poll(all.started).toBe(count)
    expect(all.running()).toBe(1)
  }
  await stop()
  expect(all.running()).toBe(0)
})

test('[O2] a failed start is retried', async () => {
  const all = services()
  let failures = 2
  let attempts = 0
  const start = async () => {
    if (attempts++ > 0 && failures-- > 0) throw new Error('port in use')
    return await all.start()
  }
  const stop = await keepRunning('part', start, quiet)
  all.endLast()
  await expect.poll(all.started).toBe(2)
  expect(attempts).toBe(4)
  await stop()
  expect(all.running()).toBe(0)
})

test('[O3] a stop is final, also during a restart', async () => {
  const all = services()
  const isStarting = Promise.withResolvers<null>()
  const mayStart = Promise.withResolvers<null>()
  const start = async () => {
    if (all.started() > 0) {
      isStarting.resolve(null)
      await mayStart.promise
    }
    return await all.start()
  }
  const stop = await keepRunning('part', start, quiet)
  all.endLast()
  await isStarting.promise
  const stopped = stop()
  mayStart.resolve(null)
  await stopped
  expect(all.running()).toBe(0)
})

test('[O2] a failure of the first start is thrown to the caller', async () => {
  await expect(keepRunning('part', () => Promise.reject(new Error('no disk')), quiet)).rejects.toThrow(
    'no disk',
  )
})
