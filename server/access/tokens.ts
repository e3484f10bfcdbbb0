import { hash } from 'node:crypto'
import { decodeProtectedHeader, errors } from 'jose'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import { createLru } from '../limits/lru.ts'
import type { AccountTokens } from './accountTokens.ts'
import type { Caller } from './caller.ts'
import type { MemberSecrets } from './memberSecrets.ts'
import { memberTokenType } from './memberTokens.ts'
import type { MemberTokens } from './memberTokens.ts'
import type { Revocations, TokenOrigin } from './revocations.ts'
import type { SupabaseFaults } from '../supabaseFaults.ts'

/** The tokens of requests. */
export interface Tokens {
  /**
   * @throws {Refusal} `UNAUTHENTICATED` for a token that is expired, revoked, forged or malformed; no token gives
   *   `nobody`
   */
  callerOf(token: string | null): Promise<Caller>
  /**
   * Whether a newly issued token is accepted; it is not when it has been revoked already.
   *
   * @throws {Unavailable} when the keys that are known do not fit the project's
   */
  accepts(token: string): Promise<boolean>
  /** @throws {Refusal} `UNAUTHENTICATED` when the caller's token has expired or been revoked since */
  assertGood(caller: Caller): void
  isRevoked(caller: Caller): boolean
  /** What decides whether the caller's token is revoked; null for callers whose tokens are kept elsewhere. */
  originOf(caller: Caller): TokenOrigin | null
  /** Treats a caller as one whose token has this origin, so that it is revoked with that token. */
  restore(caller: Exclude<Caller, { kind: 'nobody' }>, origin: TokenOrigin): void
  /** The token of an account's caller; null for all other callers, of whose tokens only a hash is kept. */
  tokenOf(caller: Caller): string | null
  /**
   * Revokes all tokens of the caller's sign-in: on this node at once, on other nodes within a second.
   *
   * @throws {Error} when it could not be stored yet; storing is retried
   */
  revoke(caller: Caller): Promise<void>
  /**
   * Revokes all tokens issued to an account so far, except those of the caller's own sign-in.
   *
   * @throws {Error} as `revoke`
   */
  revokeAll(userId: UserId, but?: Caller): Promise<void>
  /**
   * Whether something issued to an account at a given time, in epoch seconds, was revoked together with all of its
   * tokens.
   */
  wasRevoked(userId: UserId, issuedAt: number): boolean
}

interface Verified {
  caller: Exclude<Caller, { kind: 'nobody' }>
  origin: TokenOrigin
}

const nobody: Caller = { kind: 'nobody' }
const tokensKept = 20_000
const unusedMs = 60_000

interface Issuers {
  accounts: AccountTokens
  members: MemberTokens
  secrets: MemberSecrets
  revocations: Revocations
  faults: SupabaseFaults
}

/** The hash under which a token is cached, so that the cache contains no usable token. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64')
}

/**
 * Verifies tokens locally and caches the result.
 *
 * @param keptMs how long it is cached after its last use: an expired or revoked token is soon used no more
 */
export function createTokens(issuers: Issuers, keptMs = unusedMs): Tokens {
  const { revocations } = issuers
  const verified = createLru<string, Verified>(tokensKept, {
    ttl: keptMs,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  })
  const byCaller = new WeakMap<Caller, Verified>()
  /** Calls to Supabase on behalf of an account need its token: it is kept as long as the request or socket. */
  const ofAccounts = new WeakMap<Caller, string>()

  const assertGood = (known: Verified): void => {
    if (known.caller.expiresAt <= Date.now() / 1000) throw new Refusal('UNAUTHENTICATED', 'token expired')
    if (revocations.isRevoked(known.origin)) throw new Refusal('UNAUTHENTICATED', 'token revoked')
  }

  const callerOf: Tokens['callerOf'] = async (token) => {
    if (token === null) return nobody
    const name = tokenHash(token)
    let known = verified.get(name)
    if (!known) {
      known = await verify(issuers, token)
      verified.set(name, known)
      byCaller.set(known.caller, known)
    }
    assertGood(known)
    if (known.caller.kind === 'member') return known.caller
    const caller = { ...known.caller }
    byCaller.set(caller, known)
    ofAccounts.set(caller, token)
    return caller
  }

  return {
    callerOf,
    async accepts(token) {
      // Another node may have revoked the account's tokens within this second, with its signal still on the way.
      await revocations.catchUp()
      try {
        const { kind } = await callerOf(token)
        if (kind === 'account') issuers.faults.verified()
        return true
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const why = issuers.accounts.whyNotOurs(token, error.cause)
        if (why !== null) throw issuers.faults.unverifiable(why)
        return false
      }
    },
    assertGood(caller) {
      const known = byCaller.get(caller)
      if (known) assertGood(known)
    },
    isRevoked(caller) {
      const known = byCaller.get(caller)
      return known !== undefined && revocations.isRevoked(known.origin)
    },
    originOf: (caller) => byCaller.get(caller)?.origin ?? null,
    restore: (caller, origin) => void byCaller.set(caller, { caller, origin }),
    tokenOf: (caller) => ofAccounts.get(caller) ?? null,
    async revoke(caller) {
      const known = byCaller.get(caller)
      if (known) await revocations.revokeSignIn(known.origin)
    },
    async revokeAll(userId, but) {
      await revocations.revokeAccount(userId, (but && byCaller.get(but)?.origin.signIn) ?? null)
    },
    wasRevoked: revocations.isAccountRevoked,
  }
}

async function verify({ accounts, members, secrets, faults }: Issuers, token: string): Promise<Verified> {
  try {
    // The header only selects the verifier; each verifier accepts its own type and algorithm only.
    if (typeOf(token) === memberTokenType) {
      const { secret, signIn, ...claims } = await members.verify(token)
      const caller: Caller = { kind: 'member', ...claims }
      secrets.keep(caller, caller.workshopId, secret)
      return { caller, origin: { userId: null, signIn, issuedAt: 0 } }
    }
    const { sessionId, issuedAt, ...person } = await accounts.verify(token)
    const origin = { userId: person.userId, signIn: sessionId, issuedAt }
    return { caller: { kind: 'account', ...person }, origin }
  } catch (error) {
    if (!isTokensFault(error)) throw faults.of('keys of the project', error)
    throw new Refusal('UNAUTHENTICATED', 'token is not valid', { cause: error })
  }
}

function typeOf(token: string): unknown {
  try {
    return decodeProtectedHeader(token).typ
  } catch {
    return null
  }
}

/**
 * Whether the token itself is invalid, as opposed to the project's keys being unavailable: the latter is no JOSE error,
 * or the generic one.
 */
function isTokensFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  return (
    error instanceof z.ZodError || (error instanceof errors.JOSEError && error.code !== errors.JOSEError.code)
  )
}
