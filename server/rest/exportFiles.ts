import { Worker } from 'node:worker_threads'
import { Refusal } from '#domain/errors.ts'
import type { ExportJob } from './exportJob.ts'

/** Makes the files of exports. */
export type MakeFile = (job: ExportJob) => Promise<Uint8Array<ArrayBuffer>>

const timeoutMs = 30_000
const mostWaiting = 20
const memoryMb = 256

/**
 * Files are made in a thread, so that nobody in a running session waits for a spreadsheet, and one at a time: a thread has
 * its memory and its half of the machine.
 *
 * @returns a function that throws {Refusal} `RATE_LIMITED` when too many wait
 */
export function createFileMaker(): MakeFile {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (job) => {
    if (waiting >= mostWaiting) throw new Refusal('RATE_LIMITED', 'exports that wait')
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
