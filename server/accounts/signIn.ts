import { setTimeout } from 'node:timers/promises'
import type { Session } from '@supabase/supabase-js'
import { normalizeEmail } from '#domain/accounts/email.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { isParticipantUsername } from '#domain/accounts/names.ts'
import { isPossiblePassword } from '#domain/accounts/password.ts'
import { isKeepable } from '#domain/text.ts'
import { messages } from '#domain/messages.ts'
import { membersByUsernames } from '../database/workshops/members.ts'
import { networkOf } from '#server/limits/network.ts'
import { createBatches } from './batches.ts'
import type { Accounts, From, TokenPair } from './contract.ts'
import { knownDevice, makeDeviceToken } from './deviceTokens.ts'
import type { AccountParts } from './parts.ts'
import { welcomeAccount } from './profiles.ts'
import { createSharedRenewals } from './renewals.ts'
import { untilNextStep } from './slowAnswer.ts'
import { isSignInRefusal } from './supabaseErrors.ts'
import { isTempPassword, memberSecretOf } from './tempPassword.ts'
import { ownAccountView, memberView } from './userView.ts'

type SignedIn = Omit<Awaited<ReturnType<Accounts['signIn']>>, 'deviceToken'>

/** A refused sign-in gives the same answer in the same time for every account name. SPEC U3, U4. */
export function createSignIn(parts: AccountParts): Accounts['signIn'] {
  const memberSignIn = createMemberSignIn(parts)
  return async (from, username, password, deviceToken) => {
    const asked = username.trim()
    if (isParticipantUsername(asked)) {
      // A temporary password cannot be guessed: a correct one is always accepted, whatever others in the room try.
      const member = await slowly(() => memberSignIn(asked, password))
      if (member) return { ...member, deviceToken: null }
    } else {
      const email = normalizeEmail(asked)
      const device = knownDevice(parts.appSecret, email, deviceToken)
      const account = await guardSignIn(parts, { from, email, knownAs: device }, () =>
        accountSignIn(parts, from, email, password),
      )
      if (account) return { ...account, deviceToken: makeDeviceToken(parts.appSecret, email) }
    }
    throw new UserMistake(messages.signInFailed)
  }
}

/** The origin of a password attempt, and the account it is for. */
export interface Attempt {
  from: From
  email: string
  /**
   * The device or signed-in person that tries: it has a counter of its own, and other people's attempts do not affect
   * it.
   */
  knownAs: string | null
}

/**
 * Every check of an account's password goes through here; otherwise one check could be used to get around the limit of
 * another.
 *
 * @returns the result of the attempt; null, a failure, at the next whole step of time
 */
export async function guardSignIn<Result>(
  { limits: { signIn, signInAnywhere } }: AccountParts,
  { from, email, knownAs }: Attempt,
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const network = networkOf(from.address)
  const failed = (result: Result | null): boolean => result === null
  // Within its turn, so that the waiting time of the attempts behind it reveals nothing either.
  const guarded = (key: string) => signIn.guard(key, () => slowly(attempt), failed)
  const account = `${network} ${normalizeEmail(email)}`
  if (knownAs !== null) {
    const result = await guarded(`known ${knownAs}`)
    // Its failures count for strangers too: a known device must not add attempts to theirs.
    if (failed(result)) await signIn.count(account)
    return result
  }
  const about = { key: network, ballot: normalizeEmail(email) }
  return await signInAnywhere.guard(about, () => guarded(account), failed)
}

async function slowly<Result>(attempt: () => Promise<Result | null>): Promise<Result | null> {
  const startedAt = performance.now()
  const result = await attempt()
  if (result === null) await untilNextStep(startedAt)
  return result
}

/** The session of an account, or null when the address or password is wrong. */
export async function passwordSession(
  { supabase, faults }: AccountParts,
  from: From,
  email: string,
  password: string,
): Promise<Session | null> {
  if (email === '' || email.length > limits.signIn || !isKeepable(email) || !isPossiblePassword(password))
    return null
  const { data, error } = await supabase.authFor(from.address).signInWithPassword({ email, password })
  if (!error) return data.session
  if (isSignInRefusal(error)) return null
  throw faults.of('sign-in', error)
}

/** Ends a session of an account in the background. One that was not handed out is of no use to anybody. */
export function endSession({ background, supabase, faults }: AccountParts, token: string): void {
  background.run('a session could not be ended', async () => {
    const { error } = await supabase.auth.admin.signOut(token, 'local')
    if (error) throw faults.of('sign-out', error)
  })
}

/** Within this time a project whose clock is slightly behind issues tokens that are newer than a revocation. */
const mostSignIns = 4

/**
 * Tokens have a resolution of one second: one issued in the second of a revocation is revoked with the earlier ones.
 */
async function acceptedSession(
  parts: AccountParts,
  from: From,
  email: string,
  password: string,
): Promise<Session | null> {
  for (let times = 0; times < mostSignIns; times += 1) {
    const session = await passwordSession(parts, from, email, password)
    if (!session || (await parts.tokens.accepts(session.access_token))) return session
    endSession(parts, session.access_token)
    await setTimeout(1000 - (Date.now() % 1000))
  }
  throw new Refusal('RATE_LIMITED', "the project's clock is behind")
}

async function accountSignIn(
  parts: AccountParts,
  from: From,
  email: string,
  password: string,
): Promise<SignedIn | null> {
  const session = await acceptedSession(parts, from, email, password)
  if (!session) return null
  const profile = await welcomeAccount(parts, { id: session.user.id, email: session.user.email ?? email })
  return {
    token: session.access_token,
    refreshToken: session.refresh_token,
    user: ownAccountView(profile),
  }
}

function createMemberSignIn({
  database,
  accessCache,
  memberTokens,
}: AccountParts): (username: string, password: string) => Promise<SignedIn | null> {
  const memberByUsername = createBatches(async (usernames: readonly string[]) => {
    const found = new Map((await membersByUsernames(database, usernames)).map((row) => [row.username, row]))
    return usernames.map((username) => found.get(username) ?? null)
  })
  return async (username, password) => {
    const member = await memberByUsername(username)
    if (!member || !isTempPassword(password, member.password_hash)) return null
    if ((await accessCache.workshop(member.workshop_id)) === null) return null
    const secret = memberSecretOf(password, member.id)
    const tokens = await memberTokens.issue({
      memberId: member.id,
      workshopId: member.workshop_id,
      secret,
    })
    return { ...tokens, user: memberView(member) }
  }
}

/**
 * Returns new tokens for a refresh token. That of an account works once; until somebody renews with its successor, it
 * returns that successor again, so that two tabs or a lost answer sign nobody out. That of a participant works until it
 * expires, its sign-in is ended or the participant is removed. SPEC U11.
 */
export function createRefresh(parts: AccountParts): Accounts['refresh'] {
  const renew = createRenewal(parts)
  return async (from, refreshToken) => {
    const pair = await renew(from, refreshToken)
    // Supabase may not know yet that the sign-in was ended.
    if (!(await parts.tokens.accepts(pair.token)))
      throw new Refusal('UNAUTHENTICATED', 'refresh token of an ended sign-in')
    return pair
  }
}

function createRenewal(parts: AccountParts): Accounts['refresh'] {
  const { accessCache, memberTokens } = parts
  const renewAccount = createSharedRenewals((from, refreshToken) => accountRenewal(parts, from, refreshToken))
  return async (from, refreshToken) => {
    if (!isKeepable(refreshToken))
      throw new Refusal('UNAUTHENTICATED', 'refresh token with characters that none has')
    if (refreshToken.includes('.')) {
      const member = await memberTokens.verifyRefresh(refreshToken).catch(() => null)
      const workshop = member && (await accessCache.workshop(member.workshopId))
      if (!member || !workshop || workshop.removedMembers.has(member.memberId))
        throw new Refusal('UNAUTHENTICATED', 'refresh token of a participant is not valid')
      return await memberTokens.issue(member)
    }
    return await renewAccount(from, refreshToken)
  }
}

async function accountRenewal(
  { supabase, faults }: AccountParts,
  from: From,
  refreshToken: string,
): Promise<TokenPair> {
  const pair = await supabase.renew(refreshToken, from.address).catch((error: unknown) => {
    throw faults.of('renewal of a session', error)
  })
  if (pair === null) throw new Refusal('UNAUTHENTICATED', 'refresh token of an account is not valid')
  return pair
}
