import { Readable, finished } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { NotSaved } from '../database/connection/transaction.ts'
import type { ByteRange } from './byteRange.ts'
import { receiveFile } from './receivedFile.ts'
import type { ReceivedFile } from './receivedFile.ts'

/** A file in file storage. */
export interface FileToRead {
  path: string
  bytes: number
}

/** Both throw {FileLost | Unavailable | NotSaved} as `StoredFiles.read` does. */
export interface SharedReads {
  /** A file, or a part of it. */
  read(file: FileToRead, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /**
   * Parts in ascending order, one after the other; null when no copy can be kept. File storage gives one part at a time:
   * without a copy, two bytes would make it send the whole file, at each request.
   */
  readParts(file: FileToRead, parts: readonly ByteRange[]): Promise<ReadableStream<Uint8Array> | null>
}

export interface SharedReadsParts {
  /** Asks file storage. */
  read(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /** For the copies, which have no names in it. */
  folder: string
  /** Whether the disk has room for so many bytes more. */
  hasRoom(bytes: number): Promise<boolean>
  /** Requests of one file that file storage begins to answer at a time. */
  mostAtOnce?: number
  /** How long a copy stays after its last reader. */
  idleMs?: number
}

/** Copies at a time, of 50 MB at most. */
const mostCopies = 10
/** Bytes that are read from a copy at a time. */
const mostAtATime = 65_536
/** By then a copy is there. */
const copyMs = 60_000

/**
 * A whole room opens a document at the same moment, and file storage answers each request from its database: a few at a
 * time get its answer, all others share one copy on this disk. What a copy costs is nobody's in particular, so no reader's
 * allowance pays for it: the node bounds it, by the number of copies and by how long each one stays. SPEC SL21
 */
export function createSharedReads(parts: SharedReadsParts): SharedReads {
  const { read, folder, hasRoom, mostAtOnce = 8, idleMs = 10_000 } = parts
  /** How many requests file storage has not begun to answer yet, by path. */
  const asking = new Map<string, number>()
  const copies = new Map<string, Promise<Copy | null>>()

  async function readStored(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    asking.set(path, (asking.get(path) ?? 0) + 1)
    try {
      return await read(path, range)
    } finally {
      const left = (asking.get(path) ?? 1) - 1
      if (left > 0) asking.set(path, left)
      else asking.delete(path)
    }
  }

  /** Null when this disk has no room for one. */
  async function makeCopy({ path, bytes }: FileToRead): Promise<Copy | null> {
    if (!(await hasRoom(bytes))) return null
    const stored = await read(path)
    const late = AbortSignal.timeout(copyMs)
    const inTime: AsyncIterable<Buffer> = Readable.fromWeb(stored, { signal: late })
    const file = await receiveFile(inTime, folder, bytes)
    if (file?.bytes !== bytes) {
      await file?.close()
      throw new NotSaved(new Error('file storage has a file of another length'))
    }
    return createCopy(file, idleMs, () => copies.delete(path))
  }

  function copyOf(file: FileToRead): Promise<Copy | null> {
    const known = copies.get(file.path)
    if (known) return known
    const made = makeCopy(file)
    copies.set(file.path, made)
    const forget = (): boolean => copies.delete(file.path)
    made.then((copy) => copy ?? forget(), forget)
    return made
  }

  return {
    async read(file, range) {
      const isFree = (asking.get(file.path) ?? 0) < mostAtOnce
      if (!copies.has(file.path) && (isFree || copies.size >= mostCopies)) return readStored(file.path, range)
      const copy = await copyOf(file)
      return copy
        ? copy.readParts([range ?? { first: 0, last: file.bytes - 1 }])
        : readStored(file.path, range)
    },
    async readParts(file, ranges) {
      if (!copies.has(file.path) && copies.size >= mostCopies) return null
      return (await copyOf(file))?.readParts(ranges) ?? null
    },
  }
}

interface Copy {
  readParts(parts: readonly ByteRange[]): ReadableStream<Uint8Array>
}

/** @param forget no reader gets it any more; it is closed, and so it is gone */
function createCopy(file: ReceivedFile, idleMs: number, forget: () => void): Copy {
  let readers = 0
  let timer: NodeJS.Timeout | null = null
  const rest = (): void => {
    timer = setTimeout(() => {
      forget()
      void file.close()
    }, idleMs).unref()
  }
  rest()
  function readParts(parts: readonly ByteRange[]): ReadableStream<Uint8Array> {
    if (timer) clearTimeout(timer)
    readers += 1
    // No file stream: one that is left before its end closes the descriptor under all others.
    const stream = Readable.from(partsOf(file, parts), { objectMode: false })
    finished(stream, () => {
      readers -= 1
      if (readers === 0) rest()
    })
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>
  }
  return { readParts }
}

async function* partsOf(file: ReceivedFile, parts: readonly ByteRange[]): AsyncGenerator<Buffer> {
  for (const { first, last } of parts)
    for (let at = first; at <= last;) {
      const bytes = await file.part(at, Math.min(last + 1, at + mostAtATime))
      if (bytes.length === 0) throw new Error('a copy is shorter than it was')
      at += bytes.length
      yield bytes
    }
}
