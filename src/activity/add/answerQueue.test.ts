import { expect, test } from 'vitest'
import { addFitting, excessOf, insertedIn, linesOf, readQueue } from './answerQueue.ts'

test('[B7] pasted lines become answers; blank ones are skipped, long ones stay whole', () => {
  expect(linesOf('Tea')).toEqual(['Tea'])
  expect(linesOf('Tea\r\n\n  Coffee \n')).toEqual(['Tea', 'Coffee'])
  expect(linesOf(`a\n${'x'.repeat(300)}`).map((line) => excessOf(line, 250))).toEqual([0, 50])
})

test('a list that this device cannot read is empty', () => {
  expect(readQueue('')).toEqual([])
  expect(readQueue('["Tea",1]')).toEqual(['Tea'])
  expect(readQueue('{"a":1}')).toEqual([])
  expect(readQueue('[nonsense')).toEqual([])
})

test('what a paste put into a text is told from what stood there', () => {
  expect(insertedIn('', 'one\ntwo')).toBe('one\ntwo')
  expect(insertedIn('ab', 'a1\n2b')).toBe('1\n2')
  expect(insertedIn('one\ntwo', 'one\ntwo\none\ntwo')).toBe('\none\ntwo')
  expect(insertedIn('one\n', 'one\nt')).toBe('t')
  expect(insertedIn('one two', 'one')).toBe('')
})

test('[B7] what fits is handed on in its order, what is too long is answered whole', () => {
  const added: string[] = []
  const long = 'x'.repeat(251)
  expect(addFitting(['one', long, 'two'], 250, (text) => added.push(text))).toEqual([long])
  expect(added).toEqual(['one', 'two'])
})
