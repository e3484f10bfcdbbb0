import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { VoteCount } from '#domain/activity/votes/tally.ts'
import { bubblesOf } from './bubbles.ts'
import type { MatrixItem } from './matrix.ts'
import { planeOf, quadrantAt } from './plane.ts'

const scale = { low: 1, high: 5, axes: 2 as const }
const plane = planeOf(scale, { left: 30, right: 430, top: 10, bottom: 310 })
const sizes = { smallest: 11, largest: 28 }

const value = fc.integer({ min: 1, max: 5 })
const votes = fc.array(fc.record({ value1: value, value2: value, votes: fc.integer({ min: 1, max: 40 }) }), {
  maxLength: 6,
})
const items = fc
  .array(votes, { maxLength: 50 })
  .map((all) => all.map((counts, index) => itemOf(index, counts)))

type Count = Omit<VoteCount, 'targetId' | 'round'>

function resultFrom(counts: readonly Count[]) {
  return resultOf(
    counts.map((count) => ({ targetId: 't', round: 1, ...count })),
    scale,
  )
}

function itemOf(index: number, counts: readonly Count[]): MatrixItem {
  return { id: `p${index}`, number: index + 1, text: `Poll ${index}`, color: 0, result: resultFrom(counts) }
}

test('[BT14] a bubble for each item with votes, in the quadrant of its means', () => {
  fc.assert(
    fc.property(items, (all) => {
      const bubbles = bubblesOf(all, plane, sizes)
      expect(bubbles.map(({ item }) => item.id)).toEqual(
        all.filter(({ result }) => result.count > 0).map(({ id }) => id),
      )
      for (const bubble of bubbles) {
        const means = { x: plane.x(bubble.mean1), y: plane.y(bubble.mean2) }
        expect(bubble.mean).toEqual(means)
        expect(quadrantAt(plane, bubble)).toBe(quadrantAt(plane, means))
      }
    }),
  )
})

test('areas are by votes, down to the least size in which a number is readable', () => {
  const counted = [1, 100, 400].map((count, index) =>
    itemOf(index, [{ value1: 1 + 2 * index, value2: 3, votes: count }]),
  )
  const [one, hundred, most] = bubblesOf(counted, plane, sizes).map(({ radius }) => radius)
  expect(one).toBe(sizes.smallest)
  expect(most).toBe(sizes.largest)
  expect((hundred ?? 0) ** 2 * 4).toBeCloseTo((most ?? 0) ** 2)
})

test('[BT10] the place of the round before, where the item had votes in it', () => {
  const now = itemOf(0, [{ value1: 4, value2: 4, votes: 3 }])
  const before = resultFrom([{ value1: 1, value2: 2, votes: 3 }])
  const [moved] = bubblesOf([{ ...now, earlier: before }], plane, sizes)
  expect(moved?.earlier).toEqual({ x: plane.x(1), y: plane.y(2) })
  const [fresh] = bubblesOf([{ ...now, earlier: resultFrom([]) }], plane, sizes)
  expect(fresh?.earlier).toBeNull()
})
