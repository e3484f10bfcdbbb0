import type { Session } from '@supabase/supabase-js'
import { accountMessages } from '#domain/accountMessages.ts'
import { normalizeEmail } from '#domain/email.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { isParticipantUsername } from '#domain/names.ts'
import { membersByUsernames } from '#server/database/members.ts'
import { networkOf } from '#server/limits/network.ts'
import { createBatches } from './batches.ts'
import type { Accounts, From } from './contract.ts'
import type { AccountParts } from './parts.ts'
import { welcomeAccount } from './profiles.ts'
import { untilNextStep } from './slowAnswer.ts'
import { isSignInRefusal, supabaseFault } from './supabaseErrors.ts'
import { isTempPassword, memberSecretOf } from './tempPassword.ts'
import { ownAccountView, memberView } from './userView.ts'

type SignedIn = Awaited<ReturnType<Accounts['signIn']>>

/** A refused sign-in says the same in the same time, whoever was meant. SPEC U3, U4. */
export function createSignIn(parts: AccountParts): Accounts['signIn'] {
  const memberSignIn = createMemberSignIn(parts)
  return async (from, username, password) => {
    const asked = username.trim()
    const signedIn = await guardSignIn(parts, from, asked, () =>
      isParticipantUsername(asked)
        ? memberSignIn(asked, password)
        : accountSignIn(parts, normalizeEmail(asked), password),
    )
    if (signedIn) return signedIn
    throw new UserMistake(accountMessages.signInFailed)
  }
}

/**
 * Everything that answers whether a password is right goes through here, or one way in would be a way around the other.
 *
 * @returns what the attempt answered; null, a failure, at the next whole step of time
 */
export async function guardSignIn<Result>(
  { limits: { signIn, signInAnywhere } }: AccountParts,
  from: From,
  username: string,
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const network = networkOf(from.address)
  const failed = (result: Result | null): boolean => result === null
  // Within its turn: how long those take that wait for it tells as little.
  const slowly = async (): Promise<Result | null> => {
    const startedAt = performance.now()
    const result = await attempt()
    if (result === null) await untilNextStep(startedAt)
    return result
  }
  return await signInAnywhere.guard(
    network,
    () => signIn.guard(`${network} ${normalizeEmail(username)}`, slowly, failed),
    failed,
  )
}

/** The session of an account, or null when address or password are wrong. */
export async function passwordSession(
  { supabase }: AccountParts,
  email: string,
  password: string,
): Promise<Session | null> {
  if (email === '' || password === '' || email.length > limits.signIn || password.length > limits.signIn)
    return null
  const { data, error } = await supabase.auth.signInWithPassword({ email, password })
  if (!error) return data.session
  if (isSignInRefusal(error)) return null
  throw supabaseFault('sign-in', error)
}

async function accountSignIn(parts: AccountParts, email: string, password: string): Promise<SignedIn | null> {
  const session = await passwordSession(parts, email, password)
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
 * New tokens for a refresh token. One of an account serves once; one of a participant until it expires or they are removed.
 */
export function createRefresh({ supabase, facts, memberTokens }: AccountParts): Accounts['refresh'] {
  return async (refreshToken) => {
    if (refreshToken.includes('.')) {
      const member = await memberTokens.verifyRefresh(refreshToken).catch(() => null)
      const workshop = member && (await facts.workshop(member.workshopId))
      if (!member || !workshop || workshop.removedMembers.has(member.memberId))
        throw new Refusal('UNAUTHENTICATED', 'refresh token of a participant')
      return await memberTokens.issue(member)
    }
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
}
