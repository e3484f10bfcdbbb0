import { credentials } from '#api/signIn/credentials.ts'
import type { Account } from '#api/signIn/identity.ts'
import type { Message } from '#domain/message.ts'
import { answerCalls } from '../calls/answerCalls.ts'

/** The answer of a mutation that was carried out. */
export const done = { ok: true, errorString: null, errorCode: null, errorValues: null }

/** The answer of a mutation that was not carried out, with the reason. */
export const mistaken = ({ sentence, code }: Message) => ({
  ...done,
  ok: false,
  errorString: sentence,
  errorCode: code,
})

/** The answer to a sign-in of this person. */
export const tokensOf = (user: object | null) => ({
  tokenAuth: { ...done, token: 'token', refreshToken: 'refresh', deviceToken: null, user },
})

/** Nobody is signed in on this device, and nothing is kept on it. */
export function forgetEverybody(): void {
  localStorage.clear()
  credentials.view.setState({ account: null, members: {}, isSignedOut: false })
}

/** Signs somebody in on this device, without any of before; afterwards calls are answered by `answerCalls` of the test. */
export async function signInHere(firstName = 'Ana'): Promise<Account> {
  forgetEverybody()
  const email = `${firstName.toLowerCase()}@example.org`
  answerCalls({ TokenAuth: tokensOf({ id: 'u1', username: email, email, firstName, lastName: '' }) })
  return credentials.signIn(email, 'correct horse 9')
}
