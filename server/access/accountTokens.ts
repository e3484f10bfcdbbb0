import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyGetKey, JWTVerifyResult } from 'jose'
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
  /**
   * @throws {JOSEError | ZodError} for anything but a valid token
   * @throws {Error} when the project's keys are needed and cannot be read
   */
  verify(token: string): Promise<AccountClaims>
  /**
   * What is wrong with the configuration when a token that the project has just issued is refused.
   *
   * @returns a sentence that names the variable; null when the reason is none of the keys, such as the expiry
   */
  whyNotOurs(token: string, error: unknown): string | null
}

const clockToleranceSeconds = 5
const asymmetric = ['ES256', 'RS256', 'EdDSA']
/** An unknown key id reads the published keys again, at most once in this time. */
const askAgainMs = 5_000
/** Published keys are read again after this time: a key may have been revoked. */
const goodForMs = 10 * 60_000
const keysMs = 3_000

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
 * Verifies the tokens of a Supabase project locally, without a request per call. The shared secret verifies HS256 and
 * nothing else, the published keys verify the other algorithms and never HS256: so a token cannot choose how it is
 * checked, and a project that changes from one to the other signs nobody out. SPEC U6, U20.
 *
 * @param jwtSecret of a project that signs or has signed with HS256
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
    whyNotOurs(token, error) {
      if (!keyErrors.some((kind) => error instanceof kind)) return null
      const { alg = 'without a name', kid } = decodeProtectedHeader(token)
      const signed = `The project signs with ${alg}${kid === undefined ? '' : `, key ${kid}`}`
      if (alg !== 'HS256') return `SUPABASE_URL: ${signed}, which is not among the keys that it publishes`
      return supabase.jwtSecret === null
        ? `SUPABASE_JWT_SECRET must be set: ${signed}`
        : `SUPABASE_JWT_SECRET is not the project's: ${signed} and another secret`
    },
  }
}

const keyErrors = [
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
]

function signatureCheck({
  supabaseUrl,
  jwtSecret,
}: {
  supabaseUrl: string
  jwtSecret: string | null
}): (token: string) => Promise<JWTVerifyResult<JWTPayload>> {
  const rules = {
    ...{ audience: 'authenticated', clockTolerance: clockToleranceSeconds },
    algorithms: jwtSecret === null ? asymmetric : ['HS256', ...asymmetric],
  }
  const secret = jwtSecret === null ? null : new TextEncoder().encode(jwtSecret)
  const keys = publishedKeys(supabaseUrl)
  const keyOf: JWTVerifyGetKey = (header, token) =>
    secret !== null && header.alg === 'HS256' ? secret : keys(header, token)
  return (token) => jwtVerify(token, keyOf, rules)
}

/**
 * The keys that a project publishes. Those that are known stay in use while the project is away, and it is asked once
 * in {@link askAgainMs} at most, whatever tokens arrive.
 */
function publishedKeys(supabaseUrl: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`), {
    ...{ cooldownDuration: Infinity, cacheMaxAge: Infinity, timeoutDuration: keysMs },
  })
  let askedAt = -Infinity
  let reading = Promise.resolve()
  const readIfAfter = (ms: number): Promise<void> => {
    if (performance.now() - askedAt > ms) {
      askedAt = performance.now()
      reading = keys.reload()
      reading.catch(() => undefined) // whoever needs the keys is told
    }
    return reading
  }
  return async (header, token) => {
    const isKnown = keys.jwks()?.keys.some(({ kid }) => kid === header.kid)
    if (isKnown) void readIfAfter(goodForMs)
    else await readIfAfter(askAgainMs)
    return await keys(header, token)
  }
}
