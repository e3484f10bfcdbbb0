import { expect, test } from 'vitest'
import { coalesced } from './coalesced.ts'

function setUp() {
  const runs: PromiseWithResolvers<number>[] = []
  const ask = coalesced(() => {
    const run = Promise.withResolvers<number>()
    runs.push(run)
    return run.promise
  })
  return { runs, ask }
}

test('requests that arrive during a run share the next run', async () => {
  const { runs, ask } = setUp()
  const first = ask()
  const later = Array.from({ length: 100 }, ask)
  expect(runs).toHaveLength(1)
  runs[0]?.resolve(1)
  expect(await first).toBe(1)
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve(2)
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]))
  void ask()
  expect(runs).toHaveLength(3)
})

test('a failed run fails for those who asked for it, and affects no other run', async () => {
  const { runs, ask } = setUp()
  const [first, second] = [ask(), ask()]
  runs[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.resolve(2)
  expect(await second).toBe(2)
})
