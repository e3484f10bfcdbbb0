import { expect, test } from 'vitest'
import { beforeAfterDrag } from './entries.ts'

test('a dragged entry goes where it was dropped', () => {
  const seen = ['a', 'b', 'c']
  expect(beforeAfterDrag(seen, 'a', 2, seen)).toBeNull()
  expect(beforeAfterDrag(seen, 'a', 1, seen)).toBe('c')
  expect(beforeAfterDrag(seen, 'c', 0, seen)).toBe('a')
})

test('entries that others deleted during a drag are skipped', () => {
  expect(beforeAfterDrag(['a', 'b', 'c'], 'c', 0, ['b', 'c'])).toBe('b')
  expect(beforeAfterDrag(['a', 'b', 'c'], 'c', 1, ['a', 'c'])).toBeNull()
})
