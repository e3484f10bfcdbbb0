import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { nextPlace } from './order.ts'

interface Thing {
  createdAt: number
}
const thingsOf = (): Y.Map<Thing> => new Y.Doc().getMap<Thing>('things')

test('[B1] the serial number is the number of items of that second, in a transaction and after it', () => {
  const step = fc.record({
    id: fc.integer({ min: 0, max: 9 }),
    at: fc.integer({ min: 1, max: 3 }),
    asked: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(fc.array(step)), (transactions) => {
      const things = thingsOf()
      for (const steps of transactions)
        things.doc?.transact(() => {
          for (const { id, at, asked } of steps) {
            const inSecond = [...things.values()].filter(({ createdAt }) => createdAt === at).length
            if (asked) expect(nextPlace(things, at)).toBe(inSecond)
            things.set(String(id), { createdAt: at })
          }
        })
      const inSecond = [...things.values()].filter(({ createdAt }) => createdAt === 1).length
      expect(nextPlace(things, 1)).toBe(inSecond)
    }),
  )
})

test('[B1] a burst walks over all items once a second, not once for each new one', () => {
  const things = thingsOf()
  for (let i = 0; i < 20; i += 1) things.set(`before${i}`, { createdAt: 1 })
  const walk = vi.spyOn(things, 'forEach')
  const places = [2, 2, 2, 3, 3].map((createdAt, at) => {
    const place = nextPlace(things, createdAt)
    things.set(`new${at}`, { createdAt })
    return place
  })
  expect(places).toEqual([0, 1, 2, 0, 1])
  expect(walk).toHaveBeenCalledTimes(2)
})
