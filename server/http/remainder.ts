import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { uploadTooSlow } from '#domain/messages/slides.ts'

// What is left of a request when its answer is known.

/** What is read of a request after its answer: a call, or a small file. */
const mostAfterAnswer = 1024 * 1024
/** Within this time a sender reads why it was not read to its end. */
const readsAnswerMs = 2000

/**
 * Reads what is left of a request and discards it: a browser that is still sending does not read an answer, and sees only
 * that the connection broke.
 *
 * @param most bytes; beyond them the connection is closed
 */
export async function discardRest(request: IncomingMessage, most: number): Promise<void> {
  await discard(request, most, () => request.destroy())
}

/**
 * Bounds what is read of a request that is answered before its end: anybody can send one. Its connection is closed a
 * moment after that, because a sender would lose the answer if it were closed at once. SPEC SL25
 */
export function endAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return
  // Before Node's own listener, which would read the rest, whatever its length.
  response.prependOnceListener('finish', () => {
    const close = (): void => {
      request.pause()
      setTimeout(() => request.destroy(), readsAnswerMs).unref()
    }
    void discard(request, mostAfterAnswer, close)
  })
}

/** Says why before the connection is closed. SPEC SL25 */
export function endUpload(request: IncomingMessage, response: ServerResponse): void {
  const end = (): void => void request.destroy(new Error('the upload is too slow'))
  if (response.headersSent) return end()
  const { code, sentence } = uploadTooSlow
  response.writeHead(408, {
    ...{ 'content-type': 'text/plain', 'cache-control': 'no-store', 'error-code': code },
    'content-length': sentence.length,
  })
  // Closed at once, a connection on which more arrives would lose the answer.
  response.end(sentence, () => void setTimeout(end, readsAnswerMs).unref())
}

/** Whether its head announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** @param tooMuch is called once, when more than so many bytes came */
async function discard(request: IncomingMessage, most: number, tooMuch: () => void): Promise<void> {
  if (request.readableEnded || request.destroyed) return
  // Read at once, which tells Node that somebody reads it.
  const held = request.read() as Buffer | null
  let bytes = held?.length ?? 0
  const onData = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes <= most) return
    request.off('data', onData)
    tooMuch()
  }
  request.on('data', onData)
  request.resume()
  await finished(request, { writable: false }).catch(() => undefined)
}
