const entryMark = 0x02014b50
const endMark = 0x06054b50
const endMark64 = 0x06064b50
const longestComment = 65_535
/** Written where the true number stands in a field of 64 bits. */
const isElsewhere = 0xffffffff

/** One part of a zip file. */
export interface ZipEntry {
  /** Encoded as in the file. */
  name: Uint8Array<ArrayBuffer>
  /** As it is stored. */
  packed: Uint8Array<ArrayBuffer>
  isDeflated: boolean
  /** Unpacked size. */
  bytes: number
}

/**
 * The parts of a zip file, by its central directory: the headers before the parts have no sizes in a file that was
 * written as a stream. Null for a file that is not a zip.
 *
 * @throws {RangeError} for a directory that points out of the file
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7 to 4.3.16
 */
export function entriesOf(data: ArrayBuffer): ZipEntry[] | null {
  const file = new DataView(data)
  const end = endOf(file)
  if (end === null) return null
  // The wider end record, if there is one, is named by a locator of 20 bytes in front of the other.
  const wide = end >= 20 && file.getUint32(end - 20, true) === 0x07064b50 ? wideAt(file, end - 12) : -1
  const isWide = wide >= 0 && file.getUint32(wide, true) === endMark64
  const count = isWide ? wideAt(file, wide + 32) : file.getUint16(end + 10, true)
  let at = isWide ? wideAt(file, wide + 48) : file.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (file.getUint32(at, true) !== entryMark) return null
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => file.getUint16(at + field, true))
    const [bytes = 0, packed = 0, offset = 0] = sizesOf(file, at, at + 46 + name, extra)
    const start = offset + 30 + file.getUint16(offset + 26, true) + file.getUint16(offset + 28, true)
    entries.push({
      name: new Uint8Array(data, at + 46, name),
      packed: new Uint8Array(data, start, packed),
      isDeflated: file.getUint16(at + 10, true) !== 0,
      bytes,
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** Unpacked size, packed size and offset of an entry, each from the extra field of 64 bits where it stands there. */
function sizesOf(file: DataView, entry: number, extra: number, length: number): number[] {
  let next = extra
  while (next < extra + length && file.getUint16(next, true) !== 1) next += 4 + file.getUint16(next + 2, true)
  next += 4
  return [24, 20, 42].map((field) => {
    const size = file.getUint32(entry + field, true)
    if (size !== isElsewhere || next > extra + length) return size
    next += 8
    return wideAt(file, next - 8)
  })
}

function wideAt(file: DataView, at: number): number {
  return Number(file.getBigUint64(at, true))
}

function endOf(file: DataView): number | null {
  const first = Math.max(0, file.byteLength - 22 - longestComment)
  for (let at = file.byteLength - 22; at >= first; at -= 1)
    if (file.getUint32(at, true) === endMark) return at
  return null
}

/**
 * The content of a part.
 *
 * @throws {Error} for a part that is damaged, or larger than the directory says: parts may lie over each other in the
 *   file, and each have all of it
 */
export async function unpack({ packed, isDeflated, bytes }: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  if (!isDeflated && packed.length > bytes) throw new RangeError('a stored part is larger than it claims')
  if (!isDeflated) return packed
  const content = new Uint8Array(bytes)
  let at = 0
  const chunks = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (let next = await chunks.read(); !next.done; next = await chunks.read()) {
    content.set(next.value, at)
    at += next.value.length
  }
  return content.subarray(0, at)
}

/** What a part of a zip file contains. */
export interface ZipPart {
  name: Uint8Array
  content: Uint8Array
}

/** A zip file of parts that are not compressed. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const sizes = parts.map(({ name, content }) => 76 + 2 * name.length + content.length)
  const bytes = new Uint8Array(22 + sizes.reduce((sum, size) => sum + size, 0))
  const file = new DataView(bytes.buffer)
  let at = 0
  const offsets = parts.map(({ name, content }) => {
    const offset = at
    file.setUint32(at, 0x04034b50, true)
    file.setUint32(at + 18, content.length, true)
    file.setUint32(at + 22, content.length, true)
    file.setUint16(at + 26, name.length, true)
    bytes.set(name, at + 30)
    bytes.set(content, at + 30 + name.length)
    at += 30 + name.length + content.length
    return offset
  })
  const directory = at
  for (const [index, { name, content }] of parts.entries()) {
    file.setUint32(at, entryMark, true)
    file.setUint32(at + 20, content.length, true)
    file.setUint32(at + 24, content.length, true)
    file.setUint16(at + 28, name.length, true)
    file.setUint32(at + 42, offsets[index] ?? 0, true)
    bytes.set(name, at + 46)
    at += 46 + name.length
  }
  file.setUint32(at, endMark, true)
  file.setUint16(at + 8, parts.length, true)
  file.setUint16(at + 10, parts.length, true)
  file.setUint32(at + 12, at - directory, true)
  file.setUint32(at + 16, directory, true)
  return bytes
}
