import { randomBytes } from 'node:crypto'
import { accountMessages } from '#domain/accountMessages.ts'
import { emailMistake, normalizeEmail } from '#domain/email.ts'
import { UserMistake } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import { newPasswordMistake } from '#domain/password.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Accounts, From } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { welcomeAccount } from './profiles.ts'
import { mailRecoveryLink } from './recovery.ts'
import { guardSignIn, passwordSession } from './signIn.ts'
import { isKnownAddress, supabaseFault } from './supabaseErrors.ts'
import { ownAccountView } from './userView.ts'

/** Whether an address and a password can be used. That an address is taken is not told here: anybody may ask. */
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
      parts.background.run('a sign-up without a password failed', () => signUpByMail(parts, email))
      return null
    }
    const id =
      (await makeAccount(parts, email, password)) ?? (await sameAccount(parts, from, email, password))
    if (id === null) throw new UserMistake(accountMessages.signUpFailed)
    return ownAccountView(await welcomeAccount(parts, { id, email }))
  }
}

/** @returns null when the address has an account already */
async function makeAccount(
  { supabase }: AccountParts,
  email: string,
  password: string,
): Promise<UserId | null> {
  const { data, error } = await supabase.auth.signUp({ email, password })
  if (error && isKnownAddress(error)) return null
  if (error?.code === 'weak_password' || error?.code === 'email_address_invalid')
    throw new UserMistake(accountMessages.signUpFailed)
  if (error || !data.user) throw supabaseFault('sign-up', error)
  // A project that asks to confirm addresses answers for a known one with a user who cannot sign in.
  return data.user.identities?.length === 0 ? null : data.user.id
}

/** Who sends the same sign-up again, because the answer never came or the first one failed half-way, is answered the same. */
async function sameAccount(
  parts: AccountParts,
  from: From,
  email: string,
  password: string,
): Promise<UserId | null> {
  const session = await guardSignIn(parts, { from, email, knownAs: null }, () =>
    passwordSession(parts, email, password),
  )
  return session?.user.id ?? null
}

/** An account whose password is set by who reads the address's mail. Known or not, a mail is sent and the answer is the same. */
async function signUpByMail(parts: AccountParts, email: string): Promise<void> {
  const password = `${randomBytes(24).toString('base64url')}a1`
  const id = await makeAccount(parts, email, password)
  if (id !== null) await welcomeAccount(parts, { id, email })
  await mailRecoveryLink(parts, email, id !== null)
}
