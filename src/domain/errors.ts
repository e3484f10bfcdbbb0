import type { AnyMessage, Message } from './message.ts'
import { sentenceOf } from './message.ts'
import * as callMessages from './messages/calls.ts'

/** Codes of refused calls, sent as `extensions.code`. */
export type RefusalCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT' | 'RATE_LIMITED'

/**
 * A mistake that the user can correct: answered as `{ ok: false, errorString, errorCode, errorValues }`; nothing is
 * changed.
 *
 * @param said a message of the table; a plain sentence when an older server sent it without a code
 */
export class UserMistake extends Error {
  override name = 'UserMistake'
  readonly said: Message
  constructor(said: AnyMessage) {
    super(sentenceOf(said))
    this.said = typeof said === 'string' ? { code: null, sentence: said } : said
  }
}

/** A call that is not allowed: a GraphQL error with `extensions.code`. `detail` is written to the log only. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly detail: string
  readonly said: Message
  constructor(code: RefusalCode, detail = '', options?: ErrorOptions) {
    super(refusals[code].sentence, options)
    this.said = refusals[code]
    this.code = code
    this.detail = detail
  }
}

/**
 * Something that Plenum depends on is away, such as the auth server or file storage: a GraphQL error with the code
 * `SERVICE_UNAVAILABLE` and a message of the table. The call may be retried.
 */
export class Unavailable extends Error {
  override name = 'Unavailable'
  readonly said: Message
  constructor(said: Message, options?: ErrorOptions) {
    super(said.sentence, options)
    this.said = said
  }
}

/** Whether an error code belongs to a refusal. */
export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code)
}

// Imported by name: a lookup in the table would pull the whole table into the first chunk that a page loads.
const refusals: Record<RefusalCode, Message> = {
  UNAUTHENTICATED: callMessages.UNAUTHENTICATED,
  FORBIDDEN: callMessages.FORBIDDEN,
  NOT_FOUND: callMessages.NOT_FOUND,
  BAD_USER_INPUT: callMessages.BAD_USER_INPUT,
  RATE_LIMITED: callMessages.RATE_LIMITED,
}

/** Close codes of the collaboration websocket, with their reasons. */
export const closeCodes = {
  malformed: { code: 1008, reason: 'malformed' },
  tooLarge: { code: 1009, reason: 'too-large' },
  tryAgain: { code: 1013, reason: 'try-again' },
  /** The server lacks updates of a desk: the client reconnects at once, and the first sync sends them. */
  resync: { code: 4409, reason: 'resync' },
  rightsChanged: { code: 4403, reason: 'rights-changed' },
  tooManyAttempts: { code: 4429, reason: 'too-many-attempts' },
  tooFast: { code: 4430, reason: 'too-fast' },
  slowReader: { code: 4431, reason: 'slow-reader' },
  /** A facilitator removed this member from the session. */
  removed: { code: 4410, reason: 'removed' },
  unauthenticated: { code: 4401, reason: 'unauthenticated' },
  shuttingDown: { code: 1012, reason: 'restarting' },
} as const
