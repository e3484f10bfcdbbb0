import { UserMistake } from '#domain/errors.ts'
import type { Message } from '#domain/message.ts'

/** What every mutation returns beside its own result. */
export type Payload<Answer> =
  | ({ ok: true; errorString?: null; errorCode?: null; errorValues?: null } & Answer)
  | ({ ok: false } & MessageFields & Partial<Answer>)

/** A message in the form of a payload. */
export interface MessageFields {
  errorString: string
  errorCode: string | null
  errorValues: string[]
}

/**
 * Runs an act and answers as every mutation does: a mistake that the user can correct is not a GraphQL error but `ok:
 * false` with a message. Everything else is rethrown.
 */
export async function toPayload<Answer extends object>(
  act: () => Answer | Promise<Answer>,
): Promise<Payload<Answer>> {
  try {
    return { ...(await act()), ok: true }
  } catch (error) {
    if (!(error instanceof UserMistake)) throw error
    const refused: { ok: false } & MessageFields = { ok: false, ...messageFields(error.said) }
    return refused as Payload<Answer>
  }
}

function messageFields(said: Message): MessageFields {
  return { errorString: said.sentence, ...codeFields(said) }
}

/** What clients need to translate a message. */
export function codeFields({ code, values = [] }: Message): Omit<MessageFields, 'errorString'> {
  return { errorCode: code, errorValues: values.map(String) }
}
