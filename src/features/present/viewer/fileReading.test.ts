import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FileClosed, FileLost, readFile } from './fileReading.ts'

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
  const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
  const [begin, end] = range ? [Number(range[1]), Number(range[2]) + 1] : [0, file.length]
  response.writeHead(range ? 206 : 200, { 'content-length': end - begin })
  response.end(file.subarray(begin, end))
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
  expect(asked).toEqual(['/1 all', '/1 bytes=299000-299999'])
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
  expect(asked[0]).toBe('/1 all')
  expect(asked.at(-1)).toMatch(/^\/2 bytes=\d+-299999$/)
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

test('[SL21] a server in trouble is no closed file', async () => {
  answer = (_request, response) => void response.writeHead(503).end()
  const error = await open().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(FileClosed)
})

test('[SL21] the file is not fetched twice: what the stream brings soon, and much of it, is waited for', async () => {
  const large = new Uint8Array(12_000_000).map((_, at) => at % 251)
  const parts: string[] = []
  answer = ({ headers }, response) => {
    const [, begin = 0, end = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []).map(Number)
    if (headers.range !== undefined) {
      parts.push(headers.range)
      response.writeHead(206, { 'content-length': end + 1 - begin })
      return response.end(large.subarray(begin, end + 1))
    }
    response.writeHead(200, { 'content-length': large.length })
    // Slow at first: its pace does not promise the end of the file soon.
    response.write(large.subarray(0, 1000))
    return setTimeout(() => response.end(large.subarray(1000)), 600)
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
