import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { TargetResult } from '#domain/activity/votes/results.ts'
import { atValue, layoutBars, segmentsOf } from './layoutBars.ts'
import type { ChartCategory, TrendPulse } from './pulseChart.ts'
import { isRadar, layoutRadar } from './layoutRadar.ts'
import { layoutTrend, mostLines } from './layoutTrend.ts'

const measure = (text: string, size: number): number => text.length * size * 0.5
const scale = { low: 1, high: 5, axes: 1 as const }
const bars = { left: 100, right: 500 }
const onPage = { measure, isCompared: false, noteOf: ({ withheld }: TargetResult) => `${withheld} few` }

test('[PU14] a bar has the shares of all votes, from 1 to 5, and its whole width', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 5, maxLength: 5 }), (distribution) => {
      const segments = segmentsOf(distribution, bars)
      const all = distribution.reduce((sum, votes) => sum + votes, 0)
      expect(segments.map(({ value, votes }) => [value, votes])).toEqual(
        distribution.flatMap((votes, index) => (votes > 0 ? [[index + 1, votes]] : [])),
      )
      segments.forEach(({ votes, left, right }, index) => {
        expect(left).toBeCloseTo(segments[index - 1]?.right ?? bars.left)
        expect(right - left).toBeCloseTo((votes / all) * 400)
      })
      if (all > 0) expect(segments.at(-1)?.right).toBeCloseTo(bars.right)
    }),
  )
})

test('[PU14] the mean of all votes for one end is at that end of the strip', () => {
  expect([atValue(1, bars), atValue(3, bars), atValue(5, bars)]).toEqual([100, 300, 500])
})

test.each([320, 358, 390, 620, 780, 1080, 1700])(
  '[PU14] at a width of %i the columns stand beside each other, compared or not',
  (width) => {
    for (const isCompared of [true, false]) {
      const { bars: bar, strip, numbers } = layoutBars(categoriesOf([2]), { ...onPage, width, isCompared })
      const ends = [
        bar.left,
        bar.right,
        strip.left,
        strip.right,
        numbers.mean,
        numbers.change,
        numbers.votes ?? width,
      ]
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
      expect(numbers.votes ?? numbers.change).toBeLessThanOrEqual(width)
      expect(bar.right - bar.left).toBeGreaterThan(60)
      // A number of two digits and its sign, and a dot at the end of the strip.
      expect(numbers.mean - strip.right).toBeGreaterThan(40)
    }
  },
)

function categoriesOf(sizes: readonly number[]): ChartCategory[] {
  return sizes.map((size, index) => ({
    id: `c${index}`,
    name: `Category ${index}`,
    mean: 3,
    statements: Array.from({ length: size }, (_, at) => {
      const text = 'Some words '.repeat(1 + ((index * 7 + at * 3) % 40))
      // Some have votes that are too few to be shown.
      const few = {
        targetId: '',
        round: 1,
        value1: null,
        value2: null,
        votes: at % 3,
        isWithheld: true as const,
      }
      return { id: `${index}-${at}`, text, result: resultOf([few], scale) }
    }),
  }))
}

test("[PU7] on the room's screen every statement is on one page, below its category's name, and pages fit", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 6 }), (sizes) => {
      const categories = categoriesOf(sizes)
      const options = { ...onPage, width: 1700, height: 760, isCompared: true }
      const { pages, head } = layoutBars(categories, options)
      const statements = pages.flat().flatMap(({ statement }) => statement?.id ?? [])
      expect(statements).toEqual(categories.flatMap((category) => category.statements.map(({ id }) => id)))
      for (const page of pages) {
        expect(page[0]?.statement).toBeNull()
        for (const { y, height } of page) expect(head + y + height).toBeLessThanOrEqual(760)
      }
    }),
  )
})

test('on a page everything is below each other, whatever its width', () => {
  for (const width of [320, 390, 820, 1440]) {
    const { pages } = layoutBars(categoriesOf([3, 60]), { ...onPage, width })
    expect(pages).toHaveLength(1)
    expect(pages[0]).toHaveLength(65)
  }
})

const anyCategories = fc
  .array(fc.option(fc.double({ min: 1, max: 5, noNaN: true })), { minLength: 3, maxLength: 12 })
  .map((means) =>
    means.map((mean, index): ChartCategory => {
      return { id: `c${index}`, name: `Category ${index}`, mean, statements: [] }
    }),
  )

test('[PU7] each mean is on its axis, as far from the centre as it is high', () => {
  fc.assert(
    fc.property(anyCategories, fc.constantFrom(340, 800), (all, width) => {
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
  const series = [2, null, 4].map((value, at) => ({
    id: `${at}`,
    label: `${at}`,
    mean: value,
    categories: {},
  }))
  const [all] = layoutTrend(series, options).lines
  expect(all?.points).toHaveLength(2)
  expect(all?.path.match(/M/g)).toHaveLength(2)
})
