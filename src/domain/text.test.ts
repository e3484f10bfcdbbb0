import { expect, test } from 'vitest'
import { cleanText, isKeepable } from './text.ts'
import fc from 'fast-check'
import { mergeTexts, caretAfterMerge } from './mergeTexts.ts'

test.each([
  [' a\r\nb\rc ', 'a\nb\nc'],
  ['less meetings\vmore focus\u0085', 'less meetings\nmore focus'],
  ['a\fb\u0085c\u2028d\u2029e', 'a\nb\nc\nd\ne'],
  ['\u0000a\u0007b\u007f\u0085', 'ab'],
  ['\ufeffa\u200bb\u2060\u202ec\u2066', 'abc'],
  ['a\ud800b\udfffc', 'abc'],
  ['👩‍👩‍👧 é ‏שלום\t1', '👩‍👩‍👧 é ‏שלום\t1'],
  ['\u200d\u200e \u200f', ''],
])('[R3] a text is kept without what cannot be kept or seen: %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
  expect(cleanText(kept)).toBe(kept)
})

test('[R3] a NUL and half a character cannot be kept as they are', () => {
  expect(['a\u0000', '\ud83d', '\ude00x'].map(isKeepable)).toEqual([false, false, false])
  expect(isKeepable('👩‍👧 \u0007')).toBe(true)
})

const base = 'Question #1'

test('[U10] words at the start and words at the end are both kept', () => {
  const [mine, theirs] = ['Question #1 from Eva', 'Carl was first Question #1']
  expect(mergeTexts(base, mine, theirs)).toBe('Carl was first Question #1 from Eva')
  expect(mergeTexts(base, theirs, mine)).toBe('Carl was first Question #1 from Eva')
  // The cursor stays behind what was typed.
  expect(caretAfterMerge(base, mine, theirs, mine.length)).toBe('Carl was first Question #1 from Eva'.length)
  expect(caretAfterMerge(base, theirs, mine, 'Carl'.length)).toBe('Carl'.length)
})

test('[U10] changes of the same words cannot be merged', () => {
  expect(mergeTexts(base, 'Question #2', 'Question #3')).toBeNull()
  expect(mergeTexts(base, 'Question #1, all of it', 'Question #1, a part')).toBeNull()
  expect(mergeTexts(base, 'Question #2', 'Question #2')).toBe('Question #2')
})

test('[U10] an unchanged side gets the other’s text; insertions are in the merged text', () => {
  const text = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(mergeTexts(before, before, after)).toBe(after)
      expect(mergeTexts(before, after, before)).toBe(after)
    }),
  )
  fc.assert(
    fc.property(text, fc.nat(12), fc.nat(12), (before, one, other) => {
      const put = (place: number, what: string): string => before.slice(0, place) + what + before.slice(place)
      fc.pre(Math.min(one, before.length) !== Math.min(other, before.length))
      const merged = mergeTexts(before, put(one, 'ÅÅÅ'), put(other, 'ÖÖ'))
      expect(merged).toContain('ÅÅÅ')
      expect(merged).toContain('ÖÖ')
      expect(merged).toHaveLength(before.length + 5)
    }),
  )
})
