import { isEmail, normalizeEmail } from './email.ts'
import { cutText } from './text.ts'
import { limits } from './limits.ts'

/** People who may be invited with one call. */
export const inviteesAtOnce = 100

export const tooManyInviteesMessage = `At most ${inviteesAtOnce} people can be invited at once.`
export const templateInvitationMessage =
  'Nobody can be invited to a template. Create a session from it first.'

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
