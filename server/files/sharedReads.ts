import { createReadStream } from 'node:fs'
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

/** Reads a file, or a part of it. @throws {FileLost | NotSaved} as `StoredFiles.read` */
export type SharedReads = (file: FileToRead, range?: ByteRange) => Promise<ReadableStream<Uint8Array>>

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
/** By then a copy is there. */
const copyMs = 60_000

/**
 * A whole room opens a document at the same moment, and file storage answers each request from its database: a few at a
 * time get its answer, all others share one copy on this disk. SPEC SL21
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

  return async (file, range) => {
    const isFree = (asking.get(file.path) ?? 0) < mostAtOnce
    if (!copies.has(file.path) && (isFree || copies.size >= mostCopies)) return readStored(file.path, range)
    const copy = await copyOf(file)
    return copy ? copy.read(range) : readStored(file.path, range)
  }
}

interface Copy {
  read(range?: ByteRange): ReadableStream<Uint8Array>
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
  return {
    read(range) {
      if (timer) clearTimeout(timer)
      readers += 1
      // The descriptor, because each stream of a file handle listens to that until it is closed.
      const stream = createReadStream('', {
        ...{ fd: file.descriptor, autoClose: false, start: range?.first ?? 0 },
        ...(range && { end: range.last }),
      })
      finished(stream, () => {
        readers -= 1
        if (readers === 0) rest()
      })
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>
    },
  }
}
