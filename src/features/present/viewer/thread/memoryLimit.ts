/**
 * How much memory the thread that reads a PDF may ask for. A file of a few kilobytes can describe gigabytes (a content
 * stream or pictures that inflate), and nothing else in a browser limits a worker: the tab would be ended.
 */
export interface MemoryLimit {
  /** Bytes of one array. */
  atOnce: number
  /** Bytes that one compressed stream inflates to. What reads a text of them takes twenty times as much. */
  inflated: number
  /** Bytes of all arrays and pictures that one page asks for, also of those that are free again. */
  perPage: number
}

/** A picture has at most 100 million pixels (`pdfLibrary.ts`), of four bytes each when it is drawn. */
export const memoryLimit: MemoryLimit = {
  atOnce: 400_000_000,
  // A page of A4 scanned in colours with 600 dots per inch, which nothing else compressed, has 105 MB.
  inflated: 128_000_000,
  perPage: 1_000_000_000,
}

/** By which the error is recognized in warnings of the library. */
export const tooMuch = 'a page of a PDF asks for too much memory'
/**
 * That error where nothing alone was too large. Arrays do not tell for which page they are: some may have been those of
 * pages that were left, which the library reads to their end.
 */
export const tooMuchInAll = `${tooMuch} in all`

const arrays = [
  ...['Uint8Array', 'Uint8ClampedArray', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array'],
  ...['Int32Array', 'Float32Array', 'Float64Array', 'ArrayBuffer'],
] as const
/** After a refusal nothing larger is given to that page: the library tries other ways to read the same stream. */
const smallBytes = 1_000_000
const pieceBytes = 16_384
/** A page of WebAssembly, in bytes. */
const wasmPage = 65_536

/** What was asked for since a page began. */
interface Account {
  /** Null: the document itself. */
  page: number | null
  /** Bytes; infinite after a refusal. */
  used: number
}
interface Part {
  /** Where bytes become part of something: its size, and how large it may be. */
  whole?: { bytes: number; most: number }
  /** What they count for, otherwise for the page that began last. */
  account?: Account
}
type Demand = (bytes: number, part?: Part) => void
/** What began last. */
type Current = () => Account
/** A stream inflated to so many bytes, of which some were added. */
type Inflated = (bytes: number, added: number) => void
type Scope = Record<string, unknown>
type ArrayType = new (...values: unknown[]) => object

/**
 * Lets everything in a scope that allocates arrays count what it asks for; beyond the limit it throws a `RangeError`,
 * as at the end of real memory, after which pdf.js goes on without that picture or stream.
 *
 * @param scope the global object of the thread; its array types are replaced
 * @param onRefused called with the page whose stream inflated to too much, which the library passes over in silence;
 *   `isFinal` as that stream alone is too large
 * @returns begins a page, with nothing counted; one that was refused begins anew
 */
export function limitMemory(
  scope: object,
  limit: MemoryLimit,
  onRefused: (page: number, isFinal: boolean) => void,
): (page: number) => void {
  const types = scope as Scope
  let current: Account = { page: null, used: 0 }

  const demand: Demand = (bytes, { whole = { bytes, most: limit.atOnce }, account = current } = {}) => {
    account.used += bytes
    const isTooLarge = whole.bytes > whole.most
    if (whole.bytes <= smallBytes || (!isTooLarge && account.used <= limit.perPage)) return
    account.used = Number.POSITIVE_INFINITY
    throw new RangeError(isTooLarge ? tooMuch : tooMuchInAll)
  }

  for (const name of arrays) {
    const type = types[name] as ArrayType
    const width = 'BYTES_PER_ELEMENT' in type ? Number(type.BYTES_PER_ELEMENT) : 1
    types[name] = new Proxy(type, {
      construct(target, values: unknown[], asked) {
        const [length] = values
        if (typeof length === 'number') demand(length * width)
        return Reflect.construct(target, values, asked === types[name] ? target : asked) as object
      },
    })
  }
  limitInflating(types, () => {
    // Content is inflated as soon as its page is asked for.
    const account = current
    return (bytes, added) => {
      const whole = { bytes, most: limit.inflated }
      try {
        demand(added, { whole, account })
      } catch (error) {
        if (account.page !== null) onRefused(account.page, whole.bytes > whole.most)
        throw error
      }
    }
  })
  limitWasm(demand)
  limitDecoder(types, demand, () => current)
  return (page) => {
    if (page !== current.page || current.used === Number.POSITIVE_INFINITY) current = { page, used: 0 }
  }
}

/**
 * The browser inflates streams outside of JavaScript's memory: all of a chunk at once, up to a thousand times its size.
 * So it gets small ones, one after the other.
 */
function limitInflating(scope: Scope, begin: () => Inflated): void {
  const Native = scope.DecompressionStream as typeof DecompressionStream
  scope.DecompressionStream = class {
    readonly readable: AsyncIterable<Uint8Array>
    readonly writable: WritableStream<Uint8Array<ArrayBuffer>>
    constructor(format: CompressionFormat) {
      const { readable, writable } = new Native(format)
      const writer = writable.getWriter()
      this.writable = new WritableStream({
        async write(bytes) {
          for (let at = 0; at < bytes.length; at += pieceBytes)
            await writer.write(bytes.subarray(at, at + pieceBytes))
        },
        close: () => writer.close(),
        abort: (reason) => writer.abort(reason),
      })
      this.readable = counted(readable as unknown as AsyncIterable<Uint8Array>, begin())
    }
  }
}

async function* counted(chunks: AsyncIterable<Uint8Array>, onInflated: Inflated): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    onInflated(bytes, chunk.byteLength)
    yield chunk
  }
}

/** Decoders of scanned pictures have a memory of their own, which grows with the picture. */
function limitWasm(demand: Demand): void {
  const { prototype } = WebAssembly.Memory
  const grow = Reflect.get(prototype, 'grow')
  prototype.grow = function (this: WebAssembly.Memory, pages) {
    demand(pages * wasmPage)
    return grow.call(this, pages)
  }
}

/**
 * The browser's decoder of JPEG: one picture after the other, because its size is known afterwards only. Each counts for
 * the page that asked for it, which may have been left since then: while somebody turns through a scan, pictures are
 * asked for faster than they are decoded.
 */
function limitDecoder(scope: Scope, demand: Demand, current: Current): void {
  const type = scope.ImageDecoder as typeof ImageDecoder | undefined
  if (!type) return
  const decode = Reflect.get(type.prototype, 'decode')
  const waiting: { account: Account; run: () => Promise<void> }[] = []
  let isDecoding = false

  /**
   * Those of the newest page first, as somebody waits for it. The others are not left out: the library would remember
   * the missing picture, and leave a gap when somebody returns to its page.
   */
  async function work(): Promise<void> {
    if (isDecoding) return
    isDecoding = true
    for (let newest = waiting.at(-1); newest; newest = waiting.at(-1)) {
      const { account } = newest
      const at = waiting.findIndex((one) => one.account === account)
      await waiting.splice(at, 1)[0]?.run()
    }
    isDecoding = false
  }

  type.prototype.decode = function (this: ImageDecoder, options) {
    const account = current()
    const { promise, resolve, reject } = Promise.withResolvers<ImageDecodeResult>()
    const decoded = async (): Promise<ImageDecodeResult> => {
      demand(0, { whole: { bytes: smallBytes + 1, most: Number.POSITIVE_INFINITY }, account })
      const result = await decode.call(this, options)
      const bytes = 4 * result.image.codedWidth * result.image.codedHeight
      try {
        demand(bytes, { account })
      } catch (error) {
        result.image.close()
        throw error
      }
      return result
    }
    waiting.push({ account, run: () => decoded().then(resolve, reject) })
    void work()
    return promise
  }
}
