import type { Message } from '../message.ts'
import { limits } from '../limits.ts'
import * as accountMessages from '../messages/accounts.ts'

// One @ with a local part before it and a domain with a dot after it. Only letters, digits and the marks that need no
// quotes: no header injection, no address lists, no invisible characters.
const emailForm = /^[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\d-]+(\.[\p{L}\p{M}\d-]+)+$/u
const latinAlone = /^[\p{Script=Latin}\P{L}]*$/u

/** Normalizes an e-mail address for storage and comparison: lower case, no surrounding spaces. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/**
 * Whether a text is an e-mail address of at most 250 characters, surrounding spaces aside. Lookalikes are rejected:
 * full-width letters, ligatures, and Latin letters mixed with another script or with combining accents. SPEC U2.
 */
export function isEmail(typed: string): boolean {
  const email = normalizeEmail(typed)
  return (
    email.length <= limits.email &&
    email.normalize('NFKC') === email &&
    emailForm.test(email) &&
    email.split(/[@.]/).every(isOneScript)
  )
}

function isOneScript(label: string): boolean {
  return !/\p{Script=Latin}/u.test(label) || (latinAlone.test(label) && !/\p{M}/u.test(label))
}

/**
 * The message for an invalid address, or null for a valid one.
 *
 * @see SPEC U2, M17
 */
export function emailMistake(typed: string): Message | null {
  if (typed.trim() === '') return accountMessages.emailMissing
  return isEmail(typed) ? null : accountMessages.emailInvalid
}
