import { crc32 } from 'node:zlib'

/** A file of an archive. */
export interface ZipEntry {
  name: string
  /** Its size; fewer than 4 GB. */
  bytes: number
  /** Null when the file has gone since the archive was begun: it is left out. */
  read(): Promise<AsyncIterable<Uint8Array> | null>
}

const most32 = 0xffffffff
/** UTF-8 names; checksum and sizes behind the content. */
const flags = 0x0808
const version = 45
/** 1 January 1980: archives have no other way to say that there is no time. */
const noTime = 0x00210000

/**
 * An archive of files as they are, as a stream: no file is in memory as a whole, and the archive may be larger than 4 GB.
 *
 * @param entries each is asked for when the one before has been read
 * @throws {Error} when a file is shorter or longer than its size
 */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  let count = 0
  for await (const { name, bytes, read } of entries) {
    const chunks = await read()
    if (chunks === null) continue
    count += 1
    const offset = at
    const encoded = Buffer.from(name)
    const header = localHeader(encoded)
    yield header
    let sum = 0
    let length = 0
    for await (const chunk of chunks) {
      sum = crc32(chunk, sum)
      length += chunk.length
      yield chunk
    }
    if (length !== bytes) throw new Error(`${length} bytes of ${bytes} were read`)
    yield record(['4', 0x08074b50], ['4', sum], ['4', bytes], ['4', bytes])
    directory.push(directoryEntry(encoded, { sum, bytes, offset }))
    at += header.length + bytes + 16
  }
  yield* directory
  yield ending(
    count,
    directory.reduce((sum, { length }) => sum + length, 0),
    at,
  )
}

function localHeader(name: Buffer): Buffer {
  const numbers = record(
    ...([
      ['4', 0x04034b50],
      ['2', version],
      ['2', flags],
      ['2', 0],
      ['4', noTime],
    ] as const),
    ...([
      ['4', 0],
      ['4', 0],
      ['4', 0],
      ['2', name.length],
      ['2', 0],
    ] as const),
  )
  return Buffer.concat([numbers, name])
}

/** With the offset as an extra field of 64 bits, which every entry may have. */
function directoryEntry(
  name: Buffer,
  { sum, bytes, offset }: { sum: number; bytes: number; offset: number },
): Buffer {
  const extra = record(['2', 1], ['2', 8], ['8', offset])
  const numbers = record(
    ...([
      ['4', 0x02014b50],
      ['2', version],
      ['2', version],
      ['2', flags],
      ['2', 0],
      ['4', noTime],
    ] as const),
    ...([
      ['4', sum],
      ['4', bytes],
      ['4', bytes],
      ['2', name.length],
      ['2', extra.length],
    ] as const),
    ...([
      ['2', 0],
      ['2', 0],
      ['2', 0],
      ['4', 0],
      ['4', most32],
    ] as const),
  )
  return Buffer.concat([numbers, name, extra])
}

function ending(count: number, size: number, at: number): Buffer {
  return record(
    ...([
      ['4', 0x06064b50],
      ['8', 44],
      ['2', version],
      ['2', version],
      ['4', 0],
      ['4', 0],
    ] as const),
    ...([
      ['8', count],
      ['8', count],
      ['8', size],
      ['8', at],
    ] as const),
    ...([
      ['4', 0x07064b50],
      ['4', 0],
      ['8', at + size],
      ['4', 1],
    ] as const),
    ...([
      ['4', 0x06054b50],
      ['2', 0],
      ['2', 0],
      ['2', 0xffff],
      ['2', 0xffff],
    ] as const),
    ...([
      ['4', most32],
      ['4', most32],
      ['2', 0],
    ] as const),
  )
}

/** Little-endian numbers, each with its size in bytes. */
function record(...numbers: readonly (readonly [size: '2' | '4' | '8', value: number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([size, value]) => {
      const bytes = Buffer.alloc(Number(size))
      if (size === '2') bytes.writeUInt16LE(value)
      else if (size === '4') bytes.writeUInt32LE(value)
      else bytes.writeBigUInt64LE(BigInt(value))
      return bytes
    }),
  )
}
