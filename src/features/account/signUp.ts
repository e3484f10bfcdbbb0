import { ServerTrouble } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { UpdateUserDocument } from '#api/operations/account.ts'
import { CreateUserDocument, ValidateUserDataDocument } from '#api/operations/signUp.ts'
import { session } from '#api/session.ts'
import { accountMessages } from '#domain/accountMessages.ts'
import { emailMistake } from '#domain/email.ts'
import { UserMistake } from '#domain/errors.ts'
import { newPasswordMistake, passwordsDifferMessage } from '#domain/password.ts'

export interface SignUpForm {
  email: string
  password: string
  confirmation: string
  firstName: string
  lastName: string
}

export type SignUpOutcome = 'signedIn' | 'mailed'

/** What is wrong with the form before anything is sent, by field. */
export function signUpMistakes(form: SignUpForm): { email: string | null; password: string | null } {
  return { email: emailMistake(form.email), password: passwordMistake(form) }
}

/** Without a password a link to set one is mailed. */
function passwordMistake({ password, confirmation }: SignUpForm): string | null {
  if (password !== confirmation) return passwordsDifferMessage
  return password === '' ? null : newPasswordMistake(password)
}

/**
 * Signs up: the server checks first, then makes the account, then the person is signed in; with an e-mail address alone they
 * get a mail with what they need to sign in.
 *
 * Where somebody signs up is not told: nothing on the server is to link an account with a participant of a workshop.
 *
 * @returns how they go on: signed in, or with the mail
 * @throws {CallError} with the sentence of the catalogue
 * @see specification, part 1, sections 5 and 7: outcome handling
 */
export async function signUp({ email, password, firstName, lastName }: SignUpForm): Promise<SignUpOutcome> {
  const address = email.trim()
  const credentials = password === '' ? { email: address } : { email: address, password }
  try {
    await call(ValidateUserDataDocument, credentials, 'nobody')
    await call(CreateUserDocument, credentials, 'nobody')
  } catch (error) {
    throw inWords(error, accountMessages.signUpFailed)
  }
  if (password === '') return 'mailed'
  const account = await session.signIn(address, password).catch((error: unknown) => {
    if (error instanceof UserMistake) throw new UserMistake(accountMessages.signInAfterSignUpFailed)
    throw inWords(error, accountMessages.signInAfterSignUpFailed)
  })
  const name = { firstName: firstName.trim(), lastName: lastName.trim() }
  if (name.firstName === '' && name.lastName === '') return 'signedIn'
  // The account is there and works; a name can be told again in the settings.
  await call(UpdateUserDocument, { userId: account.userId, ...name }).then(
    () => session.renameAccount(name),
    () => undefined,
  )
  return 'signedIn'
}

/** The trouble of the server in the catalogue's words for what was tried. */
function inWords(error: unknown, message: string): unknown {
  return error instanceof ServerTrouble ? new ServerTrouble(error.aboutThisCall, message) : error
}
