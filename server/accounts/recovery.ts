import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { emailMistake, normalizeEmail } from '#domain/accounts/email.ts'
import { UserMistake } from '#domain/errors.ts'
import { isUuid } from '#domain/ids.ts'
import type { UserId } from '#domain/ids.ts'
import { firstPasswordMark, newPasswordMistake } from '#domain/accounts/password.ts'
import { messages } from '#domain/messages.ts'
import { deriveKey } from '#server/access/keys.ts'
import { profileByEmail, profileById } from '../database/accounts/profiles.ts'
import { keepRecovery, recoveryLink, spendRecovery } from '../database/accounts/recovery.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Accounts, From } from './contract.ts'
import { makeDeviceToken } from './deviceTokens.ts'
import type { AccountParts } from './parts.ts'
import { setPassword } from './passwordChange.ts'
import { endSession } from './signIn.ts'

/**
 * No mail is promised while the auth server is away, to known and unknown addresses alike.
 *
 * @throws {Unavailable}
 */
export async function demandAuth({ supabase, faults }: AccountParts): Promise<void> {
  await supabase.authAnswers().catch((error: unknown) => {
    throw faults.of('promise of a mail', error)
  })
}

/** Returns the same answer for known and unknown addresses; the mail is sent in the background. SPEC U3, U21. */
export function createSendRecoverEmail(parts: AccountParts): Accounts['sendRecoverEmail'] {
  return async (from, typed) => {
    const mistake = emailMistake(typed)
    if (mistake !== null) throw new UserMistake(mistake)
    await parts.limits.recovery.demand(networkOf(from.address))
    await demandAuth(parts)
    parts.background.run('a recovery mail could not be sent', () =>
      mailRecoveryLink(parts, from, normalizeEmail(typed)),
    )
  }
}

/**
 * Supabase writes the mail from its template; Plenum sets the target of its link. Does nothing for an address without
 * an account.
 *
 * @param isFirst the account was created just now and has no password known to anybody; the local Supabase says so in
 *   the mail
 */
export async function mailRecoveryLink(
  { database, supabase, faults, limits, publicUrl }: AccountParts,
  from: From,
  email: string,
  isFirst = false,
): Promise<void> {
  const profile = await profileByEmail(database, email)
  if (!profile || !(await limits.mailsTo.take(email))) return
  const { error } = await supabase.authForMail(from.address).resetPasswordForEmail(email, {
    redirectTo: `${publicUrl}/reset/${isFirst ? firstPasswordMark : ''}${profile.id}`,
  })
  if (error) throw faults.of('recovery mail', error)
}

interface Link {
  userId: UserId
  token: string
}

const sessionShape = z.object({ access_token: z.string(), refresh_token: z.string() })

export function createValidateToken(parts: AccountParts): Accounts['validateToken'] {
  return (from, userId, token) => openLink(parts, from, { userId, token })
}

export function createSetNewPassword(parts: AccountParts): Accounts['setNewPassword'] {
  return async (from, { userId, token, password }) => {
    const mistake = newPasswordMistake(password)
    if (mistake !== null) throw new UserMistake(mistake)
    await openLink(parts, from, { userId, token })
    const isDone = await spendRecovery(parts.database, hashOf(token), async (sealed) => {
      const session = sessionShape.parse(JSON.parse(open(parts.appSecret, token, sealed)))
      await setPassword(parts, session, password)
      // Revokes all earlier access to the account.
      await parts.supabase.auth.admin.signOut(session.access_token, 'global')
      return true
    })
    // A concurrent call used the same link first.
    if (!isDone) throw new UserMistake(messages.passwordAlreadyChanged)
    await parts.tokens.revokeAll(userId)
    const profile = await profileById(parts.database, userId)
    return { deviceToken: profile?.email ? makeDeviceToken(parts.appSecret, profile.email) : null }
  }
}

/**
 * Verifies a link with Supabase the first time, and keeps the session it returns, sealed, for ten minutes.
 *
 * @throws {UserMistake} for a link that is used, expired or invalid
 */
async function openLink(parts: AccountParts, from: From, { userId, token }: Link): Promise<void> {
  const state = await stateOf(parts, from, { userId, token })
  if (state === 'used') throw new UserMistake(messages.passwordAlreadyChanged)
  if (state === null) throw new UserMistake(messages.updateFailed)
}

/**
 * The state of a link. Wrong links are counted only for the account they name, and only if it exists: other people's
 * attempts from the same network delay nobody. SPEC U4.
 */
async function stateOf(parts: AccountParts, from: From, link: Link): Promise<'open' | 'used' | null> {
  const { userId, token } = link
  const known = await recoveryLink(parts.database, hashOf(token))
  if (known?.status === 'used') return 'used'
  if (known) return known.status === 'open' && known.userId === userId ? 'open' : null
  if (!isUuid(userId) || !linkForm.test(token) || !(await profileById(parts.database, userId))) return null
  const isRight = await parts.limits.unknownLink.guard(
    { key: userId, ballot: token },
    () => verifyLink(parts, from, link),
    (right) => !right,
  )
  return isRight ? 'open' : null
}

const linkForm = /^[\w-]{16,255}$/

async function verifyLink(parts: AccountParts, from: From, { userId, token }: Link) {
  const { database, supabase, appSecret } = parts
  const { data, error } = await supabase
    .authFor(from.address)
    .verifyOtp({ type: 'recovery', token_hash: token })
  if (error && (error.status === undefined || error.status === 429 || error.status >= 500))
    throw parts.faults.of('recovery link', error)
  if (!data.session) return false
  const { access_token, refresh_token, user } = data.session
  if (user.id !== userId) {
    endSession(parts, access_token)
    return false
  }
  const sealed = seal(appSecret, token, JSON.stringify({ access_token, refresh_token }))
  await keepRecovery(database, { tokenHash: hashOf(token), userId, sealed })
  return true
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM under a key that is derived from the link: neither the database nor the server can open it without the
 * link.
 */
function seal(appSecret: Buffer, token: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(appSecret, 'recovery session', token), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function open(appSecret: Buffer, token: string, bytes: Buffer): string {
  const key = deriveKey(appSecret, 'recovery session', token)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString()
}
