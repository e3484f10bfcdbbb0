import { accountMessages } from '#domain/accountMessages.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { newPasswordMistake } from '#domain/password.ts'
import type { Accounts } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { guardSignIn, passwordSession } from './signIn.ts'
import { supabaseFault } from './supabaseErrors.ts'

/** Changes the caller's own password. Their other sign-ins end, this one goes on. */
export function createUpdatePassword(parts: AccountParts): Accounts['updatePassword'] {
  return async (caller, from, oldPassword, newPassword) => {
    if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'password of nobody')
    const token = parts.tokens.tokenOf(caller)
    if (caller.kind !== 'account' || token === null)
      throw new Refusal('FORBIDDEN', 'password of a participant')
    const mistake = newPasswordMistake(newPassword)
    if (mistake !== null) throw new UserMistake(mistake)
    const proof = await guardSignIn(parts, { from, email: caller.email, knownAs: caller.userId }, () =>
      passwordSession(parts, caller.email, oldPassword),
    )
    if (!proof) throw new UserMistake(accountMessages.currentPasswordWrong)
    // In the caller's own session: the project ends all others with the old password, that of the proof too.
    await setPassword(parts, { access_token: token, refresh_token: proof.refresh_token }, newPassword)
    await parts.supabase.auth.admin.signOut(token, 'others')
    await parts.tokens.revokeAll(caller.userId, caller)
  }
}

/**
 * Sets a password in the name of a session.
 *
 * @throws {UserMistake} when it is the one that the account has
 */
export async function setPassword(
  { supabase }: AccountParts,
  session: { access_token: string; refresh_token: string },
  password: string,
): Promise<void> {
  const auth = await supabase.authOf(session).catch((error: unknown) => {
    throw supabaseFault('session for a new password', error)
  })
  const { error } = await auth.updateUser({ password })
  if (error?.code === 'same_password') throw new UserMistake(accountMessages.passwordUnchanged)
  if (error?.code === 'weak_password') throw new UserMistake(accountMessages.updateFailed)
  if (error) throw supabaseFault('new password', error)
}
