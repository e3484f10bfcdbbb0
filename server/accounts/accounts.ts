import { Refusal, UserMistake } from '#domain/errors.ts'
import type { UserId } from '#domain/ids.ts'
import { messages } from '#domain/messages.ts'
import { userIdOf } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'
import { createAcceptInvitation } from './acceptInvitation.ts'
import type { Accounts } from './contract.ts'
import { createDeleteAccount } from './deletion.ts'
import { createExportFile, createExportLink } from './exportLink.ts'
import { createJoin, createPublicWorkshopInfo } from './join.ts'
import { createAddLicence } from './licences.ts'
import { createBackground } from '#server/background.ts'
import type { AccountParts } from './parts.ts'
import { createUpdatePassword } from './passwordChange.ts'
import { createMe, createRights, changeProfile } from './profiles.ts'
import { createSendRecoverEmail, createSetNewPassword, createValidateToken } from './recovery.ts'
import { createRefresh, createSignIn, endSession } from './signIn.ts'
import { createSignUp, validate } from './signUp.ts'
import { ownAccountView } from './userView.ts'

/** Accounts, joining and tokens: all calls on them, over the database and Supabase. */
export function createAccounts(given: Omit<AccountParts, 'background'>): Accounts {
  const parts: AccountParts = { ...given, background: createBackground(given.logger) }
  const signUp = createSignUp(parts)
  return {
    signIn: createSignIn(parts),
    refresh: createRefresh(parts),
    signOut: createSignOut(parts),
    goOffline(caller) {
      parts.signals.emit('wentOffline', { userId: personOf(caller) })
    },
    signUp,
    validate,
    me: createMe(parts),
    rights: createRights(parts),
    updateProfile: createUpdateProfile(parts, signUp),
    updatePassword: createUpdatePassword(parts),
    addLicence: createAddLicence(parts),
    exportLink: createExportLink(parts),
    exportFile: createExportFile(parts),
    deleteAccount: createDeleteAccount(parts),
    sendRecoverEmail: createSendRecoverEmail(parts),
    validateToken: createValidateToken(parts),
    setNewPassword: createSetNewPassword(parts),
    acceptInvitation: createAcceptInvitation(parts),
    publicWorkshopInfo: createPublicWorkshopInfo(parts),
    join: createJoin(parts),
    stop: parts.background.idle,
  }
}

/** Revokes the tokens of the sign-in; its session cannot be renewed on any node. */
function createSignOut(parts: AccountParts): Accounts['signOut'] {
  const { tokens, limits } = parts
  return async (caller) => {
    if (!limits.signOuts.spend(personOf(caller), 1)) throw new Refusal('RATE_LIMITED', 'too many sign-outs')
    const token = tokens.tokenOf(caller)
    if (caller.kind === 'account' && token !== null) endSession(parts, token)
    await tokens.revoke(caller)
  }
}

/** Changes the names of an account; a participant who gives an address and a password gets an account. */
function createUpdateProfile(parts: AccountParts, signUp: Accounts['signUp']): Accounts['updateProfile'] {
  return async (caller, from, change) => {
    if (change.userId !== personOf(caller)) throw new Refusal('FORBIDDEN', "another person's profile")
    if (caller.kind === 'account') {
      return ownAccountView(await changeProfile(parts, change))
    }
    const { email, password } = change
    if (email === undefined || password === undefined)
      throw new Refusal('FORBIDDEN', 'a participant has no profile')
    const account = await signUp(from, { email, password })
    if (!account) throw new UserMistake(messages.profileFailed)
    return account
  }
}

/**
 * @throws {Refusal} `UNAUTHENTICATED` without a token, `FORBIDDEN` for a projector or a paired phone, which are not
 *   persons
 */
function personOf(caller: Caller): UserId {
  if (caller.kind === 'nobody') throw new Refusal('UNAUTHENTICATED', 'no token')
  const userId = userIdOf(caller)
  if (userId === null) throw new Refusal('FORBIDDEN', `a ${caller.kind} is not a person`)
  return userId
}
