import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** An upload whose course the test decides. */
export interface SlowUpload {
  sending: ClientRequest
  write(bytes: Uint8Array): Promise<void>
  /** Sends the end of the form. */
  finish(): Promise<void>
  answer: Promise<{ status: number; code: string | null }>
  /** The text of the answer: a refusal's message. */
  text(): Promise<string>
}

const end = '\r\n--x--\r\n'

/** Begins an upload; the server has the request when this returns. */
export async function slowUpload(
  url: string,
  objectId: string,
  token: string | null,
  bytes?: number,
): Promise<SlowUpload> {
  const begin = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const sending = request(`${url}/api/sendpdf/${objectId}/slides.pdf`, {
    method: 'POST',
    headers: {
      ...(token !== null && { authorization: `JWT ${token}` }),
      'content-type': 'multipart/form-data; boundary=x',
      ...(bytes !== undefined && { 'content-length': begin.length + bytes + end.length }),
      expect: '100-continue',
    },
  })
  const response = once(sending, 'response').then(([incoming]) => {
    const { statusCode = 0, headers } = incoming as IncomingMessage
    // Read at once: an answer that nobody reads keeps the connection.
    return { statusCode, headers, body: text(incoming as IncomingMessage) }
  })
  const answer = response.then(({ statusCode, headers, body }) => {
    body.catch(() => undefined)
    return { status: statusCode, code: String(headers['error-code'] ?? '') || null }
  })
  answer.catch(() => undefined)
  sending.on('error', () => undefined)
  sending.flushHeaders()
  await once(sending, 'continue')
  const write = (data: Uint8Array | string): Promise<void> =>
    new Promise((resolve, reject) => sending.write(data, (error) => (error ? reject(error) : resolve())))
  await write(begin)
  return {
    sending,
    write,
    finish: () => new Promise((resolve) => sending.end(end, resolve)),
    answer,
    text: async () => (await response).body,
  }
}
