import { Refusal, UserMistake } from '#domain/errors.ts'

/** The server could not be reached: nothing is known of whether the call arrived. It may be sent again. */
export class Offline extends Error {
  override name = 'Offline'
  constructor() {
    super('There is no connection right now.')
  }
}

/** The server answered, but could not do its work. It may be sent again. */
export class ServerTrouble extends Error {
  override name = 'ServerTrouble'
  /** Whether the server said so itself about this very call, and not a proxy or a restart about all calls. */
  readonly aboutThisCall: boolean
  /** @param message the catalogue's, where it has one for what was tried */
  constructor(aboutThisCall: boolean, message = 'Oops, something went wrong!') {
    super(message)
    this.aboutThisCall = aboutThisCall
  }
}

/**
 * Everything a call can fail with. `UserMistake`: the person can mend it (`ok: false`, the message is the catalogue's).
 * `Refusal`: it may not be made, with its code; `UNAUTHENTICATED` only after a refresh of the token did not help.
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

/** Nothing is wrong with what was asked: the server is in trouble or out of reach. */
export function isTrouble(error: unknown): error is ServerTrouble | Offline {
  return error instanceof ServerTrouble || error instanceof Offline
}

/** As `messageOf`, with the catalogue's words for what was tried where the server could not do its work. */
export function failureOf(error: unknown, inTrouble: string): string {
  return error instanceof ServerTrouble || !isCallError(error) ? inTrouble : error.message
}

/** What a person reads about an error; what is unknown is told in general words. */
export function messageOf(error: unknown): string {
  return isCallError(error) ? error.message : 'Oops, something went wrong!'
}
