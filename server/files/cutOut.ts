import type { ByteRange } from './byteRange.ts'

/**
 * For file storage that answers a request for parts with the whole file.
 *
 * @param parts in ascending order, not overlapping
 */
export function cutOut(...parts: readonly ByteRange[]): TransformStream<Uint8Array, Uint8Array> {
  const left = [...parts]
  let at = 0
  return new TransformStream({
    transform(chunk, controller) {
      for (let part = left[0]; part && part.first < at + chunk.length; part = left[0]) {
        controller.enqueue(chunk.subarray(Math.max(0, part.first - at), part.last + 1 - at))
        if (part.last >= at + chunk.length) break
        left.shift()
      }
      at += chunk.length
      if (left.length === 0) controller.terminate()
    },
  })
}
