import { expect, test } from 'vitest'
import { tickMs } from './workshopQueue.ts'

test.each([
  [0, 20],
  [200, 26],
  [1000, 50],
  [30_000, 50],
])('with %i people connected a tick begins %i ms after the one before', (connections, ms) => {
  expect(tickMs(connections)).toBe(ms)
})
