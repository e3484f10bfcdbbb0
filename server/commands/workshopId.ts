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
  return workshopIdFrom(createHmac('sha256', appSecret).update(`workshop ${uuid}`).digest())
}
