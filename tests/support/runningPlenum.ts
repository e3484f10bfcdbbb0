import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Plenum as `npm start` runs it: a process of its own with a local Supabase, in a temporary data folder. */
export interface RunningPlenum {
  url: string
  dataDir: string
  pid(): number
  /** What it wrote so far, log lines included. */
  output(): string
  /** kill -9: no goodbye to anybody. */
  kill(): Promise<void>
  /** Starts it again on the same data, at the same address; resolves when it is ready. */
  start(): Promise<void>
  /** Ends it in order and removes its data. */
  stop(): Promise<void>
}

const script = join(import.meta.dirname, '../../scripts/start.mjs')

/** @param env variables beside the ones set here */
export async function runPlenum(env: Record<string, string> = {}): Promise<RunningPlenum> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
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
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString()
        if (output.includes('"msg":"Plenum is ready"') && chunk.includes('Plenum is ready')) resolve()
      }
      started.stdout.on('data', read)
      started.stderr.on('data', read)
      started.once('exit', (code, signal) =>
        reject(new Error(`Plenum ended with ${code ?? signal}:\n${output}`)),
      )
    })
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  await start()
  return {
    url,
    dataDir,
    pid: () => child?.pid ?? 0,
    output: () => output,
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A port nobody listens on; it stays the same over restarts, so 0 will not do. */
async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
