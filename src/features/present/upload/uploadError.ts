import { ServerTrouble } from '#api/callErrors.ts'
import type { CallError } from '#api/callErrors.ts'
import { isRefusalCode, Refusal, UserMistake } from '#domain/errors.ts'
import type { Message } from '#domain/message.ts'
import { filesUnavailable } from '#domain/messages/calls.ts'
import * as slideMessages from '#domain/messages/slides.ts'

export interface UploadAnswer {
  status: number
  /** The message in English. */
  text: string
  header: (name: string) => string | null
}

/** The same file may be accepted later. */
const passing: readonly Message[] = [
  filesUnavailable,
  slideMessages.uploadFailed,
  slideMessages.uploadsBusy,
  slideMessages.uploadTooSlow,
  slideMessages.uploadNoRoom,
]

/** What the user is told of a failure that may pass. */
export function passingMessage({ code }: Message): Message {
  return passing.find((message) => message.code === code) ?? slideMessages.uploadFailed
}

/** Why the server took no file; null when it did. SPEC SL19, SL20 */
export function uploadError({ status, text, header }: UploadAnswer): CallError | null {
  if (status >= 200 && status < 300) return null
  const code = header('error-code')
  if (code !== null && isRefusalCode(code)) return new Refusal(code)
  if (status === 401) return new Refusal('UNAUTHENTICATED')
  if (status === 429) return new Refusal('RATE_LIMITED')
  const isOurs = code !== null
  // What something on the way answers is 'Upload failed', too: another try may help.
  if (!isOurs || passing.some((message) => message.code === code))
    return new ServerTrouble(isOurs, passingMessage({ code, sentence: text }))
  const values = header('error-values')
  return new UserMistake({ code, sentence: text, ...(values && { values: values.split(',') }) })
}
