import { isEmail, normalizeEmail } from './email.ts'
import { cutText } from './text.ts'
import { limits } from './limits.ts'

/** People who may be invited with one call. */
export const inviteesAtOnce = 100

export const tooManyInviteesMessage = `At most ${inviteesAtOnce} people can be invited at once.`
export const templateInvitationMessage =
  'Nobody can be invited to a template. Create a session from it first.'

/**
 * What the link of an invitation to facilitate is worth: `open` gives the right, `over` is a session that ended or was deleted.
 * SPEC I3.
 */
export type LinkStatus = 'open' | 'used' | 'withdrawn' | 'expired' | 'over'

/** What a person reads whose link gives nothing. */
export const linkMessages: Record<Exclude<LinkStatus, 'open'>, string> = {
  used: 'This invitation was accepted already.',
  withdrawn: 'This invitation was withdrawn.',
  expired: 'This invitation has expired.',
  over: 'The session of this invitation is over.',
}
export const linkUnknownMessage = 'This link is not complete, or it does not work any more.'
export const otherAddressMessage = 'This invitation is for another address than the one you signed in with.'
export const nothingWaitsMessage = 'No invitation waits for you any more.'
export const confirmByMailMessage = 'This person confirms the address themselves, with the link in the mail.'
export const noAccountYetMessage = 'There is no account with this address yet.'

/**
 * What an invitation waits for. `link`: the link in the mail is to be used. Without a mail server: `signUp`, there is no account
 * with the address yet; `confirmation`, the caller is to confirm the account; `owner`, the creator is to. SPEC I3, I4.
 */
export type InvitationWaitsFor = 'link' | 'signUp' | 'confirmation' | 'owner'

/** @see specification, part 1, section 5: invite email chips */
export function invalidInviteeMessage(typed: string): string {
  return `${cutText(typed.trim(), limits.email)} is not a valid email address.`
}

/**
 * The addresses of a list of invitees as they are kept, each once.
 *
 * @returns or what is wrong with the first that is none
 */
export function readInvitees(typed: readonly string[]): { emails: string[] } | { mistake: string } {
  const wrong = typed.find((one) => !isEmail(one))
  if (wrong !== undefined) return { mistake: invalidInviteeMessage(wrong) }
  const emails = [...new Set(typed.map(normalizeEmail))]
  return emails.length > inviteesAtOnce ? { mistake: tooManyInviteesMessage } : { emails }
}
