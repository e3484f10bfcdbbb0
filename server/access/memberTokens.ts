import { hash, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { ownMemory } from '../ownMemory.ts'
import { deriveKey } from './keys.ts'

/** Claims of a participant's token. */
export interface MemberClaims {
  memberId: UserId
  workshopId: WorkshopId
  /** The secret from which the member's tags are made: it is in the token because it is stored nowhere. SPEC A2. */
  secret: Buffer
  /**
   * Random id of the sign-in, the same in all of its tokens: signing out revokes it. It reveals nothing about the
   * member.
   */
  signIn: string
  /** Epoch seconds. */
  expiresAt: number
}

/** The member for whom tokens are issued. Without a sign-in id, a new sign-in begins. */
export type MemberToIssue = Omit<MemberClaims, 'expiresAt' | 'signIn'> & { signIn?: string }

/** Tokens of participants: signed and verified by Plenum alone, HS256. */
export interface MemberTokens {
  issue(member: MemberToIssue): Promise<{ token: string; refreshToken: string }>
  /** @throws {JOSEError} for anything but a valid token */
  verify(token: string): Promise<MemberClaims>
  /** @throws {JOSEError} for anything but a valid refresh token */
  verifyRefresh(refreshToken: string): Promise<MemberClaims>
}

/** Header `typ` of access tokens: selects the verifier. */
export const memberTokenType = 'plenum-member'
/** Header `typ` of refresh tokens. */
const memberRefreshType = 'plenum-refresh'

const tokenLife = '1h'
// Long enough for a workshop that is prepared today and held some weeks later.
const refreshLife = '60d'
const algorithm = 'HS256'
const issuer = 'plenum'

const claimsShape = z.object({
  sub: z.uuid(),
  ws: z.string(),
  sec: z.string().length(43),
  // Tokens of earlier versions have none: each counts as a sign-in of its own.
  sid: z.uuid().optional(),
  exp: z.number(),
})

/** @param appSecret of the server, the same on every node */
export function createMemberTokens(appSecret: Buffer): MemberTokens {
  // Imported once: given the raw bytes, jose would import them at each signature, which is a third of its cost.
  const imported = crypto.subtle.importKey(
    'raw',
    new Uint8Array(deriveKey(appSecret, 'member tokens')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

  const sign = async (member: Omit<MemberClaims, 'expiresAt'>, typ: string, life: string): Promise<string> =>
    new SignJWT({
      ws: member.workshopId,
      sec: member.secret.toString('base64url'),
      sid: member.signIn,
    })
      .setProtectedHeader({ alg: algorithm, typ })
      .setIssuer(issuer)
      .setSubject(member.memberId)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(await imported)

  const verify = async (token: string, typ: string): Promise<MemberClaims> => {
    const { payload } = await jwtVerify(token, await imported, { algorithms: [algorithm], issuer, typ })
    const { sub, ws, sec, exp, sid } = claimsShape.parse(payload)
    const secret = ownMemory(sec, 'base64url')
    const signIn = sid ?? hash('sha256', token, 'base64')
    return { memberId: sub, workshopId: ws, secret, signIn, expiresAt: exp }
  }

  return {
    async issue(given) {
      const member = { ...given, signIn: given.signIn ?? randomUUID() }
      const [token, refreshToken] = await Promise.all([
        sign(member, memberTokenType, tokenLife),
        sign(member, memberRefreshType, refreshLife),
      ])
      return { token, refreshToken }
    },
    verify: (token) => verify(token, memberTokenType),
    verifyRefresh: (refreshToken) => verify(refreshToken, memberRefreshType),
  }
}
