import { limits } from './limits.ts'

const emailMissingMessage = 'Please enter your email'
const emailInvalidMessage = 'Please enter a valid email'

// One @, something before it, a name with a dot after it; of letters, digits and the marks that mail allows without quotes: nothing
// that a header or a list of addresses could be made of, and nothing that cannot be seen.
const emailForm = /^[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\d-]+(\.[\p{L}\p{M}\d-]+)+$/u
const latinAlone = /^[\p{Script=Latin}\P{L}]*$/u

/** An e-mail address in the form it is kept and compared: lower case, no space around it. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/**
 * Whether a text looks like an e-mail address of at most 250 characters, spaces around it aside. One that only looks like another
 * is none: full-width letters, ligatures, and Latin letters beside those of another script or with loose accents. SPEC U2.
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
 * What is wrong with an address as typed, or null.
 *
 * @see specification, part 1, section 5: signup email
 */
export function emailMistake(typed: string): string | null {
  if (typed.trim() === '') return emailMissingMessage
  return isEmail(typed) ? null : emailInvalidMessage
}
