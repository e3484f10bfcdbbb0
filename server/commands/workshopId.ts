import { createHmac, randomBytes } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { isUuid, workshopIdFrom } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'

/**
 * The id of a new workshop: a random one, or one derived from the UUID that the caller made. A UUID is too long to be
 * read aloud, so the derived id is short; it is the same on each retry and cannot be guessed. SPEC C2.
 *
 * @throws {Refusal} `BAD_USER_INPUT` when the caller's id is not a UUID
 */
export function newWorkshopId(appSecret: Buffer, made: string | null): WorkshopId {
  if (made === null) return workshopIdFrom(randomBytes(32))
  const uuid = made.toLowerCase()
  if (!isUuid(uuid)) throw new Refusal('BAD_USER_INPUT', 'the id is not a UUID')
  return derivedId(appSecret, `workshop ${uuid}`)
}

/**
 * The id of an official template that comes with the product, the same on every node. No id made by a caller leads to
 * it.
 */
export function seededWorkshopId(appSecret: Buffer, key: string): WorkshopId {
  return derivedId(appSecret, `official template ${key}`)
}

function derivedId(appSecret: Buffer, of: string): WorkshopId {
  return workshopIdFrom(createHmac('sha256', appSecret).update(of).digest())
}
