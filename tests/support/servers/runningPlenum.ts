import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/local/ports.ts'
import { allGone, familyOf } from '../../faults/start/processes.ts'
import type { Process } from '../../faults/start/processes.ts'

/** Plenum as `npm start` runs it: a process of its own with a local Supabase, in a temporary data folder. */
export interface RunningPlenum {
  url: string
  dataDir: string
  /** File with all its output, for other processes. */
  logFile: string
  /** Process id of `npm start` itself, which starts and supervises the server. */
  pid(): number
  /** Process id of the server. */
  serverPid(): Promise<number>
  /** Its output so far, log lines included. */
  output(): string
  /** Sends SIGKILL to the server and its supervisor: no connection is closed cleanly. */
  kill(): Promise<void>
  /** Restarts it on the same data, at the same address; resolves when it is ready. */
  start(): Promise<void>
  /** Shuts it down gracefully and removes its data. */
  stop(): Promise<void>
}

const mostTries = 3
const script = join(import.meta.dirname, '../../../scripts/start.mjs')

/** @param env variables in addition to those set here */
export async function runPlenum(env: Record<string, string> = {}): Promise<RunningPlenum> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-e2e-'))
  // It has to stay the same over restarts, so port 0 does not work.
  let port = await freePort(null)
  const logFile = `${dataDir}.log`
  const log = createWriteStream(logFile)
  let output = ''
  let child: ChildProcess | null = null

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, ['--max-semi-space-size=4', script], {
      env: {
        ...process.env,
        npm_lifecycle_event: undefined,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    const before = output.length
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString()
        log.write(chunk)
        // A line may arrive in two chunks.
        if (output.includes('"msg":"Plenum is ready"', before)) resolve()
      }
      started.stdout.on('data', read)
      started.stderr.on('data', read)
      started.once('exit', (code, signal) =>
        reject(new Error(`Plenum ended with ${code ?? signal}:\n${output}`)),
      )
    })
  }
  const isOver = (): boolean => !child || child.exitCode !== null || child.signalCode !== null
  const end = async (): Promise<void> => {
    if (!child || isOver()) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  const serverPid = async (): Promise<number> => {
    const family = await familyOf(child?.pid ?? 0)
    return family.find(isServer)?.pid ?? 0
  }
  const kill = async (): Promise<void> => {
    if (!child || isOver()) return
    const gone = once(child, 'exit')
    const server = (await familyOf(child.pid ?? 0)).filter(isServer)
    // The server first: notified of its supervisor's end, it would shut down gracefully.
    for (const { pid } of server) process.kill(pid, 'SIGKILL')
    child.kill('SIGKILL')
    await gone
    await allGone(server)
  }

  for (let tries = 1; ; tries += 1) {
    try {
      await start()
      break
    } catch (error) {
      // Another program listens there since: seconds pass between the choice of a port and its use.
      if (tries === mostTries || !output.includes(`PORT ${port} of 127.0.0.1 is in use`)) throw error
      port = await freePort(null)
    }
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    logFile,
    pid: () => child?.pid ?? 0,
    output: () => output,
    serverPid,
    kill,
    start,
    async stop() {
      await end()
      log.end()
      for (const path of [dataDir, logFile]) await rm(path, { recursive: true, force: true })
    },
  }
}

function isServer({ command }: Process): boolean {
  return command.endsWith('scripts/start/server.mjs')
}
