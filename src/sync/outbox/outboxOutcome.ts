import { Offline, ServerTrouble } from '#api/callErrors.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { Message } from '#domain/message.ts'
import * as callMessages from '#domain/messages/calls.ts'

/** Outcome of one attempt to send an entry. */
export type Outcome =
  | { kind: 'acknowledged' }
  /** Permanent: a retry would be refused too. */
  | { kind: 'refused'; message: Message }
  /** `isTrouble`: the server failed at this very entry. */
  | { kind: 'later'; isSignedOut: boolean; isTrouble: boolean }

/** @param canWait whether the entry may be retried after the server failed at it */
export async function outcomeOfAttempt(attempt: Promise<unknown>, canWait: boolean): Promise<Outcome> {
  try {
    await attempt
    return { kind: 'acknowledged' }
  } catch (error) {
    if (error instanceof UserMistake) return { kind: 'refused', message: error.said }
    if (error instanceof Refusal) return ofRefusal(error)
    const isTrouble = !(error instanceof Offline) && !(error instanceof ServerTrouble && !error.aboutThisCall)
    return isTrouble && !canWait
      ? { kind: 'refused', message: callMessages.updateFailed }
      : { kind: 'later', isSignedOut: false, isTrouble }
  }
}

function ofRefusal(refusal: Refusal): Outcome {
  switch (refusal.code) {
    case 'UNAUTHENTICATED':
      return { kind: 'later', isSignedOut: true, isTrouble: false }
    case 'RATE_LIMITED':
      return { kind: 'later', isSignedOut: false, isTrouble: false }
    case 'FORBIDDEN':
    case 'NOT_FOUND':
    case 'BAD_USER_INPUT':
      return { kind: 'refused', message: refusal.said }
  }
}
