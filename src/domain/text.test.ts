import { expect, test } from 'vitest'
import { cleanText, isKeepable } from './text.ts'

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
