import { expect, test } from 'vitest'
import { inWishedOrder, moveBehindSeen, moveTo } from './order.ts'

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

test('[W3] a drag puts an activity behind the one it was dropped behind, whatever others did meanwhile', () => {
  const seen = ['a', 'b', 'c', 'd']
  expect(moveBehindSeen(seen, seen, 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveBehindSeen(['new', 'a', 'b', 'c', 'd'], seen, 'a', 2)).toEqual(['new', 'b', 'c', 'a', 'd'])
  // The one it was dropped behind is gone: behind the one before that.
  expect(moveBehindSeen(['a', 'b', 'd'], seen, 'a', 2)).toEqual(['b', 'a', 'd'])
  expect(moveBehindSeen(['d', 'c', 'b', 'a'], seen, 'd', 0)).toEqual(['d', 'c', 'b', 'a'])
})
