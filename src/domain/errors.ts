/** Who may not call is told by one of these, in `extensions.code`. */
export type RefusalCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT' | 'RATE_LIMITED'

/** What the person can mend: answered as `{ ok: false, errorString: message }`, nothing is changed. */
export class UserMistake extends Error {
  override name = 'UserMistake'
}

/** A call that may not be made: a GraphQL error with `extensions.code`. `detail` is for the log alone. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly detail: string
  constructor(code: RefusalCode, detail = '') {
    super(refusalMessages[code])
    this.code = code
    this.detail = detail
  }
}

/** What a person reads when a call is refused. */
export const refusalMessages: Record<RefusalCode, string> = {
  UNAUTHENTICATED: 'Please sign in again.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'This is no longer here.',
  BAD_USER_INPUT: 'Something in this request is not as expected.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
}

/** Close codes of the collaboration websocket, with their reasons. */
export const closeCodes = {
  malformed: { code: 1008, reason: 'malformed' },
  tooLarge: { code: 1009, reason: 'too-large' },
  tryAgain: { code: 1013, reason: 'try-again' },
  /** Something of a desk is missing on the server: connect at once, the first sync sends it. */
  resync: { code: 4409, reason: 'resync' },
  rightsChanged: { code: 4403, reason: 'rights-changed' },
  tooManyAttempts: { code: 4429, reason: 'too-many-attempts' },
  tooFast: { code: 4430, reason: 'too-fast' },
  slowReader: { code: 4431, reason: 'slow-reader' },
  /** A facilitator took them out of the session. */
  removed: { code: 4410, reason: 'removed' },
  unauthenticated: { code: 4401, reason: 'unauthenticated' },
  shuttingDown: { code: 1012, reason: 'restarting' },
} as const
