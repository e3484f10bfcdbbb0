import { expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { newPasswordMistake } from '#domain/accounts/password.ts'
import { everyMessage } from '#support/calls/everyMessage.ts'
import { sourcesIn } from '#support/sources.ts'
import { messageIn } from '#ui/texts/messageText.ts'
import type { MessageSentences } from '#ui/texts/messageText.ts'
import { languages } from '#ui/texts/useText.ts'

const others = languages.filter((language) => language !== 'en')

const sentencesIn = async (language: string): Promise<MessageSentences> =>
  ((await import(`../../ui/texts/messageText.${language}.ts`)) as { default: { texts: MessageSentences } })
    .default.texts

test('the name of every message is its code, and all sentences differ', () => {
  const all = everyMessage()
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter(([name, { code }]) => name !== code)).toEqual([])
  expect(new Set(all.map(([, { sentence }]) => sentence)).size).toBe(all.length)
})

test.each(others)(
  'every code has its sentence in %s, with all arguments of the message',
  async (language) => {
    const translated = await sentencesIn(language)
    const all = everyMessage()
    expect(Object.keys(translated).sort()).toEqual(all.map(([code]) => code).sort())
    for (const [, message] of all) {
      const said = messageIn(translated, message)
      expect(said).not.toBe(message.sentence)
      expect(said, message.sentence).not.toMatch(/[{}]/)
      expect(said.includes('7'), said).toBe(message.sentence.includes('7'))
    }
  },
)

test('every mistake and refusal is in the table', () => {
  const loose = ['src/domain', 'src/api', 'src/sync', 'server']
    .flatMap((folder) => sourcesIn(folder))
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/new UserMistake\(\s*['"`]/g)].map(([found]) => `${path}: ${found}`),
    )
  expect(loose).toEqual([])
})

test('[U17] a message is translated by its code, whatever its English sentence says', async () => {
  const swedish = await sentencesIn('sv')
  const said = (code: string | null, sentence: string, values: (string | number)[] = []): string =>
    messageIn(swedish, { code, sentence, values })
  expect(said('textTooLong', 'No more than 250, please.', ['250'])).toBe('Använd högst 250 tecken.')
  expect(said('inviteeInvalid', '?', ['$& {0}'])).toBe('$& {0} är ingen giltig e-postadress.')
  expect(messageIn(swedish, newPasswordMistake('short7') ?? '')).toBe(
    'Ditt nya lösenord uppfyller inte kraven: Det måste ha minst 8 tecken.',
  )
})

test('[U17] a message that cannot be translated is shown as it was sent', async () => {
  const swedish = await sentencesIn('sv')
  expect(messageIn(null, messages.sessionEnded)).toBe('This session has ended.')
  expect(messageIn(swedish, { code: null, sentence: 'This session has ended.' })).toBe(
    'This session has ended.',
  )
  expect(messageIn(swedish, { code: 'ofTomorrow', sentence: 'Not today.' })).toBe('Not today.')
  expect(messageIn(swedish, { code: 'toString', sentence: 'Not today.' })).toBe('Not today.')
  expect(messageIn(swedish, 'Sessionen är full.')).toBe('Sessionen är full.')
})
