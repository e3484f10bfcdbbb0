import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { UserMistake } from '#domain/errors.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { uploads } from '../limits/limits.ts'
import { createPdfReader } from './pdf/findInPdf.ts'
import type { PdfReader } from './pdf/findInPdf.ts'
import { receiveFile } from './receivedFile.ts'
import type { ReceivedFile } from './receivedFile.ts'
import { createSharedReads } from './sharedReads.ts'
import type { SharedReads } from './sharedReads.ts'
import { createStoredFiles } from './storedFiles.ts'
import type { StoredFiles } from './storedFiles.ts'
import { createUploadTurns } from './uploadTurns.ts'
import type { UploadTurns } from './uploadTurns.ts'

/** Uploaded files on their way: received on disk, read by a process of its own, and stored. SPEC SL19, SL20. */
export interface Files extends StoredFiles {
  turns: UploadTurns
  /**
   * Slow uploads give way when the disk has too little room for all that are going on.
   *
   * @throws {UserMistake} when it still has too little
   */
  assertRoom(): Promise<void>
  /** See `receiveFile`. */
  receive(source: AsyncIterable<Buffer>, most: number): Promise<ReceivedFile | null>
  /** Reads a PDF in a process of its own. */
  findInPdf: PdfReader
  /** For a stored file that many may want at the same moment. */
  shared: SharedReads
}

/** @param dataDir for files that are being received */
export function createFiles({
  dataDir,
  ...parts
}: Parameters<typeof createStoredFiles>[0] & { dataDir: string }): Files {
  const folder = join(dataDir, 'uploads')
  const turns = createUploadTurns()
  const stored = createStoredFiles(parts)
  /** Each upload is there twice for a while: as it was received, and in local file storage. */
  async function hasRoom(bytes: number): Promise<boolean> {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize >= 2 * turns.bytes() + uploads.spareBytes + bytes
  }
  return {
    ...stored,
    turns,
    async assertRoom() {
      // None gives way in vain.
      if (!(await hasRoom(-2 * turns.slowBytes()))) throw new UserMistake(slideMessages.uploadNoRoom)
      while (!(await hasRoom(0))) turns.makeRoom()
    },
    receive: (source, most) => receiveFile(source, folder, most),
    findInPdf: createPdfReader(),
    shared: createSharedReads({ read: stored.read, folder, hasRoom }),
  }
}
