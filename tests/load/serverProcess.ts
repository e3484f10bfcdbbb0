import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server under load, in a process of its own. */
export interface ServerProcess {
  port: number
  pid: number
  /** Sends a message; returns the next one of the process. */
  ask<Answer>(question: string): Promise<Answer>
  stop(): Promise<void>
}

const main = join(import.meta.dirname, '../../server/main.ts')

/** Starts the complete server, local Supabase included, in a temporary folder. */
export async function startPlenumProcess(script = main): Promise<ServerProcess & { url: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-load-'))
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const running = await startServerProcess(script, [], environment)
  return {
    ...running,
    url: `http://127.0.0.1:${running.port}`,
    async stop() {
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
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
      resolve({
        ...{ port, pid: child.pid ?? 0, stop: () => stopProcess(child) },
        async ask<Answer>(question: string) {
          child.send(question)
          return (await once(child, 'message'))[0] as Answer
        },
      })
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

/** CPU seconds used by a process with all its threads, from /proc (Linux). */
export function cpuSeconds(pid: number): number {
  return ticksOf(pid, [11, 12]) / ticksPerSecond
}

/** CPU seconds of several processes and of their ended children: backends of Postgres come and go. */
export function familyCpuSeconds(pids: readonly number[]): number {
  return pids.reduce((all, pid) => all + ticksOf(pid, [11, 12, 13, 14]), 0) / ticksPerSecond
}

/** All descendants of a process: Postgres and the services included. */
export function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const parents = new Map(pids.map((one) => [one, Number(statOf(one)[1])]))
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one)
    return parent !== undefined && parent > 1 && (parent === pid || isBelow(parent))
  }
  return pids.filter(isBelow)
}

function ticksOf(pid: number, fields: readonly number[]): number {
  const stat = statOf(pid)
  return fields.reduce((all, field) => all + Number(stat[field] ?? 0), 0)
}

/** The fields after a process' name; none for a process that has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** Resident memory of a process in megabytes, from /proc (Linux). */
export function residentMegabytes(pid: number): number {
  const match = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(match?.[1] ?? 0) / 1024
}

/** Microseconds of CPU time per 100 ms. */
const quota = '50000'
const period = '100000'

/**
 * Limits a process to half a core, by a control group of its own (Linux, version 1 or 2, as root).
 *
 * @returns lifts the limit; call it when the process has ended or may run freely. Null where that does not work.
 */
export function holdToHalfACore(pid: number): (() => void) | null {
  const isFirstVersion = existsSync('/sys/fs/cgroup/cpu/cpu.cfs_quota_us')
  const parent = isFirstVersion ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup'
  const group = join(parent, `plenum-bench-${pid}`)
  try {
    mkdirSync(group)
    if (isFirstVersion) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), period)
      writeFileSync(join(group, 'cpu.cfs_quota_us'), quota)
    } else {
      writeFileSync(join(group, 'cpu.max'), `${quota} ${period}`)
    }
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
  } catch {
    if (existsSync(group)) rmdirSync(group)
    return null
  }
  return () => {
    writeFileSync(join(parent, 'cgroup.procs'), String(pid))
    rmdirSync(group)
  }
}
