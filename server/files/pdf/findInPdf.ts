import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Refusal } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
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
const mostWaiting = 20
const programs = import.meta.dirname
const root = join(programs, '../../..')
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Lets a process of its own read a PDF. One at a time, because reading uses its own memory and half of the machine.
 *
 * @returns a function from the descriptor and the size of a file to what was found; `tooComplex` when a limit was
 *   reached; it throws {Refusal} `RATE_LIMITED` when too many files wait
 */
export function createPdfReader(
  within: PdfLimits = ownLimits,
): (descriptor: number, bytes: number) => Promise<PdfFinding> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (descriptor, bytes) => {
    if (waiting >= mostWaiting) throw new Refusal('RATE_LIMITED', 'too many uploads waiting')
    waiting += 1
    const turn = last.then(() => runProcess(descriptor, bytes, within)).finally(() => (waiting -= 1))
    last = turn.catch(() => undefined)
    return turn
  }
}

async function runProcess(
  descriptor: number,
  bytes: number,
  { seconds, memoryMegabytes }: PdfLimits,
): Promise<PdfFinding> {
  const reads = [`${programs}/`, join(root, 'package.json'), `${library}/`]
  const flags = [
    ...['--permission', '--allow-worker', ...reads.map((path) => `--allow-fs-read=${path}`)],
    ...['--no-warnings', `--max-old-space-size=${heapMegabytes}`],
  ]
  const numbers = [bytes, limits.slidePages, memoryMegabytes, seconds].map(String)
  const reader = spawn(process.execPath, [...flags, join(programs, 'pdfProcess.ts'), ...numbers], {
    env: { TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'ignore', descriptor],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const answer = Promise.withResolvers<string>()
  let text = ''
  reader.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part))
  reader.once('error', answer.reject)
  reader.once('close', (code) => answer.resolve(code === 0 ? text : ''))
  const found = await answer.promise
  return found === '' ? { found: 'tooComplex' } : (JSON.parse(found) as PdfFinding)
}
