import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { limits } from '#domain/limits.ts'
import { limitSignal } from './pdfFindings.ts'
import type { PdfFinding } from './pdfFindings.ts'

/** Limits of the process that reads an uploaded file. */
export interface PdfLimits {
  /** Of the processor. */
  seconds: number
  memoryMegabytes: number
}

const ownLimits: PdfLimits = { seconds: 10, memoryMegabytes: 512 }
/** By the clock, for a process that does nothing. */
const longestMs = 60_000
const heapMegabytes = 256
/** By which V8 ends a process whose heap is full. */
const heapSignal = 'SIGABRT'
const programs = import.meta.dirname
const root = join(programs, '../../..')
/** Where it really is: the link of a release to shared packages is not readable for the process. */
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * What was found in the file with a descriptor and a size; `tooComplex` when a limit was reached.
 *
 * @param gone ends the process when nobody waits for what it finds any more
 * @throws {Error} when the process ended for another reason, such as a machine without memory
 */
export type PdfReader = (descriptor: number, bytes: number, gone: AbortSignal) => Promise<PdfFinding>

/**
 * Lets a process of its own read a PDF. One at a time, because reading uses its own memory and half of the machine; how
 * many wait is bounded by the number of uploads at a time.
 */
export function createPdfReader(within: PdfLimits = ownLimits): PdfReader {
  let last: Promise<unknown> = Promise.resolve()
  return (descriptor, bytes, gone) => {
    const turn = last.then(async () => {
      gone.throwIfAborted()
      return await runProcess({ descriptor, bytes, gone }, within)
    })
    last = turn.catch(() => undefined)
    return turn
  }
}

async function runProcess(
  { descriptor, bytes, gone }: { descriptor: number; bytes: number; gone: AbortSignal },
  { seconds, memoryMegabytes }: PdfLimits,
): Promise<PdfFinding> {
  const reads = [`${programs}/`, join(root, 'package.json'), `${library}/`]
  const flags = [
    ...['--permission', '--allow-worker', ...reads.map((path) => `--allow-fs-read=${path}`)],
    ...['--no-warnings', `--max-old-space-size=${heapMegabytes}`],
  ]
  const numbers = [bytes, limits.slidePages, memoryMegabytes, seconds, process.pid].map(String)
  const reader = spawn(process.execPath, [...flags, join(programs, 'pdfProcess.ts'), ...numbers, library], {
    env: { TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore', descriptor],
    timeout: longestMs,
    signal: gone,
    killSignal: 'SIGKILL',
  })
  const answer = Promise.withResolvers<PdfFinding>()
  let text = ''
  reader.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part))
  reader.once('error', answer.reject)
  reader.once('close', (code, signal) => {
    if (code === 0) answer.resolve(JSON.parse(text) as PdfFinding)
    else if (signal === limitSignal || signal === heapSignal) answer.resolve({ found: 'tooComplex' })
    else answer.reject(new Error(`the reader of PDFs ended with ${String(code ?? signal)}`))
  })
  return await answer.promise
}
