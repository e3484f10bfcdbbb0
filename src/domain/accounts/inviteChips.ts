import { isEmail, normalizeEmail } from './email.ts'
import { inviteesAtOnce, quoted } from './invitation.ts'
import type { Message } from '../message.ts'
import * as invitationMessages from '../messages/invitations.ts'
import { linesIn } from '../text.ts'

/** The addresses to invite, and the text being typed. */
export interface InviteChips {
  /** In lower case, without duplicates, in the order of adding. */
  emails: readonly string[]
  typed: string
  /** Why the typed text was not added. */
  mistake: Message | null
}

export const noChips: InviteChips = { emails: [], typed: '', mistake: null }

// Ends an address while typing, and separates pasted addresses.
const separator = /[\s,;]/
// A possible address in a text, without what encloses it, as in `Ana <ana@example.org>`.
const candidate = /[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+/g

/** Handles typing: a comma, a space or a line break after an address adds it. */
export function typeInvitee(chips: InviteChips, typed: string): InviteChips {
  if (!separator.test(typed.trimStart())) return { ...chips, typed: typed.trimStart(), mistake: null }
  const pieces = typed.split(separator).filter(Boolean)
  // The user may still be typing the address after the last separator.
  const isEnded = separator.test(typed.at(-1) ?? '')
  const growing = isEnded ? '' : (pieces.pop() ?? '')
  let after: InviteChips = { ...chips, typed: '', mistake: null }
  for (const [index, piece] of pieces.entries()) {
    after = addInvitee({ ...after, typed: piece })
    if (after.mistake !== null) return { ...after, typed: [...pieces.slice(index), growing].join(' ').trim() }
  }
  return { ...after, typed: growing }
}

/**
 * Adds the typed address. Text that cannot be added stays in the field, with the reason. An empty field is no mistake.
 */
export function addInvitee(chips: InviteChips): InviteChips {
  const typed = chips.typed.trim()
  if (typed === '') return { ...chips, typed: '', mistake: null }
  const mistake = mistakeOf(chips.emails, typed)
  if (mistake !== null) return { ...chips, mistake }
  return { emails: [...chips.emails, normalizeEmail(typed)], typed: '', mistake: null }
}

/**
 * Adds all addresses of a pasted text, without duplicates.
 *
 * @returns null when the text contains no address and is pasted as ordinary text
 */
export function pasteInvitees(chips: InviteChips, text: string): InviteChips | null {
  const found = emailsIn(text)
  if (found.length === 0) return null
  const all = [...new Set([...chips.emails, ...found])]
  const emails = all.slice(0, inviteesAtOnce)
  return {
    ...chips,
    emails,
    mistake: all.length > emails.length ? invitationMessages.tooManyInvitees(inviteesAtOnce) : null,
  }
}

export function removeInvitee(chips: InviteChips, email: string): InviteChips {
  return { ...chips, emails: chips.emails.filter((one) => one !== email), mistake: null }
}

/** All e-mail addresses in a text, in lower case, without duplicates. */
export function emailsIn(text: string): string[] {
  const found = linesIn(text)
    .flatMap((line) => line.match(candidate) ?? [])
    // Removes punctuation at the end of a sentence, and quotation marks around the address.
    .map((one) => normalizeEmail(one.replace(/^['`“‘.\p{Cf}]+|['`”’.!?\p{Cf}]+$/gu, '')))
    .filter(isEmail)
  return [...new Set(found)]
}

function mistakeOf(emails: readonly string[], typed: string): Message | null {
  if (!isEmail(typed)) return invitationMessages.inviteeInvalid(quoted(typed))
  if (emails.includes(normalizeEmail(typed))) return invitationMessages.inviteeTwice(quoted(typed))
  return emails.length >= inviteesAtOnce ? invitationMessages.tooManyInvitees(inviteesAtOnce) : null
}
