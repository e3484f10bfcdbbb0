import { writeSync } from 'node:fs'

/** Destination of log lines, with the interface that pino calls. */
export interface LogOutput {
  write(line: string): void
  /** Writes pending lines, before the process ends. */
  flushSync(): void
}

/** Bytes that wait for a reader; further lines are lost. */
const mostBytes = 8 * 1024 * 1024
/** Interval between attempts to write to a full pipe. */
const retryMs = 5
/** How long the end of the process waits for a reader that does not read. */
const patienceMs = 1000

/**
 * Writes lines for a reader that may be slow, stuck or gone: lines are buffered up to a bound, and then lost. The
 * server neither grows nor blocks because of it, nor does it hang at its end.
 *
 * @param fd of a file, a terminal, or a non-blocking pipe, such as that of `process.stdout`
 */
export function createLogOutput(fd: number): LogOutput {
  let waiting: Buffer[] = []
  let bytes = 0
  let lost = 0
  let isGone = false
  let timer: NodeJS.Timeout | null = null

  /** Writes as much as fits. */
  function writeOn(): void {
    try {
      for (let first = waiting[0]; first; first = waiting[0]) {
        const written = writeSync(fd, first)
        bytes -= written
        if (written < first.length) waiting[0] = first.subarray(written)
        else waiting.shift()
        if (waiting.length === 0 && lost > 0) tellLoss()
      }
    } catch (error) {
      if (isBusy(error)) return
      isGone = true
      waiting = []
    }
  }

  function tellLoss(): void {
    const entry = {
      level: 40,
      time: new Date().toISOString(),
      lines: lost,
      msg: 'nobody read the log: lines are lost',
    }
    lost = 0
    keep(`${JSON.stringify(entry)}\n`)
  }

  function keep(line: string): void {
    const text = Buffer.from(line)
    if (bytes + text.length > mostBytes) return void (lost += 1)
    waiting.push(text)
    bytes += text.length
  }

  function writeSoon(): void {
    if (waiting.length === 0 || timer !== null) return
    timer = setTimeout(() => {
      timer = null
      writeOn()
      writeSoon()
    }, retryMs).unref()
  }

  return {
    write(line) {
      if (isGone) return
      keep(line)
      if (timer === null) writeOn()
      writeSoon()
    },
    flushSync() {
      let before = bytes
      for (let until = performance.now() + patienceMs; performance.now() < until;) {
        writeOn()
        if (waiting.length === 0) return
        // The reader is slow, but reads.
        if (bytes < before) until = performance.now() + patienceMs
        before = bytes
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs)
      }
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY')
}
