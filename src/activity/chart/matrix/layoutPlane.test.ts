import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Measure } from '../texts.ts'
import { layoutPlane } from './layoutPlane.ts'
import type { PlacedText } from './layoutPlane.ts'
import type { MatrixPlaneSettings } from './matrix.ts'
import { largestRadius } from './plane.ts'

const measure: Measure = (text, size) => text.length * size * 0.56
const size = 13

const words = (most: number) => fc.array(fc.constantFrom('a', 'easy', 'unbelievably'), { maxLength: most })
const text = words(4).map((all) => all.join(' '))
const settings: fc.Arbitrary<MatrixPlaneSettings> = fc.record({
  scale: fc.constantFrom({ low: 1, high: 5 }, { low: 1, high: 2 }, { low: 1, high: 100 }).map((scale) => {
    return { ...scale, axes: 2 as const }
  }),
  axes: fc.tuple(fc.record({ title: text, help: text }), fc.record({ title: text, help: text })),
  quadrants: fc.tuple(text, text, text, text),
  showQuadrants: fc.boolean(),
  colors: fc.constant(0),
})
const width = fc.integer({ min: 300, max: 1200 })

const topOf = ({ y }: PlacedText): number => y - size
const bottomOf = ({ y, lines }: PlacedText): number => y + (lines.length - 1) * size * 1.35 + size * 0.3

test('[EV15] a plane is no higher than what is left of the window, and all its texts are within', () => {
  fc.assert(
    fc.property(settings, width, fc.integer({ min: 540, max: 1000 }), (all, wide, highest) => {
      const layout = layoutPlane(all, { width: wide, highest, size, measure })
      expect(layout.height).toBeLessThanOrEqual(highest)
      for (const one of [...layout.texts, ...layout.quadrants]) {
        expect(topOf(one)).toBeGreaterThanOrEqual(-1)
        expect(bottomOf(one)).toBeLessThanOrEqual(layout.height + 1)
      }
    }),
  )
})

test('[EV6] [EV15] labels that somebody typed are drawn where no bubble is, whatever its means are', () => {
  fc.assert(
    fc.property(settings, width, (all, wide) => {
      const { plane, quadrants } = layoutPlane(all, { width: wide, highest: 600, size, measure })
      expect(quadrants).toHaveLength(all.showQuadrants ? all.quadrants.filter((one) => one !== '').length : 0)
      const { low, high } = all.scale
      const radius = largestRadius(plane, all.scale)
      expect(plane.y(high) - radius).toBeGreaterThanOrEqual(plane.inside.top - 0.01)
      expect(plane.y(low) + radius).toBeLessThanOrEqual(plane.inside.bottom + 0.01)
      for (const label of quadrants)
        expect(bottomOf(label) <= plane.inside.top || topOf(label) >= plane.inside.bottom - 1).toBe(true)
    }),
  )
})

test('a help text stands beside the title of its axis, and below it where both do not fit on one line', () => {
  const axis = { title: 'Value', help: '1 hardly any, 5 very much' }
  const all: MatrixPlaneSettings = {
    ...{ scale: { low: 1, high: 5, axes: 2 }, axes: [axis, axis], colors: 0 },
    ...{ quadrants: ['', '', '', ''], showQuadrants: true },
  }
  const linesAt = (wide: number): number =>
    new Set(layoutPlane(all, { width: wide, size, measure }).texts.map(({ y }) => y)).size
  expect([linesAt(400), linesAt(180)]).toEqual([2, 4])
})
