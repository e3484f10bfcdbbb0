import { messageOf, Offline } from '#api/callErrors.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'

/**
 * What a person reads when a change of their account failed: the server's own sentence where there is one to act on, else
 * the one of the catalogue.
 */
export function explained(error: unknown, failed: string): string {
  const isTold =
    error instanceof UserMistake ||
    error instanceof Offline ||
    (error instanceof Refusal && (error.code === 'RATE_LIMITED' || error.code === 'UNAUTHENTICATED'))
  return isTold ? messageOf(error) : failed
}
