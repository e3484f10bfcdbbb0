import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { readIfThere } from './privateFiles.ts'
import { processesNamed } from './processTable.ts'

/** How long each kind of request to stop is given, in milliseconds. */
const patienceMs = { SIGINT: 20_000, SIGQUIT: 5_000, SIGKILL: 5_000 } as const

/**
 * The name a database carries in the command line of each of its processes, so that they can be found later.
 * (Their working folder would do as well, but a container's root may not look at that of another account.)
 *
 * @param folder of the database; only the one around it has to exist
 */
export function clusterName(folder: string): string {
  const place = join(realpathSync(dirname(folder)), basename(folder))
  return `plenum-${createHash('sha256').update(place).digest('hex').slice(0, 16)}`
}

/**
 * Stops what an earlier start left running on a database folder, because its supervisor was killed. Call it
 * only while holding the lock of the data folder: then whatever runs there has no supervisor.
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
    logger.info({ folder, running, signal }, 'stopping a database that lost its supervisor')
    // A postmaster stops its processes itself, and in order. Without one they are told directly.
    const told = running.includes(postmaster) && signal !== 'SIGKILL' ? [postmaster] : running
    for (const pid of told) tell(pid, signal)
    const until = Date.now() + patience
    while (running.length > 0 && Date.now() < until) {
      await wait(10) // not our children: nobody tells us when they end
      running = await processesNamed(name)
    }
  }
  if (running.length > 0) {
    throw new Error(`The processes ${running.join(', ')} work in ${folder} and cannot be stopped.`)
  }
  // Nobody works here. A number in the file that meanwhile belongs to something else would keep Postgres away.
  if (postmaster > 0 && tell(postmaster, 0)) await rm(pidFile, { force: true })
}

function tell(pid: number, signal: string | number): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
