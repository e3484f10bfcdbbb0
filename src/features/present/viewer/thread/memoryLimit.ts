/**
 * How much memory the thread that reads a PDF may ask for. A file of a few kilobytes can describe gigabytes (a content
 * stream or pictures that inflate), and nothing else in a browser limits a worker: the tab would be ended.
 */
export interface MemoryLimit {
  /** Bytes of one array. */
  atOnce: number
  /** Bytes that one compressed stream inflates to. What reads a text of them takes twenty times as much. */
  inflated: number
  /** Bytes of all arrays that one page asks for, also of those that are free again. */
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

const arrays = [
  ...['Uint8Array', 'Uint8ClampedArray', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array'],
  ...['Int32Array', 'Float32Array', 'Float64Array', 'ArrayBuffer'],
] as const
/** After a refusal nothing larger is given to that page: the library tries other ways to read the same stream. */
const smallBytes = 1_000_000
const pieceBytes = 16_384
/** A page of WebAssembly, in bytes. */
const wasmPage = 65_536

/** Where bytes become part of something: its size, and how large it may be. */
type Demand = (bytes: number, whole?: { bytes: number; most: number }) => void
/** A stream inflated to so many bytes, of which some were added. */
type Inflated = (bytes: number, added: number) => void
type Scope = Record<string, unknown>
type ArrayType = new (...values: unknown[]) => object

/**
 * Lets everything in a scope that allocates arrays count what it asks for; beyond the limit it throws a `RangeError`,
 * as at the end of real memory, after which pdf.js goes on without that picture or stream.
 *
 * @param scope the global object of the thread; its array types are replaced
 * @param onRefused called with the page whose stream inflated to too much, which the library passes over in silence
 * @returns begins a page: what was counted before is forgotten
 */
export function limitMemory(
  scope: object,
  limit: MemoryLimit,
  onRefused: (page: number) => void,
): (page: number) => void {
  const types = scope as Scope
  let used = 0
  let current: number | null = null

  const demand: Demand = (bytes, whole = { bytes, most: limit.atOnce }) => {
    used += bytes
    if (whole.bytes <= smallBytes || (whole.bytes <= whole.most && used <= limit.perPage)) return
    used = Number.POSITIVE_INFINITY
    throw new RangeError(tooMuch)
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
    const page = current
    return (bytes, added) => {
      try {
        demand(added, { bytes, most: limit.inflated })
      } catch (error) {
        if (page !== null) onRefused(page)
        throw error
      }
    }
  })
  limitWasm(demand)
  limitDecoder(types, demand)
  return (page) => {
    used = 0
    current = page
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

/** The browser's decoder of JPEG: one picture after the other, because its size is known afterwards only. */
function limitDecoder(scope: Scope, demand: Demand): void {
  const type = scope.ImageDecoder as typeof ImageDecoder | undefined
  if (!type) return
  const decode = Reflect.get(type.prototype, 'decode')
  let last: Promise<unknown> = Promise.resolve()
  type.prototype.decode = function (this: ImageDecoder, options) {
    const decoded = last.then(async () => {
      demand(0, { bytes: smallBytes + 1, most: Number.POSITIVE_INFINITY })
      const result = await decode.call(this, options)
      try {
        demand(4 * result.image.codedWidth * result.image.codedHeight)
      } catch (error) {
        result.image.close()
        throw error
      }
      return result
    })
    last = decoded.catch(() => undefined)
    return decoded
  }
}
