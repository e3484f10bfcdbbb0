import { Refusal, UserMistake } from '#domain/errors.ts'
import { newPasswordMistake } from '#domain/accounts/password.ts'
import { messages } from '#domain/messages.ts'
import type { Accounts } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { endSession, guardSignIn, passwordSession } from './signIn.ts'

/** Changes the caller's own password. Their other sign-ins are revoked, this one continues. */
export function createUpdatePassword(parts: AccountParts): Accounts['updatePassword'] {
  return async (caller, from, oldPassword, newPassword) => {
    if (caller.kind === 'nobody')
      throw new Refusal('UNAUTHENTICATED', 'a caller without a token has no password')
    const token = parts.tokens.tokenOf(caller)
    if (caller.kind !== 'account' || token === null)
      throw new Refusal('FORBIDDEN', 'a participant has no account password')
    const mistake = newPasswordMistake(newPassword)
    if (mistake !== null) throw new UserMistake(mistake)
    const proof = await guardSignIn(parts, { from, email: caller.email, knownAs: caller.userId }, () =>
      passwordSession(parts, from, caller.email, oldPassword),
    )
    if (!proof) throw new UserMistake(messages.currentPasswordWrong)
    // In the caller's own session: the project ends all other sessions together with the old password, the one that
    // proved it included.
    const session = { access_token: token, refresh_token: proof.refresh_token }
    await setPassword(parts, session, newPassword).catch((error: unknown) => {
      endSession(parts, proof.access_token)
      throw error
    })
    await parts.supabase.auth.admin.signOut(token, 'others')
    await parts.tokens.revokeAll(caller.userId, caller)
  }
}

/**
 * Sets a password on behalf of a session.
 *
 * @throws {UserMistake} when it equals the current password
 */
export async function setPassword(
  { supabase, faults }: AccountParts,
  session: { access_token: string; refresh_token: string },
  password: string,
): Promise<void> {
  const auth = await supabase.authOf(session).catch((error: unknown) => {
    throw faults.of('session for a new password', error)
  })
  const { error } = await auth.updateUser({ password })
  if (error?.code === 'same_password') throw new UserMistake(messages.passwordUnchanged)
  if (error?.code === 'weak_password') throw new UserMistake(messages.updateFailed)
  if (error) throw faults.of('new password', error)
}
