import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from './logger.ts'
import { keepOwner, readIfThere, writePrivateFile } from './privateFiles.ts'

/** Kept referenced as long as the lock is held: garbage collection of the handle would release the lock. */
const held = new Set<DatabaseSync>()

/** How long a start waits for a holder that is stopping: a stop takes at most 8 s, and Postgres 20 s after it. */
const patienceMs = 30_000

export interface DataLock {
  /** Releases the folder. */
  free(): void
  /** Tells a waiting start that the folder will be free soon. Never rejects. */
  markEnding(): Promise<void>
}

/**
 * Makes this process the only one that works on a data folder.
 *
 * The lock is an operating-system lock on a file (taken through SQLite, because Node offers none): it ends with its
 * holder, however the holder dies. A file with a process number would be stale after `kill -9`, and in a container,
 * where process numbers start anew, it would wrongly look alive. A start waits for a holder that is stopping: after
 * killing `npm start` and starting again at once, the old server may still be finishing.
 *
 * @throws when another process holds the lock; the message names it
 */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  await makeUsable(dataDir)
  const holder = join(dataDir, 'lock.json')
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  try {
    await take(lock, dataDir)
  } catch (error) {
    lock.close()
    throw error
  }
  held.add(lock)
  await keepOwner(join(dataDir, 'lock'))
  const mark = { pid: process.pid, since: new Date().toISOString() }
  await writePrivateFile(holder, JSON.stringify(mark))
  return {
    free() {
      if (held.delete(lock)) lock.close()
    },
    async markEnding() {
      await writePrivateFile(holder, JSON.stringify({ ...mark, isEnding: true })).catch(() => undefined) // a full disk
    },
  }
}

async function take(lock: DatabaseSync, dataDir: string): Promise<void> {
  for (const until = Date.now() + patienceMs; ; await wait(100)) {
    try {
      return lock.exec('pragma journal_mode = memory; begin exclusive')
    } catch (error) {
      if (!isBusy(error)) throw error
      const holder = JSON.parse((await readIfThere(join(dataDir, 'lock.json'))) ?? '{}') as Holder
      if (!holder.isEnding || Date.now() > until) throw inUse(dataDir, holder, error)
    }
  }
}

type Holder = { pid?: number; since?: string; isEnding?: boolean }

async function makeUsable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const why = `${messageOf(cause)}. Start Plenum as the folder's owner, or set DATA_DIR to another folder.`
    throw new Error(`The data folder ${dataDir} cannot be used: ${why}`, { cause })
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function inUse(dataDir: string, { pid, since }: Holder, cause: unknown): Error {
  const who = pid ? `process ${pid}, running since ${since}` : 'another process'
  const message = `The data folder ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`
  return new Error(message, { cause })
}
