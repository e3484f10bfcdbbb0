import { expect, test } from 'vitest'
import { filledLinesIn } from '#domain/text.ts'
import { addFitting, excessOf, insertedIn, readQueue } from './answerQueue.ts'

test('[B7] pasted lines become answers; blank ones are skipped, long ones stay whole', () => {
  expect(filledLinesIn('Tea')).toEqual(['Tea'])
  expect(filledLinesIn('Tea\r\n\n  Coffee \n')).toEqual(['Tea', 'Coffee'])
  expect(filledLinesIn('less meetings\vmore focus\u0085\u2028')).toEqual(['less meetings', 'more focus'])
  expect(filledLinesIn(`a\n${'x'.repeat(300)}`).map((line) => excessOf(line, 250))).toEqual([0, 50])
})

test('a stored list that cannot be read counts as empty', () => {
  expect(readQueue('')).toEqual([])
  expect(readQueue('["Tea",1]')).toEqual(['Tea'])
  expect(readQueue('{"a":1}')).toEqual([])
  expect(readQueue('[nonsense')).toEqual([])
})

test('a paste is told apart from the text around it', () => {
  expect(insertedIn('', 'one\ntwo')).toBe('one\ntwo')
  expect(insertedIn('ab', 'a1\n2b')).toBe('1\n2')
  expect(insertedIn('one\ntwo', 'one\ntwo\none\ntwo')).toBe('\none\ntwo')
  expect(insertedIn('one\n', 'one\nt')).toBe('t')
  expect(insertedIn('one two', 'one')).toBe('')
})

test('[B7] answers within the limit are passed on in order, longer ones are returned whole', () => {
  const added: string[] = []
  const long = 'x'.repeat(251)
  expect(addFitting(['one', long, 'two'], 250, (text) => added.push(text))).toEqual([long])
  expect(added).toEqual(['one', 'two'])
})
