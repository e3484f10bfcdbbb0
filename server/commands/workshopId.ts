import { createHmac, randomBytes } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { isUuid, workshopIdFrom } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'

/**
 * The id of a new workshop: a random one, or the one that stands for the id the caller made. That is a UUID and too long to be
 * read aloud, so a short one is made of it, the same each time it is sent and nobody's to guess. SPEC C2.
 *
 * @throws {Refusal} `BAD_USER_INPUT` for a made id that is no UUID
 */
export function newWorkshopId(appSecret: Buffer, made: string | null): WorkshopId {
  if (made === null) return workshopIdFrom(randomBytes(32))
  const uuid = made.toLowerCase()
  if (!isUuid(uuid)) throw new Refusal('BAD_USER_INPUT', 'an id that is no UUID')
  return derivedId(appSecret, `workshop ${uuid}`)
}

/** The id of an official template that comes with the product, the same on every node. No id that a caller makes stands for it. */
export function seededWorkshopId(appSecret: Buffer, key: string): WorkshopId {
  return derivedId(appSecret, `official template ${key}`)
}

function derivedId(appSecret: Buffer, of: string): WorkshopId {
  return workshopIdFrom(createHmac('sha256', appSecret).update(of).digest())
}
