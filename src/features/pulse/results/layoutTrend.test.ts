import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutTrend, mostLines } from './layoutTrend.ts'
import type { TrendPulse } from './pulseChart.ts'

const measure = (text: string, size: number): number => text.length * size * 0.5
const options = { width: 800, size: 13, measure, all: 'All categories' }
const mean = fc.option(fc.double({ min: 1, max: 5, noNaN: true }))

const pulses = fc.integer({ min: 0, max: 12 }).chain((categories) => {
  const names = Array.from({ length: categories }, (_, index) => `Category ${index}`)
  const means = fc.record(Object.fromEntries(names.map((name) => [name, mean])))
  const pulse = fc.record({ id: fc.uuid(), label: fc.string({ maxLength: 30 }), mean, categories: means })
  return fc.array(pulse as fc.Arbitrary<TrendPulse>, { minLength: 1, maxLength: 30 })
})

test('[PU8] points are inside of the plot, lines have their names beside each other, and few enough', () => {
  fc.assert(
    fc.property(pulses, (all) => {
      const { lines, plot, isShortened } = layoutTrend(all, options)
      expect(lines.length).toBeLessThanOrEqual(1 + mostLines)
      expect(isShortened).toBe(Object.keys(all[0]?.categories ?? {}).length > mostLines)
      for (const { points } of lines)
        for (const { x, y } of points) {
          expect(x >= plot.left && x <= plot.right).toBe(true)
          expect(y >= plot.top - 1e-6 && y <= plot.bottom + 1e-6).toBe(true)
        }
      const heights = lines.map(({ labelY }) => labelY).sort((a, b) => a - b)
      heights.forEach((height, index) => {
        if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThan(options.size)
      })
    }),
  )
})

test('a pulse without a mean leaves a gap in its line', () => {
  const series = [2, null, 4].map((value, index) => ({
    id: String(index),
    label: `${index}`,
    mean: value,
    categories: {},
  }))
  const [all] = layoutTrend(series, options).lines
  expect(all?.points).toHaveLength(2)
  expect(all?.path.match(/M/g)).toHaveLength(2)
})
