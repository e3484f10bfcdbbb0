import { expect, test } from 'vitest'
import { edgeSpeed } from './edgeScroll.ts'

test('a table scrolls near its edges, faster nearer to them, and neither in its middle nor far outside', () => {
  const at = (place: number): number => edgeSpeed(place, 100, 500)
  expect(at(300)).toBe(0)
  expect(at(140)).toBe(0)
  const [inner, nearer, edge] = [at(130), at(110), at(100)]
  expect(inner).toBeLessThan(0)
  expect(nearer).toBeLessThan(inner)
  expect(edge).toBeLessThan(nearer)
  // Over the edge as fast as at it: a finger is not exact.
  expect(at(80)).toBe(edge)
  expect(at(20)).toBe(0)
  expect(at(470)).toBeGreaterThan(0)
  expect(at(500)).toBe(-edge)
  expect(at(600)).toBe(0)
})
