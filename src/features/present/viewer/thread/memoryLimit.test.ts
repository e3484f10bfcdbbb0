import { deflateSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { limitMemory, tooMuch, tooMuchInAll } from './memoryLimit.ts'
import { isPassedOver, operationsIn, pageAsked, pageOfWarning, refusedIn } from './threadMessages.ts'

const megabyte = 1_000_000
const limit = { atOnce: 4 * megabyte, inflated: 2 * megabyte, perPage: 10 * megabyte }
/** A global object of its own: the one of the tests keeps its arrays. */
let scope: Pick<typeof globalThis, 'Uint8Array' | 'Float64Array' | 'ArrayBuffer' | 'DecompressionStream'>
let refused: [page: number, isFinal: boolean][]
let beginPage: (page: number) => void

beforeEach(() => {
  scope = Object.assign(Object.create(globalThis) as typeof scope, { ImageDecoder: undefined })
  refused = []
  beginPage = limitMemory(scope, limit, (page, isFinal) => refused.push([page, isFinal]))
  beginPage(1)
})

test('[SL23] arrays are as before, up to the size of one and to that of all of a page', () => {
  const array = new scope.Uint8Array(4 * megabyte)
  expect([array.length, array instanceof Uint8Array, array instanceof scope.Uint8Array]).toEqual([
    4 * megabyte,
    true,
    true,
  ])
  expect([...scope.Uint8Array.from([1, 2])]).toEqual([1, 2])
  expect([...new scope.Uint8Array(new Uint8Array([3]).buffer)]).toEqual([3])
  expect(() => new scope.Uint8Array(4 * megabyte + 1)).toThrow(tooMuch)
  beginPage(2)
  const elements = megabyte / 2
  expect(() => new scope.Float64Array(elements + 1)).toThrow(RangeError)
  beginPage(3)
  for (const _ of [1, 2]) expect(new scope.Float64Array(elements).length).toBe(elements)
  expect(() => new scope.ArrayBuffer(3 * megabyte)).toThrow(tooMuch)
})

test('[SL23] after a refusal a page gets nothing large, what is small always comes, and the next page begins anew', () => {
  expect(() => new scope.Uint8Array(5 * megabyte)).toThrow(tooMuch)
  expect(() => new scope.Uint8Array(2 * megabyte)).toThrow(tooMuch)
  expect(new scope.Uint8Array(megabyte).length).toBe(megabyte)
  beginPage(2)
  expect(new scope.Uint8Array(2 * megabyte).length).toBe(2 * megabyte)
})

async function inflated(bytes: number): Promise<number> {
  const { readable, writable } = new scope.DecompressionStream('deflate')
  const writer = writable.getWriter()
  // As the library does: what goes wrong is told by the other end.
  writer
    .write(new Uint8Array(deflateSync(new Uint8Array(bytes))))
    .then(() => writer.close())
    .catch(() => undefined)
  let count = 0
  for await (const chunk of readable as unknown as AsyncIterable<Uint8Array>) count += chunk.length
  return count
}

test('[SL23] a stream inflates so far, and the page whose stream it is is told', async () => {
  expect(await inflated(2 * megabyte)).toBe(2 * megabyte)
  expect(refused).toEqual([])
  const bomb = inflated(100 * megabyte)
  beginPage(2)
  await expect(bomb).rejects.toThrow(tooMuch)
  expect(refused).toEqual([[1, true]])
})

interface Decoding {
  decoder: object
  end: (picture: { image: object }) => void
}

/** Decoders as those of the browser; each decoding lasts until the test ends it. */
function slowDecoders(): { decode: () => Promise<unknown>; decodings: Decoding[] } {
  const decodings: Decoding[] = []
  class ImageDecoder {
    decode(): Promise<unknown> {
      return new Promise((resolve) => decodings.push({ decoder: this, end: resolve }))
    }
  }
  Object.assign(scope, { ImageDecoder })
  beginPage = limitMemory(scope, limit, () => undefined)
  return { decode: () => new ImageDecoder().decode(), decodings }
}

/** 3 MB when it is drawn. */
const picture = { image: { codedWidth: 1000, codedHeight: 750, close: () => undefined } }

async function endAll(decodings: Decoding[]): Promise<void> {
  // The next one begins when the one before has ended.
  const begun = (): Promise<unknown> => new Promise(setImmediate)
  await begun()
  for (let at = 0; at < decodings.length; at += 1) {
    decodings[at]?.end(picture)
    await begun()
  }
  decodings.length = 0
}

test('[SL23] pictures of pages that were left count for those pages, also when they are decoded later', async () => {
  const { decode, decodings } = slowDecoders()
  const pages = Array.from({ length: 90 }, (_, at) => {
    beginPage(at + 1)
    return decode()
  })
  const ends = Promise.allSettled(pages)
  await endAll(decodings)
  expect((await ends).filter(({ status }) => status === 'rejected')).toEqual([])
  // Four pictures of one page are too much.
  beginPage(91)
  const ofOne = Promise.allSettled([1, 2, 3, 4].map(decode))
  await endAll(decodings)
  expect((await ofOne).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected'],
  ])
})

test('[SL23] messages of the library tell which page they are about', () => {
  const names = { sourceName: 'a', targetName: 'b' }
  const asking = { ...names, action: 'GetOperatorList', streamId: 7, data: { pageIndex: 2 } }
  expect([pageAsked(asking), pageAsked({ ...asking, action: 'GetPage' }), pageAsked(null)]).toEqual([
    3,
    null,
    null,
  ])
  const chunk = { fnArray: [1, 2, 3] }
  expect(operationsIn(asking)).toEqual({ stream: 7, count: 0, isLast: false })
  expect(operationsIn({ stream: 4, streamId: 7, chunk })).toEqual({ stream: 7, count: 3, isLast: false })
  expect(operationsIn({ stream: 3, streamId: 7 })).toEqual({ stream: 7, count: 0, isLast: true })
  const told = { refusedPage: 4, isFinal: false }
  expect([refusedIn(told), refusedIn(asking), refusedIn(undefined)]).toEqual([told, null, null])
  expect([
    pageOfWarning(`Warning: Unable to decode image "img_p3_18": "RangeError: ${tooMuch}".`),
    pageOfWarning(
      `Warning: getOperatorList - ignoring errors during "GetOperatorList: page 5" task: "${tooMuch}".`,
    ),
    pageOfWarning(`Warning: Invalid stream: "RangeError: ${tooMuch}"`),
  ]).toEqual([4, 6, null])
})

test.each([
  [true, 'Image exceeded maximum allowed size and was removed.'],
  [true, `getOperatorList - ignoring XObject: "RangeError: ${tooMuchInAll}".`],
  [true, `getTransferableImage - failed: "RangeError: ${tooMuch}".`],
  [true, `BMP image decoding failed: RangeError: ${tooMuch}`],
  [false, 'getOperatorList - ignoring XObject: "FormatError: XObject should be a stream".'],
  [false, `Unable to decode image "img_p3_18": "RangeError: ${tooMuch}".`],
  [false, `Invalid stream: "RangeError: ${tooMuch}"`],
])('[SL23] whether a warning leaves out something without the name of the page: %s, %s', (isSo, warning) => {
  expect(isPassedOver(`Warning: ${warning}`, tooMuch)).toBe(isSo)
})
