import { StringDecoder } from 'node:string_decoder'
import type { IncomingMessage } from 'node:http'

/** The largest body: the longest document with the longest texts for variables fits several times. */
export const bodyBytes = 128 * 1024

export class BodyTooLarge extends Error {}

/**
 * Piece by piece: put together they would be in the memory that small buffers share, and passwords with them.
 *
 * @throws {BodyTooLarge} as soon as it is more than allowed; the rest is not read
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const decoder = new StringDecoder('utf8')
  let text = ''
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bodyBytes) throw new BodyTooLarge('the body is too large')
    text += decoder.write(chunk)
  }
  return text + decoder.end()
}
