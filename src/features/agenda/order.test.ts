import { expect, test } from 'vitest'
import { inWishedOrder, moveTo } from './order.ts'

const items = ['a', 'b', 'c'].map((id) => ({ id }))

test('an item moves to a place, never beyond the ends', () => {
  expect(moveTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
  expect(moveTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
})

test('a wished order shows what is there: deleted items are gone, new ones stand behind', () => {
  expect(inWishedOrder(items, ['c', 'gone', 'a'])).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }])
  expect(inWishedOrder(items, null)).toEqual(items)
})
