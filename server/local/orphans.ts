import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { readIfThere } from './privateFiles.ts'
import { processesNamed } from './processTable.ts'

/** How long each kind of stop request is given, in milliseconds. */
const patienceMs = { SIGINT: 20_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const

/**
 * A name that every process of a database has in its command line, so that they can be found later. (Their working
 * folder would identify them too, but root in a container may not be allowed to read that of another account.)
 *
 * @param folder of the database; only its parent folder has to exist
 */
export function clusterName(folder: string): string {
  const place = join(realpathSync(dirname(folder)), basename(folder))
  return `plenum-${createHash('sha256').update(place).digest('hex').slice(0, 16)}`
}

/**
 * Stops processes that an earlier start left running on a database folder because its supervisor was killed. Call it
 * only while holding the lock of the data folder: then no process there has a supervisor.
 *
 * @throws when it cannot be stopped
 */
export async function stopOrphans(folder: string, logger: Logger): Promise<void> {
  const name = clusterName(folder)
  const pidFile = join(folder, 'postmaster.pid')
  const postmaster = Number((await readIfThere(pidFile))?.split('\n')[0])
  let running = await processesNamed(name)
  for (const [signal, patience] of Object.entries(patienceMs)) {
    if (running.length === 0) break
    logger.info({ folder, running, signal }, 'stopping a database whose supervisor has died')
    // A postmaster stops its processes itself, in order. Without a postmaster they are signalled directly.
    const signalled = running.includes(postmaster) && signal !== 'SIGKILL' ? [postmaster] : running
    for (const pid of signalled) tell(pid, signal)
    const until = Date.now() + patience
    while (running.length > 0 && Date.now() < until) {
      await wait(10) // not our child processes: no event reports their end
      running = await processesNamed(name)
    }
  }
  if (running.length > 0) {
    throw new Error(`The processes ${running.join(', ')} work in ${folder} and cannot be stopped.`)
  }
  // No process uses the folder. If its number meanwhile belongs to another process, the file would keep Postgres from
  // starting.
  if (postmaster > 0 && tell(postmaster, 0)) await rm(pidFile, { force: true })
}

function tell(pid: number, signal: string | number): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
