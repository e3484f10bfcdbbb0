import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { isWorkshopId } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { ProjectorCaller } from './caller.ts'
import type { Facts } from './facts.ts'

const secretBytes = 32
const form = /^projector\.([^.]+)\.[\w-]{43}$/

/**
 * The token of a link for the room's screen. It opens one workshop for as long as its hash stands there: until the link is
 * revoked, another one is made or the workshop is gone. SPEC J2.
 */
export function newProjectorToken(workshopId: WorkshopId): { token: string; hash: Buffer } {
  const token = `projector.${workshopId}.${randomBytes(secretBytes).toString('base64url')}`
  return { token, hash: hashOf(token) }
}

/** Whether a text has the form of such a token; nothing is said of whether it opens anything. */
export function isProjectorToken(token: string): boolean {
  return form.test(token)
}

/** @throws {Refusal} `UNAUTHENTICATED` for a token that opens nothing (any more) */
export async function projectorCaller(facts: Facts, token: string): Promise<ProjectorCaller> {
  const workshopId = form.exec(token)?.[1] ?? ''
  const workshop = isWorkshopId(workshopId) ? await facts.workshop(workshopId) : null
  const tokenHash = hashOf(token)
  if (!isSameHash(workshop?.projectorHash ?? null, tokenHash))
    throw new Refusal('UNAUTHENTICATED', 'a link for the projector that opens nothing')
  return { kind: 'projector', workshopId, tokenHash, expiresAt: Infinity }
}

/** In the same time whatever the hashes have in common. */
export function isSameHash(one: Buffer | null, other: Buffer): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
