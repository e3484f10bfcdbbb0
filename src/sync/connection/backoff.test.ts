import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

const bounds = { firstMs: 1000, mostMs: 20_000 }

test('delays are random, grow with each failure and stay below the bound', () => {
  const waits = (failures: number): number[] => Array.from({ length: 200 }, () => backoffMs(failures, bounds))
  expect(new Set(waits(0)).size).toBeGreaterThan(50)
  expect(Math.max(...waits(0))).toBeLessThanOrEqual(1000)
  expect(Math.min(...waits(3))).toBeGreaterThanOrEqual(1600)
  expect(Math.max(...waits(1000))).toBeLessThanOrEqual(20_000)
})
