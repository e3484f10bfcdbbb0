import { expect, test } from 'vitest'
import { TokenBucket } from './tokenBucket.ts'

const size = { burst: 10, perSecond: 2 }

test('a burst passes, then only the refill rate', () => {
  const bucket = new TokenBucket(size, 0)
  for (let index = 0; index < 10; index += 1) expect(bucket.spend(1, 0)).toBe(true)
  expect(bucket.spend(1, 0)).toBe(false)
  expect(bucket.spend(1, 499)).toBe(false)
  expect(bucket.spend(1, 500)).toBe(true)
  expect(bucket.spend(1, 500)).toBe(false)
})

test('a refused request costs nothing', () => {
  const bucket = new TokenBucket(size, 0)
  expect(bucket.spend(11, 0)).toBe(false)
  expect(bucket.spend(10, 0)).toBe(true)
})

test('a bucket never holds more than one burst', () => {
  const bucket = new TokenBucket(size, 0)
  expect(bucket.spend(11, 1_000_000)).toBe(false)
  expect(bucket.spend(10, 1_000_000)).toBe(true)
})
