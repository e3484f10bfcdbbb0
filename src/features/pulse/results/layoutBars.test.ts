import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import { atValue, layoutBars, segmentsOf } from './layoutBars.ts'
import type { ChartCategory } from './pulseChart.ts'

const measure = (text: string, size: number): number => text.length * size * 0.5
const scale = { low: 1, high: 5, axes: 1 as const }
const bars = { left: 100, middle: 300, right: 500, height: 20, lane: 10 }

test('[PU7] a bar has all votes in order, and its neutral ones stand half and half around the middle', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 5, maxLength: 5 }), (distribution) => {
      const segments = segmentsOf(distribution, bars)
      expect(segments.map(({ value, votes }) => [value, votes])).toEqual(
        distribution.flatMap((votes, index) => (votes > 0 ? [[index + 1, votes]] : [])),
      )
      segments.forEach((segment, index) => {
        if (index > 0) expect(segment.left).toBeCloseTo(segments[index - 1]?.right ?? NaN)
        if (segment.value === 3) expect((segment.left + segment.right) / 2).toBeCloseTo(bars.middle)
        if (segment.value < 3) expect(segment.right).toBeLessThanOrEqual(bars.middle + 1e-6)
        if (segment.value > 3) expect(segment.left).toBeGreaterThanOrEqual(bars.middle - 1e-6)
        expect(segment.left >= bars.left - 1e-6 && segment.right <= bars.right + 1e-6).toBe(true)
      })
    }),
  )
})

test('the mean of all votes for one end is at that end', () => {
  expect([atValue(1, bars), atValue(3, bars), atValue(5, bars)]).toEqual([100, 300, 500])
})

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
      const { pages, head } = layoutBars(categories, {
        width: 1700,
        height: 760,
        measure,
        isCompared: true,
        noteOf: String,
      })
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
    const { pages } = layoutBars(categoriesOf([3, 60]), { width, measure, isCompared: false, noteOf: String })
    expect(pages).toHaveLength(1)
    expect(pages[0]).toHaveLength(65)
  }
})
