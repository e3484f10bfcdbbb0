import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#domain/errors.ts'
import { isWorkshopId } from '#domain/ids.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { isPaired } from '#server/database/remotes.ts'
import type { RemoteFacts } from '#server/database/remotes.ts'
import type { Database } from '#server/database/tables.ts'
import type { WorkshopFacts } from '#server/database/workshops.ts'
import type { RemoteCaller } from './caller.ts'
import type { Facts } from './facts.ts'
import { deriveKey } from './keys.ts'
import { isSameHash } from './projectorTokens.ts'

/** 128 bits, as 22 characters. */
const codeBytes = 16
const form = /^remote\.([^.]+)\.[\w-]{43}$/

/** The code that a QR code shows, and what is kept of it. SPEC J3. */
export function newRemoteCode(): { code: string; hash: Buffer } {
  const code = randomBytes(codeBytes).toString('base64url')
  return { code, hash: hashOfCode(code) }
}

export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(`plenum remote ${code}`).digest()
}

/**
 * The token of a phone: the same for the same code and attempt, so that a lost answer can be given again although only the hash of it
 * is kept. SPEC J3.
 *
 * @param attempt what the phone made, a UUID: the code alone, which others may have seen, tells nothing of the token
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

/** Whether a text has the form of such a token; nothing is said of whether it opens anything. */
export function isRemoteToken(token: string): boolean {
  return form.test(token)
}

/** @throws {Refusal} `UNAUTHENTICATED` for a token that opens nothing (any more) */
export async function remoteCaller(
  { facts, database }: { facts: Facts; database: Database },
  token: string,
): Promise<RemoteCaller> {
  const workshopId = form.exec(token)?.[1] ?? ''
  const tokenHash = hashOfToken(token)
  const find = async (): Promise<RemoteFacts | null> =>
    isWorkshopId(workshopId) ? remoteIn(await facts.workshop(workshopId), tokenHash) : null
  let found = await find()
  if (!found && (await isPaired(database, tokenHash))) {
    // Another node paired it within this second, and its signal is still on its way.
    facts.forget({ workshopId })
    found = await find()
  }
  if (!found) throw new Refusal('UNAUTHENTICATED', 'a phone that is not paired')
  const { id: remoteId, userId: pairedBy, issuedAt, expiresAt } = found
  return { kind: 'remote', workshopId, remoteId, pairedBy, tokenHash, issuedAt, expiresAt }
}

/** The phone with a token, while who paired it is a facilitator of the workshop; else null. SPEC J5. */
export function remoteIn(workshop: WorkshopFacts | null, tokenHash: Buffer): RemoteFacts | null {
  const found = workshop?.remotes.find((one) => isSameHash(Buffer.from(one.tokenHash, 'hex'), tokenHash))
  return found && workshop?.facilitators.has(found.userId) ? found : null
}

function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
