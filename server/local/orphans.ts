import { execFile } from 'node:child_process'
import { readdir, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Logger } from './logger.ts'
import { readIfThere } from './privateFiles.ts'

/** How long each kind of request to stop is given, in milliseconds. */
const patience = { SIGINT: 20_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const

/**
 * Stops what an earlier start left running in a database folder, because its supervisor was killed.
 * Call it only while holding the lock of the data folder: then whatever runs there has no supervisor.
 *
 * @throws when it cannot be stopped
 */
export async function stopOrphans(folder: string, logger: Logger): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  const postmaster = Number((await readIfThere(pidFile).catch(() => null))?.split('\n')[0])
  let running = await processesIn(folder, postmaster)
  for (const [signal, patienceMs] of Object.entries(patience)) {
    if (running.length === 0) break
    logger.info({ folder, running, signal }, 'stopping a database that lost its supervisor')
    // A postmaster stops its backends itself, and in order. Without one they are told directly.
    const told = running.includes(postmaster) && signal !== 'SIGKILL' ? [postmaster] : running
    for (const pid of told) tell(pid, signal)
    const until = Date.now() + patienceMs
    while (running.length > 0 && Date.now() < until) {
      await wait(10) // not our children: nobody tells us when they end
      running = await processesIn(folder, postmaster)
    }
  }
  if (running.length > 0) {
    throw new Error(`The processes ${running.join(', ')} work in ${folder} and cannot be stopped.`)
  }
  // A number in the file that meanwhile belongs to some other program would keep Postgres from starting.
  if (isAlive(postmaster)) await rm(pidFile, { force: true })
}

/** Everything Postgres runs has the database folder as its working folder. */
async function processesIn(folder: string, postmaster: number): Promise<number[]> {
  if (process.platform !== 'linux') return (await isPostgres(postmaster)) ? [postmaster] : []
  const real = await realpath(folder).catch(() => null)
  if (real === null) return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) =>
      (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === real ? [Number(pid)] : [],
    ),
  )
  return found.flat().filter((pid) => pid !== process.pid)
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])
  return stdout.includes('postgres')
}

function isAlive(pid: number): boolean {
  return pid > 0 && tell(pid, 0)
}

function tell(pid: number, signal: string | number): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
