import { randomBytes } from 'node:crypto'
import { emailMistake, normalizeEmail } from '#domain/accounts/email.ts'
import { UserMistake } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import { newPasswordMistake } from '#domain/accounts/password.ts'
import { messages } from '#domain/messages.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Accounts, From } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { welcomeAccount } from './profiles.ts'
import { demandAuth, mailRecoveryLink } from './recovery.ts'
import { endSession, guardSignIn, passwordSession } from './signIn.ts'
import { isKnownAddress } from './supabaseErrors.ts'
import { ownAccountView } from './userView.ts'

/**
 * Whether an address and a password can be used. It does not tell whether the address is taken, because anybody may
 * ask.
 */
export const validate: Accounts['validate'] = ({ email, password }) => {
  const mistake =
    (email === undefined ? null : emailMistake(email)) ??
    (password === undefined ? null : newPasswordMistake(password))
  if (mistake !== null) throw new UserMistake(mistake)
}

export function createSignUp(parts: AccountParts): Accounts['signUp'] {
  return async (from, { email: typed, password }) => {
    validate({ email: typed, password: password ?? undefined })
    const email = normalizeEmail(typed)
    await parts.limits.signUp.demand(networkOf(from.address))
    if (password === null) {
      await demandAuth(parts)
      parts.background.run('a sign-up without a password failed', () => signUpByMail(parts, from, email))
      return null
    }
    const id =
      (await makeAccount(parts, from, email, password)) ?? (await sameAccount(parts, from, email, password))
    if (id === null) throw new UserMistake(messages.signUpFailed)
    return ownAccountView(await welcomeAccount(parts, { id, email }))
  }
}

/**
 * People sign in after they signed up, as a call of its own: the session that the project begins with the account would
 * stay, with a refresh token that nobody has.
 *
 * @returns null when the address already has an account
 */
async function makeAccount(
  parts: AccountParts,
  from: From,
  email: string,
  password: string,
): Promise<UserId | null> {
  const { data, error } = await parts.supabase.authFor(from.address).signUp({ email, password })
  if (error && isKnownAddress(error)) return null
  if (error?.code === 'weak_password' || error?.code === 'email_address_invalid')
    throw new UserMistake(messages.signUpFailed)
  if (error || !data.user) throw parts.faults.of('sign-up', error)
  if (data.session) endSession(parts, data.session.access_token)
  // A project that requires confirmed addresses answers for a known one with a user who cannot sign in.
  return data.user.identities?.length === 0 ? null : data.user.id
}

/** A retry of the same sign-up, after a lost answer or a failure half-way, returns the same answer (idempotent). */
async function sameAccount(
  parts: AccountParts,
  from: From,
  email: string,
  password: string,
): Promise<UserId | null> {
  const session = await guardSignIn(parts, { from, email, knownAs: null }, () =>
    passwordSession(parts, from, email, password),
  )
  if (!session) return null
  endSession(parts, session.access_token)
  return session.user.id
}

/**
 * An account whose password is set by the reader of the address's mail. Known or not, a mail is sent and the answer is
 * the same.
 */
async function signUpByMail(parts: AccountParts, from: From, email: string): Promise<void> {
  const password = `${randomBytes(24).toString('base64url')}a1`
  const id = await makeAccount(parts, from, email, password)
  if (id !== null) await welcomeAccount(parts, { id, email })
  await mailRecoveryLink(parts, from, email, id !== null)
}
