import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heatCells } from './heat.ts'

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
