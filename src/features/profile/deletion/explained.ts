import { messageOf, Offline } from '#api/callErrors.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { Message } from '#domain/message.ts'

/**
 * The message for a failed change of the account: the server's own sentence if the person can act on it, else the
 * catalogue's.
 */
export function explained(error: unknown, failed: Message): Message {
  const isActionable =
    error instanceof UserMistake ||
    error instanceof Offline ||
    (error instanceof Refusal && (error.code === 'RATE_LIMITED' || error.code === 'UNAUTHENTICATED'))
  return isActionable ? messageOf(error) : failed
}
