import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A file that is being uploaded, on disk and without a name: it is gone when it is closed, and also when the process is
 * killed.
 */
export interface ReceivedFile {
  bytes: number
  /** For a process that reads it. */
  descriptor: number
  /** The first bytes, at most so many. */
  begin(most: number): Promise<Buffer>
  /** The bytes from `from` up to `end`; fewer when it ends before. */
  part(from: number, end: number): Promise<Buffer>
  stream(): ReadStream
  close(): Promise<void>
}

/**
 * Writes a file to disk as it arrives.
 *
 * @param folder is created when it is missing
 * @param most bytes; what comes behind them, or after the disk is full, is read and discarded, because a sender that is
 *   still writing does not read an answer
 * @returns null when there is more
 * @throws {Error} when the source breaks off or the disk is full; nothing of the file stays
 */
export async function receiveFile(
  source: AsyncIterable<Uint8Array>,
  folder: string,
  most: number,
): Promise<ReceivedFile | null> {
  const file = await openNameless(folder)
  try {
    let bytes = 0
    let failure: Error | null = null
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > most || failure !== null) continue
      await writeAll(file, chunk, bytes - chunk.length).catch((error: Error) => (failure = error))
    }
    if (failure !== null) throw failure as Error
    if (bytes <= most) return received(file, bytes)
  } catch (error) {
    await file.close()
    throw error
  }
  await file.close()
  return null
}

function received(file: FileHandle, bytes: number): ReceivedFile {
  async function part(from: number, end: number): Promise<Buffer> {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(end - from), 0, end - from, from)
    return buffer.subarray(0, bytesRead)
  }
  return {
    bytes,
    descriptor: file.fd,
    begin: (most) => part(0, most),
    part,
    stream: () => createReadStream('', { fd: file, start: 0, autoClose: false }),
    close: () => file.close(),
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array, at: number): Promise<void> {
  for (let written = 0; written < chunk.length;) {
    const { bytesWritten } = await file.write(chunk, written, chunk.length - written, at + written)
    written += bytesWritten
  }
}
