import { expect, test } from 'vitest'
import { dropBefore } from './dropBefore.ts'

const ids = ['r1', 'r2', 'r3']
const drop = (id: string, on: string, isAfter: boolean) => dropBefore(ids, id, { id: on, isAfter })

test('[PL5] a dragged row stands where the line was, and stays when the line is at its own place', () => {
  expect(drop('r3', 'r1', false)).toBe('r1')
  expect(drop('r1', 'r2', true)).toBe('r3')
  expect(drop('r1', 'r3', true)).toBeNull()
  expect(drop('r2', 'r1', true)).toBeUndefined()
  expect(drop('r2', 'r3', false)).toBeUndefined()
  expect(drop('r2', 'r2', true)).toBeUndefined()
  expect(drop('gone', 'r1', true)).toBeUndefined()
})
