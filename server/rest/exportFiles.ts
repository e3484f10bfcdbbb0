import { Worker } from 'node:worker_threads'
import { Refusal } from '#domain/errors.ts'
import type { ExportJob } from './exportJob.ts'

/** Creates the files of exports. */
export type MakeFile = (job: ExportJob) => Promise<Uint8Array<ArrayBuffer>>

const timeoutMs = 30_000
const mostWaiting = 20
const memoryMb = 256

/**
 * Files are created in a worker thread, so that a spreadsheet does not delay a running session, and one at a time: a
 * thread uses its own memory and half of the machine.
 *
 * @returns a function that throws {Refusal} `RATE_LIMITED` when too many exports wait
 */
export function createFileMaker(): MakeFile {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (job) => {
    if (waiting >= mostWaiting) throw new Refusal('RATE_LIMITED', 'too many exports waiting')
    waiting += 1
    const turn = last.then(() => runThread(job)).finally(() => (waiting -= 1))
    last = turn.catch(() => undefined)
    return turn
  }
}

async function runThread(job: ExportJob): Promise<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(new URL('./exportThread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  const timeout = setTimeout(() => void thread.terminate(), timeoutMs)
  try {
    return await new Promise((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', (code) => reject(new Error(`the thread of an export ended with ${code}`)))
    })
  } finally {
    clearTimeout(timeout)
    await thread.terminate()
  }
}
