import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A program under test, and access to the processes it started. */
export type Program = {
  pid: number
  databaseUrl: string
  supabaseUrl: string
  publishableKey: string
  /** Resolves with its exit code, or the signal that ended it. */
  exited: Promise<number | string>
}

/** Programs that a failed test left running. */
const running = new Set<ChildProcess>()

const harness = join(import.meta.dirname, 'harness.ts')
/** The same cache as `npm start`: a program that starts ten times in a row is compiled once. */
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/plenum')

/** Starts the local Supabase in a process of its own. @throws with its output, when it ends before it is ready */
export function startHarness(dataDir: string): Promise<Program> {
  return startProgram(process.execPath, [harness, dataDir], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
}

/** Starts a program in a process group of its own, as a shell does, and waits for its line `ready {…}`. */
export async function startProgram(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Program> {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const exited = once(child, 'exit').then(([code, signal]) => {
    running.delete(child)
    return (code ?? signal) as number | string
  })
  const words: string[] = []
  const ready = new Promise<string>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      createInterface(output).on('line', (line) => {
        words.push(line)
        if (line.startsWith('ready ')) resolve(line.slice('ready '.length))
      })
    }
    child.once('close', () => reject(new Error(`ended before it was ready:\n${words.join('\n')}`)))
    child.once('error', reject)
  })
  const addresses = JSON.parse(await ready) as Pick<Program, 'databaseUrl' | 'supabaseUrl' | 'publishableKey'>
  return { ...addresses, pid: child.pid ?? 0, exited }
}

/** Stops in order whatever a test started and did not stop itself. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }),
  )
}
