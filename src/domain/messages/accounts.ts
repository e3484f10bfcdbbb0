import { limits } from '../limits.ts'
import { quoting } from '../message.ts'
import type { Message } from '../message.ts'

// Messages about accounts, passwords and licences (SPEC M14 to M19).

export const signUpFailed = {
  code: 'signUpFailed',
  sentence:
    'Oops, something seems to have gone wrong when we tried to set up your account. Please try again!',
}
export const signInAfterSignUpFailed = {
  code: 'signInAfterSignUpFailed',
  sentence: "There was a problem and we couldn't log you in",
}
export const recoveryFailed = {
  code: 'recoveryFailed',
  sentence: 'Oops, something seems to have gone wrong when we tried to reset the password. Please try again!',
}
export const passwordAlreadyChanged = {
  code: 'passwordAlreadyChanged',
  sentence: 'Password already changed!',
}
export const profileFailed = {
  code: 'profileFailed',
  sentence:
    'Oops, something seems to have gone wrong when we tried to change your profile details. Please try again!',
}
export const deletionUnavailable = {
  code: 'deletionUnavailable',
  sentence: 'Your files cannot be deleted at the moment, so nothing was deleted. Please try again later.',
}
export const currentPasswordWrong = {
  code: 'currentPasswordWrong',
  sentence: 'Password validation failed: The current password is not correct.',
}
export const passwordUnchanged = {
  code: 'passwordUnchanged',
  sentence: 'Password validation failed: The new password must differ from the current one.',
}
export const emailMissing = { code: 'emailMissing', sentence: 'Please enter your email' }
export const emailInvalid = { code: 'emailInvalid', sentence: 'Please enter a valid email' }
export const passwordsDiffer = { code: 'passwordsDiffer', sentence: 'Passwords do not match' }
export const passwordTooShort = {
  code: 'passwordTooShort',
  sentence: `It must have at least ${limits.passwordMinimum} characters.`,
}
export const passwordWithoutLetters = { code: 'passwordWithoutLetters', sentence: 'It must contain letters.' }
export const passwordWithoutDigits = { code: 'passwordWithoutDigits', sentence: 'It must contain digits.' }
export const passwordTooLong = {
  code: 'passwordTooLong',
  sentence: `It must have at most ${limits.passwordBytes} characters.`,
}
export const passwordBroken = { code: 'passwordBroken', sentence: 'It must not contain broken characters.' }
/** The values are the codes of the unmet criteria; translations insert their sentences for `{all}`. */
export const passwordUnmet = (unmet: readonly Message[]): Message => ({
  code: 'passwordUnmet',
  sentence: `Your new password does not meet the required criteria: ${unmet.map(({ sentence }) => sentence).join(' ')}`,
  values: unmet.map(({ code }) => code ?? ''),
})
/**
 * The same message for an unknown key and for a key of another account, so that it does not reveal which keys exist.
 */
export const licenceKeyRefused = {
  code: 'licenceKeyRefused',
  sentence: 'This licence key cannot be added. Please check that it is typed correctly and not in use yet.',
}
export const licenceForNone = {
  code: 'licenceForNone',
  sentence: 'Your licence allows no sessions. Add another licence key.',
}
export const licenceForOne = {
  code: 'licenceForOne',
  sentence: 'Your licence allows 1 session at a time. Delete one, or add another licence key.',
}
export const licenceForSome = (sessions: number) =>
  quoting(
    'licenceForSome',
    `Your licence allows ${sessions} sessions at a time. Delete one, or add another licence key.`,
    sessions,
  )
/** The auth server is away, or signs with keys that this server does not know. */
export const signInUnavailable = {
  code: 'signInUnavailable',
  sentence: 'Signing in does not work at the moment. Please try again soon.',
}
