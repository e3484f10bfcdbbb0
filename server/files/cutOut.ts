import type { ByteRange } from './byteRange.ts'

/** For file storage that answers a request for a part with the whole file. */
export function cutOut({ first, last }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let at = 0
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
      at += chunk.length
      if (part.length > 0) controller.enqueue(part)
      if (at > last) controller.terminate()
    },
  })
}
