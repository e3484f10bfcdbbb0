import { useMemo } from 'react'
import { sentenceOf } from '#domain/message.ts'
import type { AnyMessage, Message } from '#domain/message.ts'
import type { MessageCode } from '#domain/messages.ts'
import type { Catalogue } from './useText.ts'
import { useText } from './useText.ts'

/**
 * Messages of calls and rules by code. `{0}`, `{1}` are replaced by a message's arguments, `{all}` by the sentences of
 * the messages whose codes are its arguments.
 */
export type MessageSentences = Readonly<Record<MessageCode, string>>

/** English needs no catalogue: a message carries its English sentence. */
export const messageText: Catalogue<MessageSentences | null> = { id: 'messages', en: null }

/**
 * A message of a call or a rule as a sentence in the person's language; a sentence already in their language is
 * unchanged.
 */
export type ToText = <Given extends AnyMessage | null>(message: Given) => string | (Given & null)

export function useMessageText(): ToText {
  const sentences = useText(messageText)
  return useMemo(
    () =>
      <Given extends AnyMessage | null>(message: Given) =>
        (message === null ? null : messageIn(sentences, message)) as string | (Given & null),
    [sentences],
  )
}

/** Exported for its test. For an unknown code, such as one of a newer server, the sentence stays as it was sent. */
export function messageIn(sentences: MessageSentences | null, message: AnyMessage): string {
  if (typeof message === 'string' || sentences === null) return sentenceOf(message)
  const sentence = sentenceFor(sentences, message.code)
  return sentence === undefined ? message.sentence : withValues(sentences, sentence, message.values ?? [])
}

function withValues(
  sentences: MessageSentences,
  sentence: string,
  values: NonNullable<Message['values']>,
): string {
  const all = (): string => values.map((code) => sentenceFor(sentences, String(code)) ?? '').join(' ')
  return sentence
    .replace('{all}', all)
    .replace(/\{(\d)\}/g, (place, index: string) => String(values[Number(index)] ?? place))
}

function sentenceFor(sentences: MessageSentences, code: string | null): string | undefined {
  return code !== null && Object.hasOwn(sentences, code) ? sentences[code as MessageCode] : undefined
}
