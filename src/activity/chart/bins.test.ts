import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binsOf } from './distribution/bins.ts'
import { heatCells } from './matrix/heat.ts'

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

test('[BT14] a heat map has every vote once, in at most 20 by 20 cells', () => {
  const value = fc.integer({ min: 1, max: 100 })
  const pairs = fc.array(fc.record({ value1: value, value2: value, votes: fc.integer({ min: 0, max: 9 }) }))
  fc.assert(
    fc.property(pairs, fc.integer({ min: 2, max: 100 }), (all, high) => {
      const inside = all.filter(({ value1, value2 }) => value1 <= high && value2 <= high)
      const cells = heatCells(inside, { low: 1, high })
      for (const { from1, to1, from2, to2, votes, share } of cells) {
        const own = inside.filter(
          ({ value1, value2 }) => value1 >= from1 && value1 <= to1 && value2 >= from2 && value2 <= to2,
        )
        expect(votes).toBe(own.reduce((sum, one) => sum + one.votes, 0))
        expect(share > 0 && share <= 1).toBe(true)
      }
      const sum = (list: readonly { votes: number }[]) => list.reduce((so, { votes }) => so + votes, 0)
      expect(sum(cells)).toBe(sum(inside))
      expect(new Set(cells.map(({ from1 }) => from1)).size).toBeLessThanOrEqual(20)
    }),
  )
})
