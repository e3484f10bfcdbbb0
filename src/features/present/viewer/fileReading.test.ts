import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { filesUnavailable } from '#domain/messages/calls.ts'
import { FileAway, FileClosed, FileLost, readFile } from './fileReading.ts'

const file = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251)
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: string[]
let tokens: number
let pauses: number
let base: string
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.range ?? 'all'}`)
  answer(request, response)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  ;[asked, tokens, pauses, answer] = [[], 0, 0, send]
})

function send({ headers }: IncomingMessage, response: ServerResponse): void {
  sendOf(file, headers.range, response)
}

/** Part of a file, or several, as the server answers. */
function sendOf(whole: Uint8Array, range: string | undefined, response: ServerResponse): void {
  const parts = [...(range ?? '').matchAll(/(\d+)-(\d+)/g)].map(([, first, last]) => ({
    first: Number(first),
    last: Math.min(Number(last), whole.length - 1),
  }))
  const cut = ({ first, last }: { first: number; last: number }) => whole.subarray(first, last + 1)
  const [only] = parts
  if (only && parts.length === 1)
    return void response
      .writeHead(206, { 'content-range': `bytes ${only.first}-${only.last}/${whole.length}` })
      .end(cut(only))
  if (!only) return void response.writeHead(200, { 'content-length': whole.length }).end(whole)
  const type = 'multipart/byteranges; boundary=here'
  response.writeHead(206, { 'content-type': type })
  for (const part of parts) {
    response.write(`\r\n--here\r\ncontent-range: bytes ${part.first}-${part.last}/${whole.length}\r\n\r\n`)
    response.write(cut(part))
  }
  response.end('\r\n--here--\r\n')
}

const open = () =>
  readFile({
    address: async () => `${base}/${(tokens += 1)}`,
    pause: async () => void (pauses += 1),
    signal: new AbortController().signal,
  })

test('[SL21] a file comes as a stream, and parts of it at once when they are needed', async () => {
  const reading = await open()
  expect(reading.length).toBe(file.length)
  expect(await reading.part(299_000, 300_000)).toEqual(file.slice(299_000))
  const chunks: number[] = []
  expect(await reading.whole((chunk) => chunks.push(chunk.length))).toEqual(file)
  expect(chunks.reduce((sum, one) => sum + one, 0)).toBe(file.length)
  expect(await reading.part(5, 10)).toEqual(file.slice(5, 10))
  expect(asked).toEqual(['/1 bytes=0-499999', '/1 bytes=299000-299999'])
})

test('[SL21] a connection that breaks off is gone on with, and a token that ran out is renewed', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': file.length })
    response.write(file.subarray(0, 100_000), () => response.destroy())
    answer = (_next, refused) => {
      refused.writeHead(403).end('forbidden')
      answer = send
    }
  }
  const reading = await open()
  let sum = 0
  expect(await reading.whole((chunk) => (sum += chunk.length))).toEqual(file)
  expect(sum).toBe(file.length)
  expect(pauses).toBe(1)
  expect(asked[0]).toBe('/1 bytes=0-499999')
  expect(asked.at(-1)).toMatch(/^\/2 bytes=\d+-299999$/)
})

test('[SL21] where something on the way knows no parts, a connection that breaks off costs no byte of the file', async () => {
  const from0 = (response: ServerResponse) => response.writeHead(200, { 'content-length': file.length })
  answer = (_request, response) => {
    from0(response).write(file.subarray(0, 120_000), () => response.destroy())
    answer = (_again, whole) => {
      // In pieces, one of which ends before the place where it broke off.
      from0(whole).write(file.subarray(0, 60_000))
      setTimeout(() => whole.end(file.subarray(60_000)), 20)
    }
  }
  const reading = await open()
  let sum = 0
  const whole = await reading.whole((chunk) => (sum += chunk.length))
  expect(Buffer.compare(whole, file)).toBe(0)
  expect([sum, pauses]).toEqual([file.length, 1])
})

test.each([
  ['a part from elsewhere', 206, 'bytes 200000-299999/300000'],
  ['a part of another file', 206, 'bytes 100000-299999/310000'],
  ['a page of something on the way', 200, null],
])('[SL21] %s is not taken for the rest of a file', async (_name, status, range) => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': file.length })
    response.write(file.subarray(0, 100_000), () => response.destroy())
    answer = (_again, other) => {
      other.writeHead(status, range === null ? {} : { 'content-range': range }).end(Buffer.alloc(200_000))
      answer = send
    }
  }
  const reading = await open()
  let sum = 0
  expect(Buffer.compare(await reading.whole((chunk) => (sum += chunk.length)), file)).toBe(0)
  expect([sum, pauses]).toEqual([file.length, 2])
})

test('[SL5] a file that was replaced or closed is not asked for again', async () => {
  const reading = await open()
  answer = (_request, response) => void response.writeHead(404).end()
  await expect(reading.part(0, file.length)).rejects.toThrow(FileClosed)
  expect(pauses).toBe(0)
  await expect(open()).rejects.toThrow(FileClosed)
  answer = (_request, response) => void response.writeHead(403).end()
  await expect(open()).rejects.toThrow(FileClosed)
})

test('[SL21] a file that the server has lost is not asked for again, in the middle of a document neither', async () => {
  const reading = await open()
  answer = (_request, response) => void response.writeHead(410).end('The document is missing.')
  await expect(reading.part(0, file.length)).rejects.toThrow(FileLost)
  await expect(open()).rejects.toThrow(FileLost)
  expect([pauses, asked.length]).toEqual([0, 3])
})

test('[U23] a file that the server cannot read now is told from a connection that breaks off', async () => {
  answer = (_request, response) =>
    void response.writeHead(503, { 'error-code': filesUnavailable.code }).end(filesUnavailable.sentence)
  await expect(open()).rejects.toThrow(FileAway)
})

test('[SL21] a server in trouble is no closed file', async () => {
  answer = (_request, response) => void response.writeHead(503).end()
  const error = await open().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(FileClosed)
})

test('[SL21] the file is not fetched twice: what the stream brings soon, and much of it, is waited for', async () => {
  const large = new Uint8Array(12_000_000).map((_, at) => at % 251)
  const parts: string[] = []
  answer = ({ headers: { range = '' } }, response) => {
    if (!range.endsWith('-11999999') || !range.startsWith('bytes=500000-')) {
      if (!range.startsWith('bytes=0-')) parts.push(range)
      return sendOf(large, range, response)
    }
    response.writeHead(206, { 'content-range': `bytes 500000-11999999/${large.length}` })
    // Slow at first: its pace does not promise the end of the file soon.
    response.write(large.subarray(500_000, 501_000))
    return setTimeout(() => response.end(large.subarray(501_000)), 600)
  }
  const reading = await open()
  const whole = reading.whole(() => undefined)
  for (let end = large.length; end > 1_000_000; end -= 1_000_000)
    expect(
      Buffer.compare(await reading.part(end - 1_000_000, end), large.subarray(end - 1_000_000, end)),
    ).toBe(0)
  expect((await whole).length).toBe(large.length)
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.length).toBeLessThanOrEqual(4)
})

const pages = new Uint8Array(2_000_000).map((_, at) => at % 251)
const calls = () => asked.map((one) => one.replace(/^\/\d+ bytes=/, ''))

test('[SL21] the rest of a large file waits for its first page, and parts that are needed together are one request', async () => {
  answer = ({ headers }, response) => sendOf(pages, headers.range, response)
  const reading = await open()
  const calm = Promise.withResolvers<undefined>()
  const whole = reading.whole(() => undefined, calm.promise)
  const places = [1_900_000, 700_000, 1_300_000]
  const found = await Promise.all(places.map((at) => reading.part(at, at + 1000)))
  expect(found).toEqual(places.map((at) => pages.slice(at, at + 1000)))
  expect(calls()).toEqual(['0-499999', '700000-700999,1300000-1300999,1900000-1900999'])
  // A single one brings what follows it.
  expect(await reading.part(1_000_000, 1_000_500)).toEqual(pages.slice(1_000_000, 1_000_500))
  expect(await reading.part(1_000_500, 1_100_000)).toEqual(pages.slice(1_000_500, 1_100_000))
  expect(calls().slice(2)).toEqual(['1000000-1131071'])
  calm.resolve(undefined)
  expect(Buffer.compare(await whole, pages)).toBe(0)
  expect(calls().slice(3)).toEqual(['500000-1999999'])
})

test('[SL21] where something on the way answers with one part or all of the file only, it opens too', async () => {
  const single = /^bytes=\d+-\d+$/
  answer = ({ headers: { range = '' } }, response) =>
    sendOf(pages, single.test(range) ? range : undefined, response)
  const reading = await open()
  const whole = reading.whole(() => undefined, new Promise(() => undefined))
  const places = [1_900_000, 700_000, 1_300_000]
  const found = await Promise.all(places.map((at) => reading.part(at, at + 1000)))
  expect(found).toEqual(places.map((at) => pages.slice(at, at + 1000)))
  expect(Buffer.compare(await whole, pages)).toBe(0)
  answer = (_request, response) => sendOf(pages, undefined, response)
  const plain = await open()
  expect(Buffer.compare(await plain.whole(() => undefined), pages)).toBe(0)
  expect(calls().at(-1)).toBe('0-499999')
})

test('[SL21] where something on the way gives all of the file only, parts come with the stream and cost no request', async () => {
  const sent = Promise.withResolvers<undefined>()
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': pages.length }).write(pages.subarray(0, 900_000))
    void sent.promise.then(() => response.end(pages.subarray(900_000)))
  }
  const reading = await open()
  const last = reading.part(1_900_000, 2_000_000)
  const whole = reading.whole(() => undefined, new Promise(() => undefined))
  expect(await reading.part(800_000, 800_010)).toEqual(pages.slice(800_000, 800_010))
  const table = Promise.all([reading.part(1_999_000, 2_000_000), reading.part(1_200_000, 1_200_010)])
  // A request would have been sent by then.
  await new Promise((resolve) => setTimeout(resolve, 100))
  sent.resolve(undefined)
  expect(await table).toEqual([pages.slice(1_999_000), pages.slice(1_200_000, 1_200_010)])
  expect(await last).toEqual(pages.slice(1_900_000))
  expect((await whole).length).toBe(pages.length)
  expect([calls(), pauses]).toEqual([['0-499999'], 0])
})

test('[SL21] a part that is answered with all of the file is not read twice, and comes with the stream', async () => {
  let written = 0
  answer = ({ headers: { range = '' } }, response) => {
    if (/^bytes=(0|500000)-/.test(range)) return sendOf(pages, range, response)
    response.writeHead(200, { 'content-length': pages.length }).write(pages.subarray(0, 1000))
    response.on('close', () => (written = response.writableFinished ? pages.length : 1000))
  }
  const reading = await open()
  const whole = reading.whole(() => undefined, new Promise(() => undefined))
  const found = await Promise.all([reading.part(1_900_000, 1_900_010), reading.part(700_000, 700_010)])
  expect(found).toEqual([pages.slice(1_900_000, 1_900_010), pages.slice(700_000, 700_010)])
  expect(Buffer.compare(await whole, pages)).toBe(0)
  await vi.waitFor(() => expect(written).toBe(1000))
  expect(pauses).toBe(0)
})

test('[SL5] a part that waits for the stream fails with it', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': file.length })
    response.write(file.subarray(0, 100_000), () => response.destroy())
    answer = (_again, refused) => void refused.writeHead(404).end()
  }
  const reading = await open()
  const part = reading.part(200_000, 200_010)
  const whole = reading.whole(() => undefined)
  await expect(part).rejects.toThrow(FileClosed)
  await expect(whole).rejects.toThrow(FileClosed)
  await expect(reading.part(250_000, 250_010)).rejects.toThrow(FileClosed)
})

test('[SL21] an answer with other parts than were asked for is asked for again', async () => {
  answer = ({ headers: { range = '' } }, response) => {
    if (!range.includes(',')) return sendOf(pages, range, response)
    answer = ({ headers }, again) => sendOf(pages, headers.range, again)
    return sendOf(pages, 'bytes=5-9,20-30', response)
  }
  const reading = await open()
  const found = Promise.all([reading.part(700_000, 700_010), reading.part(900_000, 900_010)])
  expect(await found).toEqual([pages.slice(700_000, 700_010), pages.slice(900_000, 900_010)])
  expect(pauses).toBe(1)
})
