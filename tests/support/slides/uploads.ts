import { once } from 'node:events'
import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { connect } from 'node:net'
import type { BegunUpload } from '#server/files/uploadTurns.ts'
import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'

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

/** Uploads a file of so many bytes as some browsers do: nothing of the answer is read before everything is sent. */
export async function bluntUpload(
  url: string,
  objectId: string,
  { token, bytes, contentType = 'multipart/form-data; boundary=x' }: BluntUpload,
): Promise<{ status: number; code: string | null }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    const head = [
      `POST /api/sendpdf/${objectId}/slides.pdf HTTP/1.1`,
      'host: 127.0.0.1',
      'connection: close',
      `authorization: JWT ${token}`,
      `content-type: ${contentType}`,
      `content-length: ${bytes}`,
    ]
    await new Promise<void>((resolve, reject) => {
      // Nobody waits for the answer yet, and a connection that breaks takes it along.
      socket.once('error', reject)
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(Buffer.alloc(bytes, 'x'), (failure) => (failure ? reject(failure) : resolve()))
    })
    const answer = await text(socket)
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
      code: /^error-code: (.*)\r$/im.exec(answer)?.[1] ?? null,
    }
  } finally {
    socket.destroy()
  }
}

interface BluntUpload {
  token: string
  bytes: number
  contentType?: string
}

/** What is known of an upload that begins: of ten bytes, of which nothing has come. */
export function begunUpload(personId: string, more: Partial<BegunUpload> = {}): BegunUpload {
  const giveWay = (): never => {
    throw new Error('nobody wants its place')
  }
  return { personId, network: 'n', place: 'o', bytes: 10, arrived: () => 0, giveWay, ...more }
}

/**
 * The files that a server is receiving. They have no names, so its folder never shows them: what tells of one is that it is
 * open.
 *
 * @param pid of the server; its own process by default
 */
export async function openUploads(dataDir: string, pid: number | 'self' = 'self'): Promise<string[]> {
  const folder = `/proc/${pid}/fd`
  const links = await Promise.all(
    // One may be closed meanwhile.
    (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')),
  )
  return links.filter((link) => link.startsWith(join(dataDir, 'uploads/')))
}
