import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRadar, layoutRadar } from './layoutRadar.ts'
import type { ChartCategory } from './pulseChart.ts'

const measure = (text: string, size: number): number => text.length * size * 0.5

const categories = fc
  .array(fc.option(fc.double({ min: 1, max: 5, noNaN: true })), { minLength: 3, maxLength: 12 })
  .map((means) =>
    means.map((mean, index): ChartCategory => {
      return { id: `c${index}`, name: `Category ${index}`, mean, statements: [] }
    }),
  )

test('[PU7] each mean is on its axis, as far from the centre as it is high', () => {
  fc.assert(
    fc.property(categories, fc.constantFrom(340, 800), (all, width) => {
      const { axes, centre, radius } = layoutRadar(all, { width, size: 13, measure })
      axes.forEach(({ mean, x, y }, index) => {
        expect(mean?.value ?? null).toBe(all[index]?.mean)
        if (!mean) return
        const distance = Math.hypot(mean.x - centre.x, mean.y - centre.y)
        expect(distance).toBeCloseTo((mean.value / 5) * radius)
        const along = ((mean.x - centre.x) * (x - centre.x) + (mean.y - centre.y) * (y - centre.y)) / radius
        expect(along).toBeCloseTo(distance)
      })
    }),
  )
})

test('where it is narrow, axes have numbers, and all names stand below', () => {
  const all: ChartCategory[] = ['Team', 'Tools', 'A very long name of a category'].map((name) => {
    return { id: name, name, mean: 3, statements: [] }
  })
  const { axes, names, height } = layoutRadar(all, { width: 300, size: 13, measure })
  expect(axes.map(({ label }) => label.lines)).toEqual([['1'], ['2'], ['3']])
  expect(names.map(({ lines }) => lines.join(' '))).toEqual(all.map(({ name }) => name))
  expect(height).toBeGreaterThan(names.at(-1)?.y ?? Infinity)
})

test('[PU7] fewer than three categories, or more than twelve, are no radar', () => {
  const some = (count: number) => Array.from({ length: count }, () => ({}) as ChartCategory)
  expect([2, 3, 12, 13].map((count) => isRadar(some(count)))).toEqual([false, true, true, false])
})
