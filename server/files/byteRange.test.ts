import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange, byteRanges } from './byteRange.ts'
import { cutOut } from './cutOut.ts'

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

const three = [
  { first: 0, last: 1 },
  { first: 5, last: 6 },
  { first: 7, last: 99 },
]
test.each([
  ['bytes=0-1,5-6,7-99', three],
  ['bytes=0-1, 5-6, 7-99', three],
  ['bytes=0-1', null],
  ['bytes=0-1,5-100', null],
  ['bytes=0-5,5-6', null],
  ['bytes=5-6,0-1', null],
  ['bytes=0-1,6-5', null],
  ['bytes=0-1,5-', null],
  ['bytes=0-1,,5-6', null],
  [undefined, null],
])('[SL21] several parts: %s of 100 bytes', (header, expected) =>
  expect(byteRanges(header, 100)).toEqual(expected),
)

test('[SL21] at most four hundred parts are one answer', () => {
  const header = (count: number) =>
    `bytes=${Array.from({ length: count }, (_, at) => `${2 * at}-${2 * at}`).join()}`
  expect(byteRanges(header(400), 1000)?.length).toBe(400)
  expect(byteRanges(header(401), 1000)).toBe(null)
})

test('[SL21] parts are cut out of a whole file, in whatever pieces that arrives', async () => {
  const whole = Buffer.from('0123456789')
  const [place, pieces] = [fc.nat(9), fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 })]
  await fc.assert(
    fc.asyncProperty(place, place, pieces, async (one, other, sizes) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)]
      const arriving = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0, turn = 0; at < whole.length; turn += 1) {
            const size = sizes[turn % sizes.length] ?? 1
            controller.enqueue(whole.subarray(at, at + size))
            at += size
          }
          controller.close()
        },
      })
      const text = whole.toString()
      // One of them, and one behind it where there is room.
      const next = last + 2 < whole.length ? [{ first: last + 2, last: whole.length - 1 }] : []
      const part = await new Response(arriving.pipeThrough(cutOut({ first, last }, ...next))).text()
      expect(part).toBe(text.slice(first, last + 1) + text.slice(last + 2))
    }),
  )
})
