import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shorten, wrapText } from './texts.ts'

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
