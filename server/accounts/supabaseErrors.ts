import { isAuthApiError, isAuthError } from '@supabase/supabase-js'
import type { AuthError } from '@supabase/supabase-js'
import { Refusal } from '#domain/errors.ts'

/** What Supabase says to a wrong password, and to who may not sign in at all: for the person it is the same. */
const signInRefusals = ['invalid_credentials', 'email_not_confirmed', 'user_banned', 'validation_failed']

/** Whether a sign-in was refused, and not the project away. */
export function isSignInRefusal(error: AuthError): boolean {
  return signInRefusals.includes(error.code ?? '')
}

/** Whether an account with this address exists already. */
export function isKnownAddress(error: AuthError): boolean {
  return ['user_already_exists', 'email_exists'].includes(error.code ?? '')
}

/**
 * An error for what nobody can mend by typing something else. The project's message stays in the log; what a person typed is
 * not part of it.
 */
export function supabaseFault(act: string, error: unknown): Error {
  if (isAuthApiError(error) && error.status === 429)
    return new Refusal('RATE_LIMITED', `${act}: ${error.code}`)
  const reason = isAuthError(error)
    ? `${error.status ?? 'no answer'} ${error.code ?? error.name}`
    : 'no answer'
  return new Error(`Supabase, ${act}: ${reason}`)
}
