import { decodeProtectedHeader, errors } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import type { AccountTokens } from './accountTokens.ts'
import type { Caller } from './caller.ts'
import { memberTokenType } from './memberTokens.ts'
import type { MemberTokens } from './memberTokens.ts'

/** The tokens requests come with. */
export interface Tokens {
  /** @throws {Refusal} `UNAUTHENTICATED` for a token that is expired, revoked, forged or malformed; none is `nobody` */
  callerOf(token: string | null): Promise<Caller>
  /** The token a caller came with; null for `nobody`. */
  tokenOf(caller: Caller): string | null
  /** From now on nothing of the caller's sign-in is a valid token here. */
  revoke(caller: Caller): void
  /** From now on no token an account has got so far is valid here, but those of the sign-in that the caller came with. */
  revokeAll(userId: UserId, but?: Caller): void
}

interface Verified {
  caller: Exclude<Caller, { kind: 'nobody' }>
  token: string
  /** What `revoke` names: the sign-in of an account, the token of a member. */
  signIn: string
  issuedAt: number
}

const nobody: Caller = { kind: 'nobody' }
const tokensKept = 20_000
// No token of an account lives longer than this; Supabase's default is an hour.
const longestLifeMs = 24 * 60 * 60 * 1000

/** Verifies tokens locally and remembers those it has seen. */
export function createTokens(issuers: { accounts: AccountTokens; members: MemberTokens }): Tokens {
  const verified = new LRUCache<string, Verified>({ max: tokensKept })
  const byCaller = new WeakMap<Caller, Verified>()
  const revokedSignIns = new LRUCache<string, true>({ max: tokensKept, ttl: longestLifeMs })
  const revokedBefore = new LRUCache<UserId, { time: number; butSignIn: string | null }>({
    max: tokensKept,
    ttl: longestLifeMs,
  })

  const isRevoked = ({ caller, signIn, issuedAt }: Verified): boolean => {
    if (revokedSignIns.has(signIn)) return true
    const revoked = caller.kind === 'account' ? revokedBefore.get(caller.userId) : undefined
    return revoked !== undefined && issuedAt < revoked.time && signIn !== revoked.butSignIn
  }

  return {
    async callerOf(token) {
      if (token === null) return nobody
      let known = verified.get(token)
      if (!known) {
        known = await verify(issuers, token)
        verified.set(token, known)
        byCaller.set(known.caller, known)
      }
      if (known.caller.expiresAt <= Date.now() / 1000) {
        verified.delete(token)
        throw new Refusal('UNAUTHENTICATED', 'token expired')
      }
      if (isRevoked(known)) throw new Refusal('UNAUTHENTICATED', 'token revoked')
      return known.caller
    },
    tokenOf: (caller) => byCaller.get(caller)?.token ?? null,
    revoke(caller) {
      const known = byCaller.get(caller)
      if (known) revokedSignIns.set(known.signIn, true)
    },
    revokeAll(userId, but) {
      const butSignIn = (but && byCaller.get(but)?.signIn) ?? null
      revokedBefore.set(userId, { time: Math.floor(Date.now() / 1000), butSignIn })
    },
  }
}

async function verify(
  { accounts, members }: { accounts: AccountTokens; members: MemberTokens },
  token: string,
): Promise<Verified> {
  try {
    // The header only says who is asked; each verifier accepts its own type and algorithm and nothing else.
    if (typeOf(token) === memberTokenType) {
      const claims = await members.verify(token)
      return { caller: { kind: 'member', ...claims }, token, signIn: token, issuedAt: 0 }
    }
    const { sessionId, issuedAt, ...person } = await accounts.verify(token)
    return { caller: { kind: 'account', ...person }, token, signIn: sessionId, issuedAt }
  } catch (error) {
    throw isTokensFault(error) ? new Refusal('UNAUTHENTICATED', 'token not valid') : error
  }
}

function typeOf(token: string): unknown {
  try {
    return decodeProtectedHeader(token).typ
  } catch {
    return null
  }
}

/** Whether the token is to blame, and not a project whose keys could not be fetched: that is no JOSE error, or a nameless one. */
function isTokensFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  return (
    error instanceof z.ZodError || (error instanceof errors.JOSEError && error.code !== errors.JOSEError.code)
  )
}
