import type { Message } from '#domain/message.ts'
import type { MessageCode } from '#domain/messages.ts'
import { messages } from '#domain/messages.ts'
import { unmetPasswordCriteria } from '#domain/accounts/password.ts'

/** The table of messages, by export name. Messages with parameters are called with sample values. */
export function everyMessage(quoted = 7): [MessageCode, Message][] {
  return (Object.entries(messages) as [MessageCode, unknown][]).map(([code, said]) => [
    code,
    code === 'passwordUnmet'
      ? messages.passwordUnmet([...unmetPasswordCriteria(''), ...unmetPasswordCriteria('å'.repeat(80))])
      : typeof said === 'function'
        ? (said as (...values: number[]) => Message)(...Array<number>(said.length).fill(quoted))
        : (said as Message),
  ])
}
