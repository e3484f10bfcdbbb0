import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binsOf } from './bins.ts'

test('[BT14] bars have every value and every vote once, and are at most twenty', () => {
  const low = fc.integer({ min: 1, max: 50 })
  fc.assert(
    fc.property(low, fc.array(fc.nat(500), { minLength: 2, maxLength: 100 }), (from, votes) => {
      const distribution = votes.slice(0, 101 - from)
      const bins = binsOf(distribution, { low: from, high: from + distribution.length - 1 })
      expect(bins.length).toBeLessThanOrEqual(20)
      expect(bins.reduce((sum, bin) => sum + bin.votes, 0)).toBe(
        distribution.reduce((sum, one) => sum + one, 0),
      )
      bins.forEach((bin, index) => expect(bin.from).toBe((bins[index - 1]?.to ?? from - 1) + 1))
      expect(bins.at(-1)?.to).toBe(from + distribution.length - 1)
    }),
  )
})

test('from 1 to 5 each value has its bar', () => {
  expect(binsOf([1, 0, 2, 3, 4], { low: 1, high: 5 }).map(({ votes }) => votes)).toEqual([1, 0, 2, 3, 4])
})
