import { connect } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

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
