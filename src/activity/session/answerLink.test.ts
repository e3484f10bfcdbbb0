import { expect, test } from 'vitest'
import { answerLinkIn, answerLinkState } from './answerLink.ts'

test('a link to an answer survives the history state with its position, and other values are rejected', () => {
  const read = (state: unknown) => answerLinkIn(structuredClone(state))
  expect(read(answerLinkState('a'))).toEqual({ itemId: 'a', at: null })
  expect(read(answerLinkState('a', { row: 3 }))).toEqual({ itemId: 'a', at: { row: 3 } })
  for (const other of [null, undefined, 'a', {}, { answer: null }, { answer: { itemId: 5 } }])
    expect(read(other)).toBeNull()
})
