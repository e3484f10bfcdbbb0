import type { ByteRange } from './byteRange.ts'

/** Several parts of a file as one answer. RFC 9110, `multipart/byteranges`. */
export interface MultipartAnswer {
  contentType: string
  contentLength: number
  /** @param parts their bytes, one after the other */
  body(parts: ReadableStream<Uint8Array>): ReadableStream<Uint8Array>
}

/**
 * @param type of the file
 * @param bytes of the file
 * @param boundary occurs in no part, as nobody knows it before
 */
export function multipartAnswer(
  ranges: readonly ByteRange[],
  type: string,
  bytes: number,
  boundary: string = crypto.randomUUID(),
): MultipartAnswer {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
  const heads = ranges.map(({ first, last }, at) =>
    encode(
      `${at === 0 ? '' : '\r\n'}--${boundary}\r\ncontent-type: ${type}\r\ncontent-range: bytes ${first}-${last}/${bytes}\r\n\r\n`,
    ),
  )
  const end = encode(`\r\n--${boundary}--\r\n`)
  const lengths = ranges.map(({ first, last }) => last + 1 - first)
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)
  return {
    contentType: `multipart/byteranges; boundary=${boundary}`,
    contentLength: sum(lengths) + sum(heads.map((head) => head.length)) + end.length,
    body: (parts) => parts.pipeThrough(withHeads(heads, lengths, end)),
  }
}

function withHeads(
  heads: readonly Uint8Array[],
  lengths: readonly number[],
  end: Uint8Array,
): TransformStream<Uint8Array, Uint8Array> {
  /** The next part, and how much is missing of the one before. */
  let [next, missing] = [0, 0]
  return new TransformStream({
    transform(chunk, controller) {
      for (let rest = chunk; rest.length > 0;) {
        if (missing === 0) {
          controller.enqueue(heads[next])
          missing = lengths[next] ?? 0
          next += 1
        }
        controller.enqueue(rest.subarray(0, missing))
        const taken = Math.min(missing, rest.length)
        missing -= taken
        rest = rest.subarray(taken)
      }
    },
    flush: (controller) => controller.enqueue(end),
  })
}
