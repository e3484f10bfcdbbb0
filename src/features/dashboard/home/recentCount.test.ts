import { expect, test } from 'vitest'
import { recentCount } from './recentCount.ts'

test('[Z30] recent sessions on home: 4 above 1440, 3 up to 1440, 2 up to 1100', () => {
  expect([1441, 1440, 1101, 1100, 390].map(recentCount)).toEqual([4, 3, 3, 2, 2])
})
