import { isAuthApiError, isAuthError } from '@supabase/supabase-js'
import type { AuthError } from '@supabase/supabase-js'
import { Refusal } from '#domain/errors.ts'

/** Supabase's codes for a wrong password and for a user who may not sign in at all: both give the same answer. */
const signInRefusals = ['invalid_credentials', 'email_not_confirmed', 'user_banned', 'validation_failed']

/** Whether a sign-in was refused, as opposed to the project being unavailable. */
export function isSignInRefusal(error: AuthError): boolean {
  return signInRefusals.includes(error.code ?? '')
}

/** Whether an account with this address already exists. */
export function isKnownAddress(error: AuthError): boolean {
  return ['user_already_exists', 'email_exists'].includes(error.code ?? '')
}

/**
 * An error that the user cannot correct by other input. The project's message stays in the log; it contains nothing a
 * person typed.
 */
export function supabaseFault(act: string, error: unknown): Error {
  if (isAuthApiError(error) && error.status === 429)
    return new Refusal('RATE_LIMITED', `${act}: ${error.code}`)
  const reason = isAuthError(error)
    ? `${error.status ?? 'no answer'} ${error.code ?? error.name}`
    : 'no answer'
  return new Error(`Supabase, ${act}: ${reason}`)
}
