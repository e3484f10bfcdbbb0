import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { messages } from '#domain/messages.ts'
import { inTransaction } from '../database/connection/transaction.ts'
import * as rows from '../database/workshops/workshopKeys.ts'
import type { KeptKey, SealedKey } from '../database/workshops/workshopKeys.ts'
import type { Signals } from '#server/live/signals.ts'
import type { Logger } from '#server/local/logger.ts'
import { createLru } from '../limits/lru.ts'
import type { KeyObjects } from './keyObjects.ts'

/**
 * The keys from which tags are made. Postgres holds a key sealed, file storage holds the object that unseals it. A copy
 * of only one of them reveals nothing, and once the object is destroyed, neither do both. SPEC A2, E2.
 */
export interface WorkshopKeys {
  /**
   * A key for a workshop that is about to be created. Keys that no workshop uses are destroyed later.
   *
   * @throws {Unavailable} when file storage is away, `NotSaved` when the database is
   */
  make(workshopId: WorkshopId): Promise<SealedKey>
  /** The workshop was not created. */
  giveUp(key: SealedKey): Promise<void>
  /**
   * The key in the clear, 32 bytes: fetched once and cached as long as the workshop runs.
   *
   * @throws {Unavailable} when file storage is away
   * @throws {NotSaved} when it has lost the object
   * @throws {UserMistake} when the workshop has ended meanwhile
   */
  open(workshopId: WorkshopId, kept: KeptKey): Promise<Buffer>
  /** Forgets the key of this workshop for good. */
  forget(workshopId: WorkshopId): void
  /** Destroys the objects that are due. @throws {Unavailable | NotSaved} when that has to be retried */
  destroyDue(now?: Date): Promise<void>
  /** Seals the keys of workshops created before keys were sealed. */
  sealClear(): Promise<void>
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const keysRemembered = 10_000
const mostAtOnce = 100
/** Longer than any query or request for a key takes. */
const endedMs = 60_000

/** @param signals of the end and the erasure of workshops, at which their keys are forgotten */
export function createWorkshopKeys({
  pool,
  objects,
  signals,
  logger,
}: {
  pool: Pool
  objects: KeyObjects
  signals: Signals
  logger: Pick<Logger, 'info'>
}): WorkshopKeys {
  /** Null for a workshop that has ended: a query in flight does not restore its key. */
  const opened = createLru<WorkshopId, { key: Promise<Buffer> | null }>(keysRemembered, {
    ttlAutopurge: true,
  })

  async function sealAnew(workshopId: WorkshopId, key: Buffer): Promise<SealedKey> {
    const object = randomUUID()
    const wrapping = randomBytes(keyBytes)
    const sealed = seal(key, wrapping, workshopId)
    key.fill(0)
    await rows.announceKeyObject(pool, object)
    await objects.write(object, wrapping).finally(() => wrapping.fill(0))
    return { sealed, object }
  }

  async function fetchKey(workshopId: WorkshopId, kept: KeptKey): Promise<Buffer> {
    if ('clear' in kept) return ownMemory(kept.clear)
    return unseal(kept.sealed, await objects.read(kept.object), workshopId)
  }

  function forget(workshopId: WorkshopId): void {
    const known = opened.peek(workshopId)
    opened.set(workshopId, { key: null }, { ttl: endedMs })
    // Tags still made with it are refused by the tick.
    known?.key?.then(
      (key) => key.fill(0),
      () => undefined,
    )
  }
  signals.prependListener('workshopEnded', ({ workshopId }) => forget(workshopId))
  signals.prependListener('workshopErased', ({ workshopId }) => forget(workshopId))

  return {
    make: (workshopId) => sealAnew(workshopId, randomBytes(keyBytes)),
    giveUp: ({ object }) => rows.giveUpKeyObject(pool, object),
    forget,
    async open(workshopId, kept) {
      const known = opened.get(workshopId)
      if (known?.key === null) throw new UserMistake(messages.sessionEnded)
      if (known) return await known.key
      const asked = { key: fetchKey(workshopId, kept) }
      opened.set(workshopId, asked)
      asked.key.catch(() => opened.peek(workshopId) === asked && opened.delete(workshopId))
      return await asked.key
    },
    async destroyDue(now = new Date()) {
      for (let count = mostAtOnce; count === mostAtOnce;) {
        count = await inTransaction(pool, async (transaction) => {
          const due = await rows.takeDueKeyObjects(transaction, now, mostAtOnce)
          await objects.destroy(due)
          await rows.forgetKeyObjects(transaction, due)
          return due.length
        })
      }
    },
    async sealClear() {
      let sealed = 0
      for (;;) {
        const some = await rows.clearKeys(pool, mostAtOnce)
        if (some.length === 0) break
        for (const { workshopId, key } of some) {
          const sealedKey = await sealAnew(workshopId, key)
          if (await rows.sealClearKey(pool, workshopId, sealedKey)) sealed += 1
          else await rows.giveUpKeyObject(pool, sealedKey.object)
        }
      }
      if (sealed === 0) return
      await rows.rewriteKeys(pool)
      logger.info({ keys: sealed }, 'sealed the keys of existing workshops')
    },
  }
}

/** Bound to the workshop: what is sealed for one workshop cannot be opened for another. */
function seal(key: Buffer, wrapping: Buffer, workshopId: WorkshopId): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', wrapping, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(workshopId))
  const text = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

function unseal(sealed: Buffer, wrapping: Buffer, workshopId: WorkshopId): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', wrapping, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(workshopId))
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = decipher.update(sealed.subarray(nonceBytes + tagBytes))
  decipher.final()
  const key = ownMemory(text)
  text.fill(0)
  wrapping.fill(0)
  return key
}

/** A copy outside the pool that buffers share: once it is overwritten with zeros, nothing of it is left. */
function ownMemory(bytes: Buffer): Buffer {
  return Buffer.alloc(bytes.length, bytes)
}
