import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { fileUrl, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { openUploads } from '#support/slides/uploads.ts'
import { fay, server, slides, stageSlides } from '#support/slides/stage.ts'

const pdf = Buffer.from(pdfWithPages(3))

stageSlides()

/** Sends bytes as they are, and returns the status lines of what comes back until the connection ends. */
async function raw(text: string, body: Buffer = Buffer.alloc(0), isEnded = false): Promise<string[]> {
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  socket.write(Buffer.concat([Buffer.from(text.replaceAll('\n', '\r\n')), body]))
  if (isEnded) socket.end()
  await once(socket, 'close')
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status ?? '')
}

const part = (name: string, bytes: Buffer, ending = '\r\n--x'): Buffer =>
  Buffer.concat([
    Buffer.from(`\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`),
    bytes,
    Buffer.from(ending),
  ])
const formOf = (...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('--x'), ...parts, Buffer.from('--\r\n')])

function send(body: Buffer, boundary = 'x'): Promise<Response> {
  return fetch(`${server.url}/api/sendpdf/${slides.objectId}/a.pdf`, {
    method: 'POST',
    headers: {
      authorization: `JWT ${fay.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: new Uint8Array(body),
  })
}

const upload = (length: number): string => `POST /api/sendpdf/${slides.objectId}/a.pdf HTTP/1.1
host: x
connection: close
authorization: JWT ${fay.token}
content-type: multipart/form-data; boundary=x
content-length: ${length}

`

/** Nothing was changed, nothing is on its way, and nobody is woken up. */
async function expectUnharmed(lines: number): Promise<void> {
  await expect.poll(() => server.services.files.turns.bytes()).toBe(0)
  expect(await openUploads(server.dataDir)).toEqual([])
  expect((await seenSlides(fay, slides.objectId)).doc).toBeNull()
  const levels = server.logLines
    .slice(lines)
    .map((line) => Number((JSON.parse(line) as { level: number }).level))
  expect(levels.filter((level) => level >= 50)).toEqual([])
}

test('[SL19] a boundary inside of the file ends it there, and what follows is not read as a field', async () => {
  const lines = server.logLines.length
  const cut = Buffer.concat([pdf.subarray(0, 20), Buffer.from('\r\n--x--\r\n'), pdf.subarray(20)])
  expect((await send(formOf(part('file', cut)))).headers.get('error-code')).toBe('pdfDamaged')
  await expectUnharmed(lines)
})

test('[SL20] a wrong length, two of them, or a length with chunks changes nothing', async () => {
  const lines = server.logLines.length
  const form = formOf(part('file', pdf))
  // What is behind the announced length is another request, and no good one.
  expect((await raw(upload(form.length - 30), form))[0]).toBe('400')
  // The client ends before it has sent everything.
  await raw(upload(form.length + 1000), form, true)
  expect(await raw(upload(form.length).replace('\n\n', '\ncontent-length: 5\n\n'), form)).toEqual(['400'])
  expect(await raw(upload(form.length).replace('\n\n', '\ntransfer-encoding: chunked\n\n'), form)).toEqual([
    '400',
  ])
  expect(await raw(upload(-5), form)).toEqual(['400'])
  await expectUnharmed(lines)
})

test.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
  '[SL19] [SL21] there is no %s of either address',
  async (method) => {
    await uploadSlides(fay, slides.objectId)
    for (const path of [
      await fileUrl(server, fay, slides.objectId),
      `${server.url}/api/sendpdf/${slides.objectId}/a.pdf`,
    ]) {
      const answer = await fetch(path, { method, headers: { authorization: `JWT ${fay.token}` } })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, null])
    }
    expect((await fetch(`${server.url}/api/sendpdf/${slides.objectId}/a.pdf`)).status).toBe(404)
    expect((await fetch(await fileUrl(server, fay, slides.objectId), { method: 'POST' })).status).toBe(404)
  },
)

test('[SL2] [SL21] a name adds no header and no value to one, and leads to no other file', async () => {
  await uploadSlides(fay, slides.objectId, pdfWithPages(1), 'a"; filename="b.exe\r\nX-Evil: 1.pdf')
  const url = await fileUrl(server, fay, slides.objectId)
  const { headers } = await fetch(url)
  expect(headers.get('x-evil')).toBeNull()
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="[^"\r\n]*\.pdf"; filename\*=UTF-8''[\w.%-]+$/,
  )
  const token = url.split('/').at(-1) ?? ''
  for (const name of [
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    'x%00.pdf',
    'a%0d%0aX-Evil:%201',
    'x'.repeat(5000),
  ]) {
    const answer = await fetch(`${server.url}/api/getpdf/${slides.objectId}/${name}/${token}`)
    expect([200, 404]).toContain(answer.status)
    expect(answer.headers.get('x-evil')).toBeNull()
  }
})

test('[SL21] a part of a document that is another one meanwhile is the whole of this one; two ranges are the whole', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId, new Uint8Array(pdf))
  const url = await fileUrl(server, fay, slides.objectId)
  const ask = async (condition?: string) => {
    const { status, headers } = await fetch(url, {
      headers: { range: 'bytes=0-9', ...(condition !== undefined && { 'if-range': condition }) },
    })
    return [status, headers.get('content-length')]
  }
  expect([await ask(), await ask(`"${doc}"`)]).toEqual([
    [206, '10'],
    [206, '10'],
  ])
  const whole = [200, String(pdf.length)]
  expect([await ask('"other"'), await ask(`W/"${doc}"`), await ask('Mon, 23 Nov 2026 18:00:00 GMT')]).toEqual(
    [whole, whole, whole],
  )
  const { pathname } = new URL(url)
  expect(
    await raw(`GET ${pathname} HTTP/1.1\nhost: x\nconnection: close\nrange: bytes=0-1\nrange: bytes=4-5\n\n`),
  ).toEqual(['200'])
})
