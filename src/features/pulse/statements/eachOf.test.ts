import { expect, test } from 'vitest'
import { eachOf } from './eachOf.ts'

test('an act on many runs a few at a time, to the end, and tells which failed', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  const items = Array.from({ length: 60 }, (_, at) => at)
  const errors = await eachOf(items, async (item) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
    if (item % 20 === 3) throw new Error(`${item}`)
    done.push(item)
  })
  expect(most).toBe(4)
  expect(done).toHaveLength(57)
  expect(errors.map(String)).toEqual(['Error: 3', 'Error: 23', 'Error: 43'])
  expect(await eachOf([], () => Promise.reject(new Error()))).toEqual([])
})
