import { ServerTrouble } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { CreateUserDocument, ValidateUserDataDocument } from '#api/operations/signUp.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { emailMistake } from '#domain/accounts/email.ts'
import { UserMistake } from '#domain/errors.ts'
import { newPasswordMistake } from '#domain/accounts/password.ts'
import type { Message } from '#domain/message.ts'
import * as accountMessages from '#domain/messages/accounts.ts'
import { serverTrouble } from '#domain/messages/calls.ts'

export interface SignUpForm {
  email: string
  password: string
  confirmation: string
  firstName: string
  lastName: string
}

export type SignUpOutcome = 'signedIn' | 'mailed'

/** Validates the form before anything is sent: one mistake per field, or null. */
export function signUpMistakes(form: SignUpForm): { email: Message | null; password: Message | null } {
  return { email: emailMistake(form.email), password: passwordMistake(form) }
}

/** An empty password is allowed: the person gets a link to set one by mail. */
function passwordMistake({ password, confirmation }: SignUpForm): Message | null {
  if (password !== confirmation) return accountMessages.passwordsDiffer
  return password === '' ? null : newPasswordMistake(password)
}

/**
 * Signs up: the server validates, then creates the account, then the person is signed in. With an e-mail address alone
 * they get a mail with what they need to sign in.
 *
 * The page or session of the sign-up is not sent: nothing on the server may link an account with a participant of a
 * workshop.
 *
 * @returns how they go on: signed in, or with the mail
 * @throws {CallError} with the sentence of the catalogue
 * @see SPEC M14
 */
export async function signUp({ email, password, firstName, lastName }: SignUpForm): Promise<SignUpOutcome> {
  const address = email.trim()
  const given = password === '' ? { email: address } : { email: address, password }
  try {
    await call(ValidateUserDataDocument, given, 'nobody')
    await call(CreateUserDocument, given, 'nobody')
  } catch (error) {
    throw inWords(error, accountMessages.signUpFailed)
  }
  if (password === '') return 'mailed'
  const account = await credentials.signIn(address, password).catch((error: unknown) => {
    if (error instanceof UserMistake) throw new UserMistake(accountMessages.signInAfterSignUpFailed)
    throw inWords(error, accountMessages.signInAfterSignUpFailed)
  })
  const name = { firstName: firstName.trim(), lastName: lastName.trim() }
  if (name.firstName === '' && name.lastName === '') return 'signedIn'
  // A failure here is ignored: the account exists and works, and a name can be entered again in the settings.
  await call(UpdateUserDocument, { userId: account.userId, ...name }).then(
    () => credentials.renameAccount(name),
    () => undefined,
  )
  return 'signedIn'
}

/** Replaces a server failure without a reason by the catalogue's message for the step that failed. */
function inWords(error: unknown, said: Message): unknown {
  const isUnexplained = error instanceof ServerTrouble && error.said === serverTrouble
  return isUnexplained ? new ServerTrouble(error.aboutThisCall, said) : error
}
