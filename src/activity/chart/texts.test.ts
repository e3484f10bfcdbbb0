import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shorten, wrapText } from './texts.ts'
import { fitLegend } from './legend.ts'
import type { LegendEntry } from './legend.ts'

const measure = (text: string, size: number): number => text.length * size * 0.5
const options = { size: 10, measure }
const words = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }))
  .map((all) => all.join(' '))

test('every line fits, and together the lines have the whole text', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 60, max: 400 }), (text, width) => {
      const lines = wrapText(text, { ...options, width })
      for (const line of lines) expect(measure(line, 10) <= width || [...line].length === 1).toBe(true)
      expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
    }),
  )
})

test('with fewer lines than needed the last one ends with an ellipsis', () => {
  const text = 'one two three four five six'
  expect(wrapText(text, { ...options, width: 50, maxLines: 2 })).toEqual(['one two', 'three fou…'])
  expect(wrapText('one two', { ...options, width: 50, maxLines: 2 })).toEqual(['one two'])
})

test('a shortened text fits, and no letter is cut in two', () => {
  expect(shorten('👩‍👩‍👧‍👧👩‍👩‍👧‍👧', { size: 2, measure, width: 14 })).toBe('👩‍👩‍👧‍👧…')
  expect(shorten('short', { ...options, width: 400 })).toBe('short')
})

const entries = fc
  .array(
    fc.string({ minLength: 1, maxLength: 250 }).filter((text) => text.trim() !== ''),
    { maxLength: 60 },
  )
  .map((texts) =>
    texts.map((text, index): LegendEntry => ({ mark: { label: String(index + 1), color: 0 }, text })),
  )

test("on the room's screen a legend is never higher than its box, and tells how many entries it has no room for", () => {
  fc.assert(
    fc.property(entries, fc.integer({ min: 200, max: 900 }), (all, height) => {
      const layout = fitLegend(all, { width: 760, height, largest: 32, smallest: 18, measure })
      expect(layout.height).toBeLessThanOrEqual(height)
      expect(layout.size).toBeGreaterThanOrEqual(18)
      expect(layout.items.length + layout.left).toBe(all.length)
      if (layout.size > 18) expect(layout.left).toBe(0)
    }),
  )
})

test('fifty long texts all begin on a full screen', () => {
  const fifty = Array.from({ length: 50 }, (_, index): LegendEntry => {
    return { mark: { label: String(index + 1), color: 0 }, text: 'word '.repeat(50) }
  })
  expect(fitLegend(fifty, { width: 860, height: 560, largest: 30, smallest: 16, measure }).left).toBe(0)
})
