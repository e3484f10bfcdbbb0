import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { deriveKey } from './keys.ts'

/** What a token of an export says: who, and what of. Rights are looked up again when it is used. SPEC V1. */
export interface ExportClaims {
  userId: UserId
  workshopId: WorkshopId
  /** Epoch seconds: what is revoked of the account after it ends the token as well. SPEC U6. */
  issuedAt: number
}

/** Header `typ`: such a token is none of the calls, and theirs are none of these. */
const type = 'plenum-export'
const life = '10m'
const algorithm = 'HS256'
const issuer = 'plenum'

const claimsShape = z.object({ sub: z.uuid(), ws: z.string(), iat: z.number() })

/** A token that stands in an address, and so serves for ten minutes only. */
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

/** @throws {Refusal} `UNAUTHENTICATED` for a token that is expired, forged or another kind's */
export async function verifyExportToken(appSecret: Buffer, token: string): Promise<ExportClaims> {
  try {
    const rules = { algorithms: [algorithm], issuer, typ: type }
    const { payload } = await jwtVerify(token, keyOf(appSecret), rules)
    const { sub, ws, iat } = claimsShape.parse(payload)
    return { userId: sub, workshopId: ws, issuedAt: iat }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new Refusal('UNAUTHENTICATED', 'token of an export not valid')
    throw error
  }
}

function keyOf(appSecret: Buffer): Uint8Array {
  return new Uint8Array(deriveKey(appSecret, 'export tokens'))
}
