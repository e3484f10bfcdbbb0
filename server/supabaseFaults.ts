import { isAuthApiError, isAuthError } from '@supabase/supabase-js'
import type { AuthApiError } from '@supabase/supabase-js'
import { Refusal, Unavailable } from '#domain/errors.ts'
import * as callMessages from '#domain/messages/calls.ts'
import * as accountMessages from '#domain/messages/accounts.ts'
import { messageOf } from './local/logger.ts'
import type { Logger } from './local/logger.ts'

/**
 * What goes wrong with the Supabase project: logged once a minute by kind, counted, and turned into what callers are
 * told. SPEC U20, U21, U23.
 */
export interface SupabaseFaults {
  /**
   * The error of a call that a person could not have made better. The project's own words stay in the log; they contain
   * nothing that a person typed.
   *
   * @param act what was tried
   */
  of(act: string, error: unknown): Error
  /** File storage did not answer as it should. @param act what was tried */
  storageAway(act: string, error: unknown): Unavailable
  /** A token that the project has just issued does not fit the keys that are known. */
  unverifiable(reason: string): Unavailable
  /** A token that the project has just issued fits. */
  verified(): void
  /** Why accounts cannot sign in; null when they can, as far as known. */
  whyNoSignIn(): string | null
  /** How often each kind happened since the start. */
  counts(): Readonly<Record<FaultKind, number>>
}

type FaultKind = 'away' | 'storage_away' | 'limited' | 'unverifiable'

const logEveryMs = 60_000
const logged: Record<FaultKind, string> = {
  away: 'the auth server of Supabase does not answer as it should',
  storage_away: 'file storage of Supabase does not answer as it should',
  limited: 'the Supabase project refuses calls: its own rate limit is reached (Authentication, Rate Limits)',
  unverifiable:
    'a token that Supabase has just issued cannot be verified, so nobody with an account can sign in',
}

export function createSupabaseFaults(logger: Pick<Logger, 'error'>): SupabaseFaults {
  const counts: Record<FaultKind, number> = { away: 0, storage_away: 0, limited: 0, unverifiable: 0 }
  const loggedAt: Partial<Record<FaultKind, number>> = {}
  let unverifiable: string | null = null

  function note(kind: FaultKind, details: object): void {
    counts[kind] += 1
    const now = performance.now()
    if (now - (loggedAt[kind] ?? -Infinity) < logEveryMs) return
    loggedAt[kind] = now
    logger.error(details, logged[kind])
  }

  return {
    of(act, error) {
      if (error instanceof Refusal || error instanceof Unavailable) return error
      const reason = reasonOf(error)
      if (isAuthApiError(error) && error.status === 429) {
        note('limited', { act, reason })
        return new Refusal('RATE_LIMITED', `${act}: ${reason}`)
      }
      if (isAuthApiError(error) && isOurMistake(error)) return new Error(`Supabase, ${act}: ${reason}`)
      note('away', { act, reason })
      return new Unavailable(accountMessages.signInUnavailable)
    },
    storageAway(act, error) {
      const { cause } = error instanceof Error ? error : {}
      note('storage_away', { act, reason: messageOf(cause instanceof Error ? cause : error) })
      return new Unavailable(callMessages.filesUnavailable, { cause: error })
    },
    unverifiable(reason) {
      unverifiable = reason
      note('unverifiable', { reason })
      return new Unavailable(accountMessages.signInUnavailable)
    },
    verified: () => void (unverifiable = null),
    whyNoSignIn: () => unverifiable,
    counts: () => counts,
  }
}

/** The auth server understood the call and refused it; what stands before it refuses a key, without a code. */
function isOurMistake({ status, code }: AuthApiError): boolean {
  const isKeyRefused = (status === 401 || status === 403) && code === undefined
  return status >= 400 && status < 500 && !isKeyRefused
}

function reasonOf(error: unknown): string {
  if (!isAuthError(error)) return messageOf(error)
  return `${error.status ?? 'no answer'} ${error.code ?? error.message}`
}
