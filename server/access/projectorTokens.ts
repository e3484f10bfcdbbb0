import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { isWorkshopId } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import type { ProjectorCaller } from './caller.ts'
import type { AccessCache } from './accessCache.ts'

const secretBytes = 32
const form = /^projector\.([^.]+)\.[\w-]{43}$/

/**
 * The token of a projector link. It opens one workshop as long as its hash is stored there: until the link is revoked
 * or replaced, or the workshop is deleted. SPEC J2.
 */
export function newProjectorToken(workshopId: WorkshopId): { token: string; hash: Buffer } {
  const token = `projector.${workshopId}.${randomBytes(secretBytes).toString('base64url')}`
  return { token, hash: hashOf(token) }
}

/** Whether a text has the form of such a token; does not tell whether the token is valid. */
export function isProjectorToken(token: string): boolean {
  return form.test(token)
}

/** @throws {Refusal} `UNAUTHENTICATED` for a token that is unknown or revoked */
export async function projectorCaller(accessCache: AccessCache, token: string): Promise<ProjectorCaller> {
  const workshopId = form.exec(token)?.[1] ?? ''
  const workshop = isWorkshopId(workshopId) ? await accessCache.workshop(workshopId) : null
  const tokenHash = hashOf(token)
  if (!isSameHash(workshop?.projectorHash ?? null, tokenHash))
    throw new Refusal('UNAUTHENTICATED', 'projector link is revoked or unknown')
  return { kind: 'projector', workshopId, tokenHash, expiresAt: Infinity }
}

/** Compares in constant time. */
export function isSameHash(one: Buffer | null, other: Buffer): boolean {
  return one !== null && one.length === other.length && timingSafeEqual(one, other)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
