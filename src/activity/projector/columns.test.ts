import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenColumns, intoColumns, tallest } from './columns.ts'
import type { Piece, SectionSize, Spaces } from './columns.ts'
import { columnsWithin, largestFitting, mostCards, sizesFrom } from './fit.ts'

const spaces: Spaces = { betweenSections: 20, betweenCards: 10, padding: 5 }
const heights = fc.integer({ min: 20, max: 200 })
const section = fc.record({
  heading: heights,
  continued: heights,
  cards: fc.array(heights, { maxLength: 12 }),
})
const sectionList = fc.array(section, { minLength: 1, maxLength: 6 })

function heightOf(pieces: readonly Piece[], sections: readonly SectionSize[]): number {
  const inner = pieces.map(({ section: at, from, to, isContinued }) => {
    const { heading, continued, cards } = sections[at] as SectionSize
    const parts = [isContinued ? continued : heading, ...cards.slice(from, to)]
    return parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * 10 + 2 * 5
  })
  return inner.reduce((sum, height) => sum + height, 0) + (inner.length - 1) * 20
}

test('a heading without a card below moves to the next column with its first card', () => {
  const sections = [
    { heading: 30, continued: 30, cards: [40] },
    { heading: 30, continued: 30, cards: [40] },
  ]
  expect(intoColumns(sections, 150, spaces).map((pieces) => pieces.map((piece) => piece.section))).toEqual([
    [0],
    [1],
  ])
})

test('every card is in exactly one column, in order, within the column’s height', () => {
  fc.assert(
    fc.property(sectionList, fc.integer({ min: 0, max: 600 }), (sections, more) => {
      const height = tallest(sections, spaces) + more
      const columns = intoColumns(sections, height, spaces)
      const placed = columns
        .flat()
        .flatMap(({ section: at, from, to }) =>
          Array.from({ length: to - from }, (_, card) => `${at}:${from + card}`),
        )
      expect(placed).toEqual(sections.flatMap(({ cards }, at) => cards.map((_, card) => `${at}:${card}`)))
      for (const pieces of columns) expect(heightOf(pieces, sections)).toBeLessThanOrEqual(height)
      for (const { from, isContinued } of columns.flat()) expect(isContinued).toBe(from > 0)
      expect(new Set(columns.flat().map((piece) => piece.section)).size).toBe(sections.length)
    }),
  )
})

test('columns side by side are balanced, and need no more space than before', () => {
  fc.assert(
    fc.property(sectionList, fc.integer({ min: 1, max: 6 }), (sections, sideBySide) => {
      const height = tallest(sections, spaces) + 400
      const columns = evenColumns(sections, height, spaces, sideBySide)
      const before = intoColumns(sections, height, spaces)
      if (before.length > sideBySide) expect(columns).toEqual(before)
      else expect(columns.length).toBeLessThanOrEqual(sideBySide)
      const highest = (of: Piece[][]): number => Math.max(...of.map((pieces) => heightOf(pieces, sections)))
      expect(highest(columns)).toBeLessThanOrEqual(highest(before))
    }),
  )
  const four = [{ heading: 0, continued: 0, cards: [40, 40, 40, 40] }]
  expect(evenColumns(four, 500, { ...spaces, padding: 0 }, 2).map(([piece]) => piece?.to)).toEqual([2, 4])
})

test('the largest type that fits is used, and the smallest when none does', () => {
  const sizes = sizesFrom(6.4)
  for (const limit of [...sizes, 1, 100]) {
    const expected = sizes.find((size) => size <= limit) ?? sizes.at(-1)
    expect(largestFitting(sizes, (size) => size <= limit)).toBe(expected)
  }
  expect(sizes.at(-1)).toBeGreaterThan(2)
})

test('as many columns are side by side as there is space for, and at least one', () => {
  expect(columnsWithin(1000, 400, 20)).toBe(2)
  expect(columnsWithin(1220, 400, 20)).toBe(2)
  expect(columnsWithin(1240, 400, 20)).toBe(3)
  expect(columnsWithin(0, 400, 20)).toBe(1)
})

test('more cards than could fit are not measured', () => {
  // A card of one line takes 2.28 em, and the gap to the next half an em.
  for (const rows of [1, 4, 9]) {
    const height = rows * 22.8 + (rows - 1) * 5
    expect(mostCards(height, 10, 3)).toBeGreaterThanOrEqual(3 * rows)
    expect(mostCards(height, 10, 3)).toBeLessThanOrEqual(3 * (rows + 1))
  }
})
