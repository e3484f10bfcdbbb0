import { Refusal, UserMistake } from '#domain/errors.ts'
import type { AnyMessage, Message } from '#domain/message.ts'
import * as callMessages from '#domain/messages/calls.ts'

/** The server could not be reached, so it is unknown whether the call arrived. The call may be retried. */
export class Offline extends Error {
  override name = 'Offline'
  readonly said = callMessages.offline
  constructor() {
    super(callMessages.offline.sentence)
  }
}

/** The server answered, but failed internally. The call may be retried. */
export class ServerTrouble extends Error {
  override name = 'ServerTrouble'
  /** True when the server itself reported this for this call; false for an answer of a proxy, or during a restart. */
  readonly aboutThisCall: boolean
  readonly said: Message
  /** @param said the action that failed, when the table has a message for it */
  constructor(aboutThisCall: boolean, said: Message = callMessages.serverTrouble) {
    super(said.sentence)
    this.aboutThisCall = aboutThisCall
    this.said = said
  }
}

/**
 * All errors of a call. `UserMistake`: the user can correct it (`ok: false`). `Refusal`: the call is not allowed, with
 * its code; `UNAUTHENTICATED` only after renewing the token did not help.
 */
export type CallError = UserMistake | Refusal | Offline | ServerTrouble

export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof UserMistake ||
    error instanceof Refusal ||
    error instanceof Offline ||
    error instanceof ServerTrouble
  )
}

/** Whether the call itself was valid: the server failed or could not be reached. */
export function isTrouble(error: unknown): error is ServerTrouble | Offline {
  return error instanceof ServerTrouble || error instanceof Offline
}

/** Like `messageOf`, but with a message about the failed action when the server failed and gave no reason. */
export function failureOf(error: unknown, inTrouble: AnyMessage): AnyMessage {
  const { said } = isCallError(error) ? error : { said: callMessages.serverTrouble }
  return said === callMessages.serverTrouble ? inTrouble : said
}

/** The message that the user sees for an error; unknown errors get a general message. */
export function messageOf(error: unknown): Message {
  return isCallError(error) ? error.said : callMessages.serverTrouble
}
