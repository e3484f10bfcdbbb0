import { expect, test } from 'vitest'
import { tokenOf } from './context.ts'

test.each([
  ['JWT abc.def-g_h', 'abc.def-g_h'],
  ['Bearer abc', 'abc'],
  ['  bearer   abc ', 'abc'],
  ['', null],
  ['   ', null],
  [null, null],
  ['abc', 'abc'],
  ['Basic abc', 'Basic abc'],
  ['JWT', 'JWT'],
])('the token of %j is %j', (authorization, token) => {
  expect(tokenOf(authorization)).toBe(token)
})
