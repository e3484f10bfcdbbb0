import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { isWorkshopId } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { isPaired } from '../database/workshops/remotes.ts'
import type { RemoteRights } from '../database/workshops/remotes.ts'
import type { Database } from '../database/connection/tables.ts'
import type { WorkshopRights } from '../database/workshops/workshops.ts'
import type { RemoteCaller } from './caller.ts'
import type { AccessCache } from './accessCache.ts'
import { deriveKey } from './keys.ts'
import { isSameHash } from './projectorTokens.ts'

/** 128 bits, as 22 characters. */
const codeBytes = 16
const form = /^remote\.([^.]+)\.[\w-]{43}$/

/** The code inside a QR code, and the hash of it that is stored. SPEC J3. */
export function newRemoteCode(): { code: string; hash: Buffer } {
  const code = randomBytes(codeBytes).toString('base64url')
  return { code, hash: hashOfCode(code) }
}

export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(`plenum remote ${code}`).digest()
}

/**
 * The token of a paired phone. It is derived from the code and the attempt, so that a retry after a lost answer returns
 * the same token although only its hash is stored. SPEC J3.
 *
 * @param attempt a UUID made by the phone: the code alone, which others may have seen, does not give away the token
 */
export function remoteToken(
  appSecret: Buffer,
  workshopId: WorkshopId,
  code: string,
  attempt: string,
): { token: string; hash: Buffer } {
  const secret = deriveKey(appSecret, 'remote tokens', `${code} ${attempt}`).toString('base64url')
  const token = `remote.${workshopId}.${secret}`
  return { token, hash: hashOfToken(token) }
}

/** Whether a text has the form of such a token; does not tell whether the token is valid. */
export function isRemoteToken(token: string): boolean {
  return form.test(token)
}

/** @throws {Refusal} `UNAUTHENTICATED` for a token that is unknown or revoked */
export async function remoteCaller(
  { accessCache, database }: { accessCache: AccessCache; database: Database },
  token: string,
): Promise<RemoteCaller> {
  const workshopId = form.exec(token)?.[1] ?? ''
  const tokenHash = hashOfToken(token)
  const find = async (): Promise<RemoteRights | null> =>
    isWorkshopId(workshopId) ? remoteIn(await accessCache.workshop(workshopId), tokenHash) : null
  let found = await find()
  if (!found && (await isPaired(database, tokenHash))) {
    // Another node may have paired the phone within this second, with its signal still on the way.
    accessCache.forget({ workshopId })
    found = await find()
  }
  if (!found) throw new Refusal('UNAUTHENTICATED', 'phone is not paired')
  const { id: remoteId, userId: pairedBy, issuedAt, expiresAt } = found
  return { kind: 'remote', workshopId, remoteId, pairedBy, tokenHash, issuedAt, expiresAt }
}

/** The phone with a token, as long as the person who paired it is a facilitator of the workshop; else null. SPEC J5. */
export function remoteIn(workshop: WorkshopRights | null, tokenHash: Buffer): RemoteRights | null {
  const found = workshop?.remotes.find((one) => isSameHash(Buffer.from(one.tokenHash, 'hex'), tokenHash))
  return found && workshop?.facilitators.has(found.userId) ? found : null
}

function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
