import { randomUUID } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import type { Pool } from 'pg'
import { z } from 'zod'
import { createBackground } from '#server/background.ts'
import { coalesced } from '#server/coalesced.ts'
import type { Logger } from '#server/log.ts'
import { filesBucket } from '#server/supabase.ts'
import type { Supabase } from '#server/supabase.ts'
import { NotSaved, inTransaction } from '../database/connection/transaction.ts'
import { within } from '../database/connection/within.ts'
import * as rows from '../database/contents/files.ts'
import type { ByteRange } from './byteRange.ts'
import { cutOut } from './cutOut.ts'
import { storageAnswer } from './storageAnswer.ts'

/** Uploaded files in file storage, and the rows that tell which there are. SPEC SL16, SL20, SL22. */
export interface StoredFiles {
  /**
   * Stores a file under a new id. Unless an activity takes it up within an hour, it is removed again.
   *
   * @throws {Unavailable} when file storage is away
   * @throws {NotSaved} when it refuses, or the database is unavailable or full; what may be left of the file is removed
   */
  store(bytes: ReadStream, size: number): Promise<string>
  /** No activity takes the file up. Where that cannot be recorded, it is removed when its hour is over. */
  giveUp(id: string): Promise<void>
  /**
   * The bytes of a file.
   *
   * @throws {FileLost} when file storage answers that it has no such file
   * @throws {Unavailable} when file storage is away
   * @throws {NotSaved} when it refuses otherwise
   */
  read(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>
  /**
   * Removes the files that no activity has. What a crash interrupts is completed by the next run.
   *
   * @throws {Unavailable | NotSaved} when that has to be retried
   */
  removeUnused(now?: Date): Promise<void>
  /** The same, not awaited. */
  removeUnusedSoon(): void
  /** Whether file storage removes files now. */
  canRemove(): Promise<boolean>
  /** Resolves when nothing runs that nobody awaits. */
  idle(): Promise<void>
}

/** File storage works, and has no such file: its bytes were lost, and asking again is of no use. SPEC SL21 */
export class FileLost extends Error {
  override name = 'FileLost'
}

/** After this time an upload into file storage has failed. */
const storeMs = 5 * 60 * 1000
/** By then the words of a refusal are there. */
const wordsMs = 500
const mostAtOnce = 100
/** After so many files that cannot be removed, those behind them wait for the next run. */
const mostFailures = 10
/** Never stored: removing it shows that files can be removed. */
const nobodysFile = 'nobodys-file'

/** Unused files that are removed together. */
interface Batch {
  /** Behind this path. */
  after: string
  most: number
  /** The last path that was looked at; null when there are no more, or before one is. */
  last: string | null
}

/** @param supabase whose storage has the bytes; `pool` is of the database whose rows tell which files are used */
export function createStoredFiles({
  pool,
  supabase,
  logger,
}: {
  pool: Pool
  supabase: Pick<Supabase, 'storage' | 'fetchFile' | 'storeFile'>
  logger: Logger
}): StoredFiles {
  const bucket = () => supabase.storage.from(filesBucket)

  /** Behind which path the next run begins: where the last one had too many failures. */
  let begin = ''

  /**
   * A file that cannot be removed is logged and does not keep those behind it: those of its batch are removed one by one.
   *
   * @throws when file storage removes nothing at all, or the database does not answer
   */
  async function removeUnused(now: Date): Promise<void> {
    let failures = 0
    /** The last path of a batch that failed, up to which files are removed one by one. */
    let alone: string | null = null
    for (let after: string | null = begin; after !== null;) {
      const batch: Batch = { after, most: alone === null ? mostAtOnce : 1, last: null }
      try {
        await removeBatch(now, batch)
      } catch (error) {
        if (batch.last === null || !(await canRemove())) throw error
        if (alone === null) {
          alone = batch.last
          continue
        }
        logger.error({ err: error, path: batch.last }, 'an unused file cannot be removed')
        failures += 1
        if (failures === mostFailures) {
          begin = batch.last
          return
        }
      }
      if (alone !== null && (batch.last ?? alone) >= alone) alone = null
      after = batch.last
    }
    begin = ''
  }

  async function removeBatch(now: Date, batch: Batch): Promise<void> {
    await inTransaction(pool, async (transaction) => {
      const { paths, last } = await rows.takeUnusedFiles(transaction, now, batch)
      batch.last = last
      // Files that are gone already are no error.
      if (paths.length > 0) await storageAnswer(bucket().remove(paths))
      await rows.deleteFileRows(transaction, paths)
    })
  }

  const canRemove = (): Promise<boolean> =>
    storageAnswer(bucket().remove([nobodysFile])).then(
      () => true,
      () => false,
    )
  const removeNow = coalesced(() => removeUnused(new Date()))
  const background = createBackground(logger)
  const removeUnusedSoon = (): void => background.run('unused files will be removed later', removeNow)

  async function giveUp(id: string): Promise<void> {
    // The database may be full: why the file is not taken up is what matters to the caller.
    await rows.giveUpFile(pool, id).catch(() => undefined)
    removeUnusedSoon()
  }

  return {
    async store(bytes, size) {
      const id = randomUUID()
      await rows.announceFile(pool, id, size).catch(notSaved)
      const inTime = AbortSignal.timeout(storeMs)
      // Without an answer the bytes may be there, or arrive yet: then the row stays until its hour is over, and with it the
      // file is removed.
      const answer = await supabase.storeFile(rows.pathOfFile(id), bytes, size, inTime)
      if (answer.ok) {
        await answer.body?.cancel()
        return id
      }
      if (answer.status < 500) await giveUp(id)
      throw await refusalOf(answer)
    },
    giveUp,
    async read(path, range) {
      const response = await supabase.fetchFile(path, range)
      const { body, status, ok } = response
      if (!body || !ok) throw await refusalOf(response)
      return range && status === 200 ? body.pipeThrough(cutOut(range)) : body
    },
    removeUnused: (now) => (now ? removeUnused(now) : removeNow()),
    removeUnusedSoon,
    canRemove,
    idle: () => background.idle(),
  }
}

/** With what file storage says: a status such as 400 stands for many reasons. */
async function refusalOf(answer: Response): Promise<NotSaved | FileLost> {
  let words = ''
  await within(
    wordsMs,
    answer.text().then(
      (text) => (words = text),
      () => undefined,
    ),
  )
  const said = `file storage answered ${answer.status} ${words}`.trimEnd()
  return isMissing(words) ? new FileLost(said) : new NotSaved(new Error(said))
}

/**
 * Whether these are the words of file storage about a file that it does not have. A status does not tell: one of 404 may
 * come from what stands before file storage, or be about the bucket.
 */
function isMissing(words: string): boolean {
  try {
    const { statusCode, error } = missingShape.parse(JSON.parse(words))
    return String(statusCode) === '404' && ['not_found', 'NoSuchKey'].includes(error)
  } catch {
    return false
  }
}

const missingShape = z.object({ statusCode: z.union([z.string(), z.number()]), error: z.string() })

function notSaved(error: unknown): never {
  throw new NotSaved(error)
}
