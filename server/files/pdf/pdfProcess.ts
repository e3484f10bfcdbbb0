/**
 * The process that reads one uploaded PDF, from the file descriptor 3: it writes what it found to its output and exits.
 * It may read nothing but its own code, and has limits of memory and time. The library loads pages on demand; no page is
 * rendered, and no script of the file is executed.
 */
import { readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { limitSignal } from './pdfFindings.ts'
import type { PdfFinding } from './pdfFindings.ts'

const file = 3
const [, , size = '0', mostPages = '0', memoryMegabytes = '0', cpuSeconds = '0', parent = '0', library = ''] =
  process.argv

// A thread of its own, because this one is busy while it reads. Nothing else limits memory outside of the heap, and
// unlike the clock, time of the processor does not depend on what else the machine does.
// Another parent than the server means that it was killed, perhaps before this process began: nobody waits for the answer.
const guard = `const [bytes, micros] = [${Number(memoryMegabytes)} * 1024 * 1024, ${Number(cpuSeconds)} * 1e6]
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    const isOver = process.memoryUsage.rss() > bytes || user + system > micros || process.ppid !== ${Number(parent)}
    if (isOver) process.kill(process.pid, '${limitSignal}')
  }, 20)`
new Worker(guard, { eval: true }).unref()

// What the library expects of a browser, used for rendering only.
const Unused = Object
Object.assign(globalThis, { DOMMatrix: Unused, ImageData: Unused, Path2D: Unused })

const { getDocument, PDFDataRangeTransport, VerbosityLevel }: typeof pdfjs = await import(
  pathToFileURL(join(library, 'legacy/build/pdf.mjs')).href
)

/** Reads the parts of the file that the library asks for. */
class FileRanges extends PDFDataRangeTransport {
  override requestDataRange(begin: number, end: number): void {
    this.onDataRange(begin, bytesOf(begin, end))
  }
}

function bytesOf(begin: number, end: number): Uint8Array {
  const bytes = new Uint8Array(end - begin)
  let read = 0
  while (read < bytes.length) {
    const count = readSync(file, bytes, read, bytes.length - read, begin + read)
    if (count === 0) break
    read += count
  }
  return bytes.subarray(0, read)
}

async function find(length: number): Promise<PdfFinding> {
  try {
    const pdf = await getDocument({
      range: new FileRanges(length, null),
      // Where something is missing, the library begins anew after each part that it gets.
      rangeChunkSize: 1024 * 1024,
      disableAutoFetch: true,
      disableStream: true,
      disableFontFace: true,
      enableXfa: false,
      isEvalSupported: false,
      useSystemFonts: false,
      useWorkerFetch: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
    const pages = pdf.numPages
    if (pages > Number(mostPages)) return { found: 'tooManyPages' }
    // The number of pages is only a claim of the file. Of one that was cut off, the last page is missing.
    await pdf.getPage(pages)
    await pdf.getPage(1)
    return { found: 'pages', pages }
  } catch (error) {
    return { found: isLocked(error) ? 'encrypted' : 'damaged' }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}

writeSync(1, JSON.stringify(await find(Number(size))))
process.exit(0)
