import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOut } from './cutOut.ts'

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
