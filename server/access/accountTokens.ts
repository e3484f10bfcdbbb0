import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyResult } from 'jose'
import { z } from 'zod'
import type { UserId } from '#domain/ids.ts'

/** Claims of a Supabase account's access token. */
export interface AccountClaims {
  userId: UserId
  email: string
  /** Id of the sign-in, the same in all of its tokens. */
  sessionId: string
  /** Epoch seconds. */
  issuedAt: number
  expiresAt: number
}

export interface AccountTokens {
  /** @throws {JOSEError | ZodError} for anything but a valid token */
  verify(token: string): Promise<AccountClaims>
}

const clockToleranceSeconds = 5
const asymmetric = ['ES256', 'RS256', 'EdDSA']

const claimsShape = z.object({
  sub: z.uuid(),
  email: z.string().default(''),
  session_id: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  role: z.literal('authenticated'),
  is_anonymous: z.literal(false).optional(),
})

/**
 * Verifies the tokens of a Supabase project locally, without a request per call. Only the algorithm with which the
 * project signs is accepted, so a token cannot choose its own. SPEC U6.
 *
 * @param jwtSecret of a project that signs with HS256; null for a project that publishes its public keys at its JWKS
 *   address
 */
export function createAccountTokens(supabase: {
  supabaseUrl: string
  jwtSecret: string | null
}): AccountTokens {
  const check = signatureCheck(supabase)
  return {
    async verify(token) {
      const { payload } = await check(token)
      const claims = claimsShape.parse(payload)
      return {
        userId: claims.sub,
        email: claims.email,
        sessionId: claims.session_id,
        issuedAt: claims.iat,
        expiresAt: claims.exp,
      }
    },
  }
}

function signatureCheck({
  supabaseUrl,
  jwtSecret,
}: {
  supabaseUrl: string
  jwtSecret: string | null
}): (token: string) => Promise<JWTVerifyResult<JWTPayload>> {
  const rules = { audience: 'authenticated', clockTolerance: clockToleranceSeconds }
  if (jwtSecret !== null) {
    const key = new TextEncoder().encode(jwtSecret)
    return (token) => jwtVerify(token, key, { ...rules, algorithms: ['HS256'] })
  }
  const keys = createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`))
  return (token) => jwtVerify(token, keys, { ...rules, algorithms: asymmetric })
}
