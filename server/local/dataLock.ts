import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from './logger.ts'
import { keepOwner, readIfThere, writePrivateFile } from './privateFiles.ts'

/** Held open for as long as the lock is held: a collected handle would free it. */
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only one that works on a data folder.
 *
 * The lock is one of the operating system on a file (taken through SQLite, because Node offers no lock
 * of its own): it ends with its holder, however that dies. A file with a process number would be stale
 * after `kill -9`, and in a container, where numbers start anew, wrongly look alive.
 *
 * @returns gives the folder free again
 * @throws when another process holds it; the message says which
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  await makeUsable(dataDir)
  const holder = join(dataDir, 'lock.json')
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(await whoHolds(dataDir, await readIfThere(holder)), { cause: error })
  }
  held.add(lock)
  await keepOwner(join(dataDir, 'lock'))
  await writePrivateFile(holder, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

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

async function whoHolds(dataDir: string, holder: string | null): Promise<string> {
  const { pid, since } = JSON.parse(holder ?? '{}') as { pid?: number; since?: string }
  const who = pid ? `process ${pid}, running since ${since}` : 'another process'
  return `The data folder ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`
}
