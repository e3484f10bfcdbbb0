import { isEmail, normalizeEmail } from './email.ts'
import { cutText } from '../text.ts'
import { limits } from '../limits.ts'
import type { Message } from '../message.ts'
import * as invitationMessages from '../messages/invitations.ts'

/** The largest number of people that one call invites. */
export const inviteesAtOnce = 100

/** The role that an invitation gives. */
export type InvitedAs = 'participant' | 'facilitator'

/** Reads it from a field or a call. */
export function invitedAsOf(text: string): InvitedAs {
  return text === 'facilitator' ? text : 'participant'
}

/**
 * State of the link in an invitation to facilitate: `open` grants the right; `over`: the session ended or was deleted.
 * SPEC I3.
 */
export type LinkStatus = 'open' | 'used' | 'withdrawn' | 'expired' | 'over'

/** The message for each link that grants nothing. */
export const linkMessages: Record<Exclude<LinkStatus, 'open'>, Message> = {
  used: invitationMessages.invitationUsed,
  withdrawn: invitationMessages.invitationWithdrawn,
  expired: invitationMessages.invitationExpired,
  over: invitationMessages.invitationOver,
}

/**
 * What a pending invitation waits for. `link`: the invitee has to use the link in the e-mail. Without a mail server:
 * `signUp`: no account has the address yet; `confirmation`: the caller has to confirm the account; `owner`: the creator
 * has to. SPEC I3, I4.
 */
export type InvitationWaitsFor = 'link' | 'signUp' | 'confirmation' | 'owner'

/** A typed address in the form in which messages quote it. */
export function quoted(typed: string): string {
  return cutText(typed.trim(), limits.email)
}

/**
 * Normalizes a list of invited addresses and removes duplicates.
 *
 * @returns the addresses, or the message for the first invalid one
 */
export function readInvitees(typed: readonly string[]): { emails: string[] } | { mistake: Message } {
  const wrong = typed.find((one) => !isEmail(one))
  if (wrong !== undefined) return { mistake: invitationMessages.inviteeInvalid(quoted(wrong)) }
  const emails = [...new Set(typed.map(normalizeEmail))]
  return emails.length > inviteesAtOnce
    ? { mistake: invitationMessages.tooManyInvitees(inviteesAtOnce) }
    : { emails }
}
