import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quadrantOf as quadrantOfMeans } from '#domain/activity/votes/quadrant.ts'
import { planeOf, quadrantAt, quadrantBox, valuesAt } from './plane.ts'

const box = { left: 30, right: 430, top: 10, bottom: 310 }
const scales = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map(([low, more]) => ({ low, high: Math.min(100, low + more) }))

test('a point gives the nearest whole values, always of the scale', () => {
  fc.assert(
    fc.property(scales, fc.nat(400), fc.nat(300), (scale, x, y) => {
      const plane = planeOf(scale, box)
      const [value1, value2] = valuesAt(plane, scale, 30 + x, 10 + y)
      for (const value of [value1, value2]) {
        expect(Number.isInteger(value)).toBe(true)
        expect(value >= scale.low && value <= scale.high).toBe(true)
      }
      expect(valuesAt(plane, scale, plane.x(value1), plane.y(value2))).toEqual([value1, value2])
    }),
  )
})

test('every value has its place within the plane, in the quadrant of the specification', () => {
  const plane = planeOf({ low: 1, high: 5 }, box)
  const quadrantOf = (value1: number, value2: number) =>
    quadrantAt(plane, { x: plane.x(value1), y: plane.y(value2) })
  expect([quadrantOf(1, 5), quadrantOf(5, 5), quadrantOf(1, 1), quadrantOf(5, 1)]).toEqual([0, 1, 2, 3])
  expect(quadrantOf(3, 3)).toBe(1)
  for (const quadrant of [0, 1, 2, 3] as const) {
    const { left, right, top, bottom } = quadrantBox(plane, quadrant)
    for (const [x, y] of [
      [left, top],
      [right, bottom],
    ] as const)
      expect(quadrantAt(plane, { x, y })).toBe(quadrant)
  }
})

test('[V4] a bubble stands in the quadrant that an export names', () => {
  const share = fc.nat(20).map((part) => part / 20)
  fc.assert(
    fc.property(scales, share, share, (scale, right, up) => {
      const plane = planeOf(scale, box)
      const [x, y] = [right, up].map((part) => scale.low + part * (scale.high - scale.low)) as [
        number,
        number,
      ]
      expect(quadrantOfMeans(scale, x, y)).toBe(quadrantAt(plane, { x: plane.x(x), y: plane.y(y) }))
    }),
  )
})

test('short scales have a tick at each value, long ones few, with both ends', () => {
  expect(planeOf({ low: 1, high: 5 }, box).ticks).toEqual([1, 2, 3, 4, 5])
  fc.assert(
    fc.property(scales, (scale) => {
      const { ticks } = planeOf(scale, box)
      expect(ticks.length).toBeLessThanOrEqual(11)
      expect([ticks[0], ticks.at(-1)]).toEqual([scale.low, scale.high])
    }),
  )
})
