import type { AuthError } from '@supabase/supabase-js'

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
