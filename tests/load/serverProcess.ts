import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A server under load, in a process of its own. */
export interface ServerProcess {
  port: number
  pid: number
  stop(): Promise<void>
}

/**
 * Starts a server script that sends `{ port }` to its parent when it listens.
 *
 * @throws {Error} when it ends before that
 */
export function startServerProcess(
  script: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = fork(script, args, {
    execArgv: ['--max-semi-space-size=4'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    child.once('message', (message) => {
      const { port } = message as { port: number }
      resolve({ port, pid: child.pid ?? 0, stop: () => stopProcess(child) })
    })
  })
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

const ticksPerSecond = 100

/** CPU seconds a process has used, from /proc (Linux). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Resident memory of a process in megabytes, from /proc (Linux). */
export function residentMegabytes(pid: number): number {
  const match = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(match?.[1] ?? 0) / 1024
}
