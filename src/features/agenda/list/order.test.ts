import { expect, test } from 'vitest'
import { inWishedOrder, moveBehindSeen, moveTo } from './order.ts'

const items = ['a', 'b', 'c'].map((id) => ({ id }))

test('an item moves to a position, never beyond the ends', () => {
  expect(moveTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
  expect(moveTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
})

test('a pending order shows existing items only: deleted ones are left out, new ones are at the end', () => {
  expect(inWishedOrder(items, ['c', 'gone', 'a'])).toEqual([{ id: 'c' }, { id: 'a' }, { id: 'b' }])
  expect(inWishedOrder(items, null)).toEqual(items)
})

test('[W3] a drag places an activity after the one it was dropped behind, whatever others changed meanwhile', () => {
  const seen = ['a', 'b', 'c', 'd']
  expect(moveBehindSeen(seen, seen, 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveBehindSeen(['new', 'a', 'b', 'c', 'd'], seen, 'a', 2)).toEqual(['new', 'b', 'c', 'a', 'd'])
  // The activity that it was dropped behind was deleted: it goes after the one before that.
  expect(moveBehindSeen(['a', 'b', 'd'], seen, 'a', 2)).toEqual(['b', 'a', 'd'])
  expect(moveBehindSeen(['d', 'c', 'b', 'a'], seen, 'd', 0)).toEqual(['d', 'c', 'b', 'a'])
})
