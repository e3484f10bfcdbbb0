import { StringDecoder } from 'node:string_decoder'
import type { IncomingMessage } from 'node:http'

/** The largest body: several times the longest document with the longest variables. */
export const bodyBytes = 128 * 1024

export class BodyTooLarge extends Error {}

/**
 * Decodes the body chunk by chunk: a concatenated buffer could be in the memory pool that small buffers share, with
 * passwords in it.
 *
 * @throws {BodyTooLarge} as soon as the limit is exceeded; the rest is not read
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
