import { setTimeout } from 'node:timers/promises'
import type { Session } from '@supabase/supabase-js'
import { accountMessages } from '#domain/accountMessages.ts'
import { normalizeEmail } from '#domain/email.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { isParticipantUsername } from '#domain/names.ts'
import { isPossiblePassword } from '#domain/password.ts'
import { isKeepable } from '#domain/text.ts'
import { membersByUsernames } from '#server/database/members.ts'
import type { Supabase } from '#server/supabase.ts'
import { networkOf } from '#server/limits/network.ts'
import { createBatches } from './batches.ts'
import type { Accounts, From, TokenPair } from './contract.ts'
import { knownDevice, makeDeviceToken } from './deviceTokens.ts'
import type { AccountParts } from './parts.ts'
import { welcomeAccount } from './profiles.ts'
import { createSharedRenewals } from './renewals.ts'
import { untilNextStep } from './slowAnswer.ts'
import { isSignInRefusal, supabaseFault } from './supabaseErrors.ts'
import { isTempPassword, memberSecretOf } from './tempPassword.ts'
import { ownAccountView, memberView } from './userView.ts'

type SignedIn = Omit<Awaited<ReturnType<Accounts['signIn']>>, 'deviceToken'>

/** A refused sign-in says the same in the same time, whoever was meant. SPEC U3, U4. */
export function createSignIn(parts: AccountParts): Accounts['signIn'] {
  const memberSignIn = createMemberSignIn(parts)
  return async (from, username, password, deviceToken) => {
    const asked = username.trim()
    if (isParticipantUsername(asked)) {
      // Nobody guesses a temporary password: who has it is let in, whatever others of the room try.
      const member = await slowly(() => memberSignIn(asked, password))
      if (member) return { ...member, deviceToken: null }
    } else {
      const email = normalizeEmail(asked)
      const device = knownDevice(parts.appSecret, email, deviceToken)
      const account = await guardSignIn(parts, { from, email, knownAs: device }, () =>
        accountSignIn(parts, email, password),
      )
      if (account) return { ...account, deviceToken: makeDeviceToken(parts.appSecret, email) }
    }
    throw new UserMistake(accountMessages.signInFailed)
  }
}

/** Who tries a password, and of whom. */
export interface Attempt {
  from: From
  email: string
  /** The device, or the signed-in person, that tries: it is counted for itself then, and what others try is nothing to it. */
  knownAs: string | null
}

/**
 * Everything that answers whether an account's password is right goes through here, or one way in would be a way around the other.
 *
 * @returns what the attempt answered; null, a failure, at the next whole step of time
 */
export async function guardSignIn<Result>(
  { limits: { signIn, signInAnywhere } }: AccountParts,
  { from, email, knownAs }: Attempt,
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const network = networkOf(from.address)
  const failed = (result: Result | null): boolean => result === null
  // Within its turn: how long those take that wait for it tells as little.
  const guarded = (key: string) => signIn.guard(key, () => slowly(attempt), failed)
  const account = `${network} ${normalizeEmail(email)}`
  if (knownAs !== null) {
    const result = await guarded(`known ${knownAs}`)
    // Its mistakes count for strangers too: being known must not add tries to theirs.
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

/** The session of an account, or null when address or password are wrong. */
export async function passwordSession(
  { supabase }: AccountParts,
  email: string,
  password: string,
): Promise<Session | null> {
  if (email === '' || email.length > limits.signIn || !isKeepable(email) || !isPossiblePassword(password))
    return null
  const { data, error } = await supabase.auth.signInWithPassword({ email, password })
  if (!error) return data.session
  if (isSignInRefusal(error)) return null
  throw supabaseFault('sign-in', error)
}

/** Within this time a project whose clock is a little behind issues tokens that are newer than a revocation. */
const mostSignIns = 4

/** Tokens say whole seconds: one of the second in which all earlier ones were revoked is revoked with them. */
async function acceptedSession(
  parts: AccountParts,
  email: string,
  password: string,
): Promise<Session | null> {
  for (let times = 0; times < mostSignIns; times += 1) {
    const session = await passwordSession(parts, email, password)
    if (!session || (await parts.tokens.accepts(session.access_token))) return session
    await setTimeout(1000 - (Date.now() % 1000))
  }
  throw new Refusal('RATE_LIMITED', "the project's clock is behind")
}

async function accountSignIn(parts: AccountParts, email: string, password: string): Promise<SignedIn | null> {
  const session = await acceptedSession(parts, email, password)
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
  facts,
  memberTokens,
}: AccountParts): (username: string, password: string) => Promise<SignedIn | null> {
  const memberByUsername = createBatches(async (usernames: readonly string[]) => {
    const found = new Map((await membersByUsernames(database, usernames)).map((row) => [row.username, row]))
    return usernames.map((username) => found.get(username) ?? null)
  })
  return async (username, password) => {
    const member = await memberByUsername(username)
    if (!member || !isTempPassword(password, member.password_hash)) return null
    if ((await facts.workshop(member.workshop_id)) === null) return null
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
 * New tokens for a refresh token. One of an account serves once; for as long as nobody renewed with its successor, it is answered
 * with that successor, so that two tabs or a lost answer sign nobody out. One of a participant serves until it expires, its
 * sign-in was ended or they are removed. SPEC U11.
 */
export function createRefresh(parts: AccountParts): Accounts['refresh'] {
  const renew = createRenewal(parts)
  return async (refreshToken) => {
    const pair = await renew(refreshToken)
    // Supabase may not have heard yet that the sign-in was ended.
    if (!(await parts.tokens.accepts(pair.token)))
      throw new Refusal('UNAUTHENTICATED', 'refresh token of a sign-in that was ended')
    return pair
  }
}

function createRenewal({ supabase, facts, memberTokens }: AccountParts): Accounts['refresh'] {
  const renewAccount = createSharedRenewals((refreshToken) => accountRenewal(supabase, refreshToken))
  return async (refreshToken) => {
    if (!isKeepable(refreshToken)) throw new Refusal('UNAUTHENTICATED', 'characters of a refresh token')
    if (refreshToken.includes('.')) {
      const member = await memberTokens.verifyRefresh(refreshToken).catch(() => null)
      const workshop = member && (await facts.workshop(member.workshopId))
      if (!member || !workshop || workshop.removedMembers.has(member.memberId))
        throw new Refusal('UNAUTHENTICATED', 'refresh token of a participant')
      return await memberTokens.issue(member)
    }
    return await renewAccount(refreshToken)
  }
}

async function accountRenewal(supabase: Supabase, refreshToken: string): Promise<TokenPair> {
  const { data, error } = await supabase.authForOneCall().refreshSession({ refresh_token: refreshToken })
  if (data.session) return { token: data.session.access_token, refreshToken: data.session.refresh_token }
  if (
    error &&
    error.status !== undefined &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 429
  )
    throw new Refusal('UNAUTHENTICATED', 'refresh token of an account')
  throw supabaseFault('renewal of a session', error)
}
