import { join } from 'node:path'
import { createPdfReader } from './pdf/findInPdf.ts'
import type { PdfFinding } from './pdf/pdfFindings.ts'
import { receiveFile } from './receivedFile.ts'
import type { ReceivedFile } from './receivedFile.ts'
import { createStoredFiles } from './storedFiles.ts'
import type { StoredFiles } from './storedFiles.ts'

/** Uploaded files on their way: received on disk, read by a process of its own, and stored. SPEC SL19, SL20. */
export interface Files extends StoredFiles {
  /** See `receiveFile`. */
  receive(source: AsyncIterable<Buffer>, most: number): Promise<ReceivedFile | null>
  /** Reads a PDF in a process of its own. */
  findInPdf(descriptor: number, bytes: number): Promise<PdfFinding>
}

/** @param dataDir for files that are being received */
export function createFiles({
  dataDir,
  ...parts
}: Parameters<typeof createStoredFiles>[0] & { dataDir: string }): Files {
  const uploads = join(dataDir, 'uploads')
  return {
    ...createStoredFiles(parts),
    receive: (source, most) => receiveFile(source, uploads, most),
    findInPdf: createPdfReader(),
  }
}
