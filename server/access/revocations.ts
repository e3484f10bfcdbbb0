import { createHash } from 'node:crypto'
import type { UserId } from '#domain/ids.ts'
import type { Revocation } from '../database/accounts/revocations.ts'

/** The claims of a token that decide whether it is revoked. */
export interface TokenOrigin {
  /** Null for tokens of participants, which are revoked by sign-in only. */
  userId: UserId | null
  /** Id of the sign-in, the same for all of its tokens. */
  signIn: string
  /** Epoch seconds. */
  issuedAt: number
}

/** Tokens revoked before they expire. SPEC U6. */
export interface Revocations {
  isRevoked(origin: TokenOrigin): boolean
  /** Whether a token was issued before all tokens of its account were revoked, whichever sign-in it belongs to. */
  isAccountRevoked(userId: UserId, issuedAt: number): boolean
  /**
   * Revokes all tokens of one sign-in; effective here at once, even when the store fails.
   *
   * @throws {Error} when it could not be stored; storing is retried
   */
  revokeSignIn(origin: TokenOrigin): Promise<void>
  /**
   * Revokes all tokens issued to an account so far, except those of one sign-in. Tokens have a resolution of one
   * second, so a token issued later within the same second is revoked too, and that person has to sign in again.
   *
   * @throws {Error} as `revokeSignIn`
   */
  revokeAccount(userId: UserId, keptSignIn: string | null): Promise<void>
  /** Takes over revocations that other nodes stored, or that this node stored before its start. */
  learn(revocations: readonly Revocation[]): void
  /** Takes over all stored revocations of all nodes. @throws {Error} when the store does not answer */
  catchUp(): Promise<void>
  /** Retries storing what could not be stored, and drops what has expired. */
  settle(): Promise<void>
}

export interface RevocationParts {
  /** Stores a revocation so that restarts and other nodes find it. @throws {Error} when that is not possible now */
  keep(revocation: Revocation): Promise<void>
  /** Reads revocations stored by other nodes, for `learn`; a single node has nothing to read. */
  catchUp?: () => Promise<void>
  /** Called after a revocation on this node: closes open connections. */
  onRevoked(): void
}

const day = 24 * 60 * 60
/** Maximum lifetime of a Supabase access token: one week. */
const accountTokenSeconds = 8 * day
/** Lifetime of participants' refresh tokens: 60 days. */
const memberTokenSeconds = 61 * day

export function createRevocations({ keep, catchUp, onRevoked }: RevocationParts): Revocations {
  const bySubject = new Map<string, Revocation[]>()
  const notStored = new Set<Revocation>()

  function learn(revocations: readonly Revocation[]): void {
    for (const revocation of revocations) {
      const known = bySubject.get(revocation.subject) ?? []
      if (known.some((one) => isSame(one, revocation))) continue
      bySubject.set(revocation.subject, [...known, revocation])
    }
  }

  async function revoke(revocation: Revocation): Promise<void> {
    learn([revocation])
    onRevoked()
    notStored.add(revocation)
    await store(revocation)
  }

  async function store(revocation: Revocation): Promise<void> {
    await keep(revocation)
    notStored.delete(revocation)
  }

  return {
    isRevoked({ userId, signIn, issuedAt }) {
      if (bySubject.size === 0) return false
      const hash = subjectOf('sign-in', signIn)
      if (bySubject.has(hash)) return true
      const ofAccount = userId === null ? [] : (bySubject.get(subjectOf('account', userId)) ?? [])
      return ofAccount.some(
        ({ issuedUntil, keptSignIn }) => issuedAt <= (issuedUntil ?? 0) && hash !== keptSignIn,
      )
    },
    isAccountRevoked(userId, issuedAt) {
      const revoked = bySubject.get(subjectOf('account', userId)) ?? []
      return revoked.some(({ issuedUntil }) => issuedAt <= (issuedUntil ?? 0))
    },
    revokeSignIn: ({ userId, signIn }) =>
      revoke({
        subject: subjectOf('sign-in', signIn),
        issuedUntil: null,
        keptSignIn: null,
        expiresAt: inSeconds(userId === null ? memberTokenSeconds : accountTokenSeconds),
      }),
    revokeAccount: (userId, keptSignIn) =>
      revoke({
        subject: subjectOf('account', userId),
        issuedUntil: Math.floor(Date.now() / 1000),
        keptSignIn: keptSignIn === null ? null : subjectOf('sign-in', keptSignIn),
        expiresAt: inSeconds(accountTokenSeconds),
      }),
    learn,
    catchUp: async () => await catchUp?.(),
    async settle() {
      for (const revocation of notStored) await store(revocation)
      const now = Date.now()
      for (const [subject, known] of bySubject) {
        const inForce = known.filter(({ expiresAt }) => expiresAt.getTime() > now)
        if (inForce.length === 0) bySubject.delete(subject)
        else if (inForce.length < known.length) bySubject.set(subject, inForce)
      }
    },
  }
}

function subjectOf(kind: 'sign-in' | 'account', id: string): string {
  return createHash('sha256').update(`${kind} ${id}`).digest('base64')
}

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000)
}

function isSame(one: Revocation, other: Revocation): boolean {
  return one.issuedUntil === other.issuedUntil && one.keptSignIn === other.keptSignIn
}
