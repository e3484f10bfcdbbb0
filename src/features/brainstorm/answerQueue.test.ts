import { expect, test } from 'vitest'
import { excessOf, linesOf, readQueue } from './answerQueue.ts'

test('[B7] pasted lines become answers; blank ones are skipped, long ones stay whole', () => {
  expect(linesOf('Tea')).toEqual(['Tea'])
  expect(linesOf('Tea\r\n\n  Coffee \n')).toEqual(['Tea', 'Coffee'])
  expect(linesOf(`a\n${'x'.repeat(300)}`).map(excessOf)).toEqual([0, 50])
})

test('a list that this device cannot read is empty', () => {
  expect(readQueue('')).toEqual([])
  expect(readQueue('["Tea",1]')).toEqual(['Tea'])
  expect(readQueue('{"a":1}')).toEqual([])
  expect(readQueue('[nonsense')).toEqual([])
})
