import { messageOf, Offline } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { CreateUserDocument, UpdateUserDocument, ValidateUserDataDocument } from '#api/operations/account.ts'
import { session } from '#api/session.ts'
import { accountMessages } from '#domain/accountMessages.ts'
import { emailMistake } from '#domain/email.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { newPasswordMistake, passwordsDifferMessage } from '#domain/password.ts'

export interface SignUpForm {
  email: string
  password: string
  confirmation: string
  firstName: string
  lastName: string
}

/** What is wrong with the form before anything is sent, by field. */
export function signUpMistakes(form: SignUpForm): { email: string | null; password: string | null } {
  return {
    email: emailMistake(form.email),
    password:
      form.password === form.confirmation ? newPasswordMistake(form.password) : passwordsDifferMessage,
  }
}

/**
 * Signs up: the server checks first, then makes the account, then the person is signed in.
 *
 * @throws {UserMistake} with the sentence of the catalogue
 * @see specification, part 1, sections 5 and 7: outcome handling
 */
export async function signUp({ email, password, firstName, lastName }: SignUpForm): Promise<void> {
  const address = email.trim()
  await call(ValidateUserDataDocument, { email: address, password }, 'nobody')
  try {
    await call(CreateUserDocument, { email: address, password }, 'nobody')
  } catch (error) {
    throw new UserMistake(told(error) ?? accountMessages.signUpFailed)
  }
  const account = await session.signIn(address, password).catch((error: unknown) => {
    throw new UserMistake(
      error instanceof Offline ? messageOf(error) : accountMessages.signInAfterSignUpFailed,
    )
  })
  const name = { firstName: firstName.trim(), lastName: lastName.trim() }
  if (name.firstName === '' && name.lastName === '') return
  // The account is there and works; a name can be told again in the settings.
  await call(UpdateUserDocument, { userId: account.userId, ...name }).then(
    () => session.renameAccount(name),
    () => undefined,
  )
}

function told(error: unknown): string | null {
  return error instanceof UserMistake || error instanceof Refusal || error instanceof Offline
    ? messageOf(error)
    : null
}
