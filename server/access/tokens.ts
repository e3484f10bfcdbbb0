import { hash } from 'node:crypto'
import { decodeProtectedHeader, errors } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { Refusal } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import type { AccountTokens } from './accountTokens.ts'
import type { Caller } from './caller.ts'
import type { MemberSecrets } from './memberSecrets.ts'
import { memberTokenType } from './memberTokens.ts'
import type { MemberTokens } from './memberTokens.ts'
import type { Revocations, TokenOrigin } from './revocations.ts'

/** The tokens requests come with. */
export interface Tokens {
  /** @throws {Refusal} `UNAUTHENTICATED` for a token that is expired, revoked, forged or malformed; none is `nobody` */
  callerOf(token: string | null): Promise<Caller>
  /** Whether a token that was just issued is taken; it is not when it is revoked already. */
  accepts(token: string): Promise<boolean>
  /** @throws {Refusal} `UNAUTHENTICATED` when the token of a caller expired or was revoked since */
  assertGood(caller: Caller): void
  isRevoked(caller: Caller): boolean
  /** The token an account came with; null for anybody else, of whose tokens only a hash is remembered. */
  tokenOf(caller: Caller): string | null
  /**
   * From now on nothing of the caller's sign-in is a valid token: here at once, on other nodes within a second.
   *
   * @throws {Error} when it could not be stored yet; it is tried again
   */
  revoke(caller: Caller): Promise<void>
  /**
   * The same for every token an account has got so far, but those of the sign-in that the caller came with.
   *
   * @throws {Error} as `revoke`
   */
  revokeAll(userId: UserId, but?: Caller): Promise<void>
  /** Whether something an account was given at a time, in epoch seconds, was revoked with all of its tokens. */
  wasRevoked(userId: UserId, issuedAt: number): boolean
}

interface Verified {
  caller: Exclude<Caller, { kind: 'nobody' }>
  /** Of an account: calls in its name are made with it. */
  token: string | null
  origin: TokenOrigin
}

const nobody: Caller = { kind: 'nobody' }
const tokensKept = 20_000

interface Issuers {
  accounts: AccountTokens
  members: MemberTokens
  secrets: MemberSecrets
  revocations: Revocations
}

/** Under what a token is remembered: a look into the memory of the server finds no token that could be used. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64')
}

/** Verifies tokens locally and remembers those it has seen. */
export function createTokens(issuers: Issuers): Tokens {
  const { revocations } = issuers
  const verified = new LRUCache<string, Verified>({ max: tokensKept })
  const byCaller = new WeakMap<Caller, Verified>()

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
    return known.caller
  }

  return {
    callerOf,
    async accepts(token) {
      // Another node may have revoked the account's tokens within this second, and its signal is still on its way.
      await revocations.catchUp()
      try {
        await callerOf(token)
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
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
    tokenOf: (caller) => byCaller.get(caller)?.token ?? null,
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

async function verify({ accounts, members, secrets }: Issuers, token: string): Promise<Verified> {
  try {
    // The header only says who is asked; each verifier accepts its own type and algorithm and nothing else.
    if (typeOf(token) === memberTokenType) {
      const { secret, signIn, ...claims } = await members.verify(token)
      const caller: Caller = { kind: 'member', ...claims }
      secrets.keep(caller, caller.workshopId, secret)
      return { caller, token: null, origin: { userId: null, signIn, issuedAt: 0 } }
    }
    const { sessionId, issuedAt, ...person } = await accounts.verify(token)
    const origin = { userId: person.userId, signIn: sessionId, issuedAt }
    return { caller: { kind: 'account', ...person }, token, origin }
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
