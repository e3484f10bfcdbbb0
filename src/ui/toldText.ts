import { useMemo } from 'react'
import type { Catalogue } from './useText.ts'
import { useText } from './useText.ts'

/**
 * The sentences that calls and rules answer with, in English as the calls have them, and what the screens say instead. `{}`
 * stands for what is quoted in it, such as a number or a name.
 */
export type ToldSentences = Readonly<Record<string, string>>

/** English screens say them as they come. */
export const toldText = { id: 'told', en: {} as ToldSentences } satisfies Catalogue<ToldSentences>

/** What a call or a rule answered, in the person's language. An unknown sentence stays as it is. */
export type Tell = <Message extends string | null>(message: Message) => Message

export function useTold(): Tell {
  const sentences = useText(toldText)
  return useMemo(
    () =>
      <Message extends string | null>(message: Message) =>
        (message === null ? null : toldIn(sentences, message)) as Message,
    [sentences],
  )
}

/** Exported for its test. */
export function toldIn(sentences: ToldSentences, message: string): string {
  const whole = sentences[message] ?? withQuoted(sentences, message)
  if (whole !== undefined) return whole
  const colon = message.indexOf(': ')
  if (colon < 0) return message
  // A title and the sentences behind it.
  const parts = message.slice(colon + 2).match(/[^.]+\.?/g) ?? []
  const told = parts.map((part) => toldIn(sentences, part.trim()))
  return `${sentences[message.slice(0, colon)] ?? message.slice(0, colon)}: ${told.join(' ')}`
}

function withQuoted(sentences: ToldSentences, message: string): string | undefined {
  for (const [english, said] of Object.entries(sentences)) {
    const [before = '', after] = english.split('{}')
    if (after === undefined || message.length < before.length + after.length) continue
    if (message.startsWith(before) && message.endsWith(after))
      return said.replace('{}', () => message.slice(before.length, message.length - after.length))
  }
  return undefined
}
