import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byteRange.ts'

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=50-500', { first: 50, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  [undefined, null],
])('[SL21] %s of 100 bytes', (header, expected) => expect(byteRange(header, 100)).toEqual(expected))

test('[SL21] a range lies within the file, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(1000), (noise, begin, end, bytes) => {
      for (const header of [noise, `bytes=${begin}-${end}`, `bytes=${begin}-`, `bytes=-${end}`]) {
        const range = byteRange(header, bytes)
        if (range === null || range === 'unsatisfiable') continue
        expect(range.first).toBeGreaterThanOrEqual(0)
        expect(range.last).toBeLessThan(bytes)
        expect(range.first).toBeLessThanOrEqual(range.last)
      }
    }),
  )
})
