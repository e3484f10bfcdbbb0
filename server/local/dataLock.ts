import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { makeDataFolder, unusable } from './dataFolder.ts'
import { keepOwner, writePrivateFile } from './privateFiles.ts'

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
 * @throws when the folder or the lock cannot be used; the message says what to do
 */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  await makeDataFolder(dataDir)
  const holder = join(dataDir, 'lock.json')
  const mark = { pid: process.pid, since: new Date().toISOString() }
  const lock = await take(dataDir)
  try {
    await keepOwner(join(dataDir, 'lock'))
    await writePrivateFile(holder, JSON.stringify(mark))
  } catch (error) {
    lock.close()
    throw unusable(dataDir, error)
  }
  held.add(lock)
  return {
    free() {
      if (held.delete(lock)) lock.close()
    },
    async markEnding() {
      await writePrivateFile(holder, JSON.stringify({ ...mark, isEnding: true })).catch(() => undefined) // a full disk
    },
  }
}

/** Whether {@link lockDataFolder} would get the lock. Changes nothing. @throws as it does */
export async function checkLock(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'lock'))) return
  const lock = await take(dataDir, 0)
  lock.close()
}

async function take(dataDir: string, patience = patienceMs): Promise<DatabaseSync> {
  const path = join(dataDir, 'lock')
  for (const until = Date.now() + patience; ; await wait(100)) {
    try {
      return openLocked(path)
    } catch (error) {
      const code = error instanceof Error && 'errcode' in error ? error.errcode : null
      if (code === sqlite.notADatabase) throw damaged(path, error)
      if (code !== sqlite.busy) throw unusable(dataDir, error)
      const holder = await holderOf(dataDir)
      if (!holder.isEnding || Date.now() > until) throw inUse(dataDir, holder, error)
    }
  }
}

function openLocked(path: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}

/** What SQLite answers. */
const sqlite = { busy: 5, notADatabase: 26 }

type Holder = { pid?: number; since?: string; isEnding?: boolean }

/** What the holder wrote down: it is not what locks, so that a damaged file only leaves the holder without a name. */
async function holderOf(dataDir: string): Promise<Holder> {
  try {
    const holder: unknown = JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8'))
    return typeof holder === 'object' && holder !== null ? holder : {}
  } catch {
    return {}
  }
}

/** Not emptied: the folder may be another program's, and the file too. */
function damaged(path: string, cause: unknown): Error {
  const message =
    `${path} is not the lock of a data folder, or it is damaged. If DATA_DIR names the right folder, delete the file, ` +
    'which holds no data, and start again.'
  return new Error(message, { cause })
}

function inUse(dataDir: string, { pid, since }: Holder, cause: unknown): Error {
  const who = pid ? `process ${pid}, running since ${since}` : 'another process'
  const message = `The data folder ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`
  return new Error(message, { cause })
}
