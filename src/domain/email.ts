import { limits } from './limits.ts'

const emailMissingMessage = 'Please enter your email'
const emailInvalidMessage = 'Please enter a valid email'

// One @, something before it, a name with a dot after it, nothing a header or a list of addresses could be made of.
const emailForm = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\".]+(\.[^\s@,;:<>()[\]\\".]+)+$/

/** An e-mail address in the form it is kept and compared: lower case, no space around it. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/** Whether a text looks like an e-mail address of at most 250 characters, spaces around it aside. */
export function isEmail(typed: string): boolean {
  const email = normalizeEmail(typed)
  return email.length <= limits.email && emailForm.test(email)
}

/**
 * What is wrong with an address as typed, or null.
 *
 * @see specification, part 1, section 5: signup email
 */
export function emailMistake(typed: string): string | null {
  if (typed.trim() === '') return emailMissingMessage
  return isEmail(typed) ? null : emailInvalidMessage
}
