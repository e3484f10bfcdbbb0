import { isEmail, normalizeEmail } from './email.ts'
import { inviteesAtOnce, invalidInviteeMessage, tooManyInviteesMessage } from './invitation.ts'
import { cutText } from './text.ts'
import { limits } from './limits.ts'

/** Addresses that are going to be invited, and what is being typed beside them. */
export interface InviteChips {
  /** In lower case, each once, in the order they were added. */
  emails: readonly string[]
  typed: string
  /** What is wrong with what was typed. */
  mistake: string | null
}

export const noChips: InviteChips = { emails: [], typed: '', mistake: null }

// What ends an address while it is typed, and stands between pasted ones.
const separator = /[\s,;]/
// Anything in a text that could be an address: what it is wrapped in, as in `Ana <ana@example.org>`, is none of it.
const candidate = /[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+/g

/** @see specification, part 1, section 5: invite email chips */
function duplicateInviteeMessage(typed: string): string {
  return `${cutText(typed.trim(), limits.email)} has already been added.`
}

/** Typing goes on; a comma or a space behind an address adds it, and so does the end of a line. */
export function typeInvitee(chips: InviteChips, typed: string): InviteChips {
  if (!separator.test(typed.trimStart())) return { ...chips, typed: typed.trimStart(), mistake: null }
  const pieces = typed.split(separator).filter(Boolean)
  // Behind the last separator an address may still be growing.
  const isEnded = separator.test(typed.at(-1) ?? '')
  const growing = isEnded ? '' : (pieces.pop() ?? '')
  let after: InviteChips = { ...chips, typed: '', mistake: null }
  for (const [place, piece] of pieces.entries()) {
    after = addInvitee({ ...after, typed: piece })
    if (after.mistake !== null) return { ...after, typed: [...pieces.slice(place), growing].join(' ').trim() }
  }
  return { ...after, typed: growing }
}

/** Adds what was typed; what cannot be added stays there, with the reason. Nothing typed is no mistake. */
export function addInvitee(chips: InviteChips): InviteChips {
  const typed = chips.typed.trim()
  if (typed === '') return { ...chips, typed: '', mistake: null }
  const mistake = mistakeOf(chips.emails, typed)
  if (mistake !== null) return { ...chips, mistake }
  return { emails: [...chips.emails, normalizeEmail(typed)], typed: '', mistake: null }
}

/**
 * Adds all addresses of a pasted text that are not there yet.
 *
 * @returns null when there is no address in it: it is a text like any other
 */
export function pasteInvitees(chips: InviteChips, text: string): InviteChips | null {
  const found = emailsIn(text)
  if (found.length === 0) return null
  const all = [...new Set([...chips.emails, ...found])]
  const emails = all.slice(0, inviteesAtOnce)
  return { ...chips, emails, mistake: all.length > emails.length ? tooManyInviteesMessage : null }
}

export function removeInvitee(chips: InviteChips, email: string): InviteChips {
  return { ...chips, emails: chips.emails.filter((one) => one !== email), mistake: null }
}

/** All e-mail addresses in a text, in lower case, each once. */
export function emailsIn(text: string): string[] {
  const found = (text.match(candidate) ?? [])
    // The end of a sentence, and quotation marks around it.
    .map((one) => normalizeEmail(one.replace(/^['`“‘.\p{Cf}]+|['`”’.!?\p{Cf}]+$/gu, '')))
    .filter(isEmail)
  return [...new Set(found)]
}

function mistakeOf(emails: readonly string[], typed: string): string | null {
  if (!isEmail(typed)) return invalidInviteeMessage(typed)
  if (emails.includes(normalizeEmail(typed))) return duplicateInviteeMessage(typed)
  return emails.length >= inviteesAtOnce ? tooManyInviteesMessage : null
}
