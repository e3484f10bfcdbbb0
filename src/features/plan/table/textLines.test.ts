import { expect, test } from 'vitest'
import { linesOf } from './textLines.ts'

/** As on a typewriter. */
const measure = (piece: string): number => piece.length * 10
const lines = (text: string): number => linesOf(text, 100, measure)

test('words stand beside each other while they fit, and line breaks begin a line', () => {
  expect(lines('')).toBe(1)
  expect(lines('four words on it')).toBe(2)
  expect(lines('ten chars!')).toBe(1)
  expect(lines('one\ntwo\n')).toBe(3)
})

test('a word that is too long for a line is broken', () => {
  expect(lines('x'.repeat(25))).toBe(3)
  expect(lines(`a ${'x'.repeat(25)} b`)).toBe(4)
})
