import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { deriveKey } from './keys.ts'

/**
 * Claims of an export token: the caller and what may be exported. Rights are checked again when the token is used.
 * SPEC V1.
 */
export interface ExportClaims {
  userId: UserId
  workshopId: WorkshopId
  /** When it was issued, in epoch seconds: a later revocation of the account's tokens revokes it too. SPEC U6. */
  issuedAt: number
}

/** Header `typ`: export tokens are not accepted for calls, nor tokens for calls as export tokens. */
const type = 'plenum-export'
const life = '10m'
const algorithm = 'HS256'
const issuer = 'plenum'

const claimsShape = z.object({ sub: z.uuid(), ws: z.string(), iat: z.number() })

/** A token that is part of a URL, and is therefore valid for ten minutes only. */
export function issueExportToken(
  appSecret: Buffer,
  { userId, workshopId }: Omit<ExportClaims, 'issuedAt'>,
): Promise<string> {
  return new SignJWT({ ws: workshopId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(life)
    .sign(keyOf(appSecret))
}

/** @throws {Refusal} `UNAUTHENTICATED` for a token that is expired, forged or of another type */
export async function verifyExportToken(appSecret: Buffer, token: string): Promise<ExportClaims> {
  try {
    const rules = { algorithms: [algorithm], issuer, typ: type }
    const { payload } = await jwtVerify(token, keyOf(appSecret), rules)
    const { sub, ws, iat } = claimsShape.parse(payload)
    return { userId: sub, workshopId: ws, issuedAt: iat }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new Refusal('UNAUTHENTICATED', 'export token is not valid')
    throw error
  }
}

function keyOf(appSecret: Buffer): Uint8Array {
  return new Uint8Array(deriveKey(appSecret, 'export tokens'))
}
