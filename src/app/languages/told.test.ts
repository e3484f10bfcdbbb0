import { expect, test } from 'vitest'
import { accountMessages } from '#domain/accountMessages.ts'
import { refusalMessages } from '#domain/errors.ts'
import { licenceLimitMessage } from '#domain/licence.ts'
import { newPasswordMistake } from '#domain/password.ts'
import { remoteCodeMessages } from '#domain/remote.ts'
import { sourcesIn } from '#support/sources.ts'
import { toldIn } from '#ui/toldText.ts'
import swedish from '#ui/toldText.sv.ts'

/** Sentences a person can be told: of mistakes, of named messages, and of calls that fail. */
const written = [
  /new UserMistake\(\s*(['`"])(.+?)\1/g,
  /\b\w+Message\s*=\s*(['`"])(.+?)\1/g,
  /\bwrong\.push\(\s*(['`"])(.+?)\1/g,
]

function sentencesIn(folder: string): string[] {
  return sourcesIn(folder).flatMap(({ text }) =>
    written.flatMap((form) => [...text.matchAll(form)].map(([, , sentence = '']) => sentence)),
  )
}

/** As it arrives: with what is quoted in it. */
const withValues = (sentence: string): string => sentence.replaceAll(/\$\{[^}]*\}/g, '7')

test('whatever a call or a rule answers is told in Swedish', () => {
  const sentences = new Set([
    ...['src/domain', 'src/api', 'src/sync', 'server'].flatMap(sentencesIn).map(withValues),
    ...Object.values(accountMessages),
    ...Object.values(refusalMessages),
    ...Object.values(remoteCodeMessages),
    ...(newPasswordMistake('') ?? '').split(/: |(?<=\.) /),
    ...(newPasswordMistake('a1'.repeat(100)) ?? '').split(/: |(?<=\.) /),
    ...[0, 1, 7].map(licenceLimitMessage),
    'There is no connection right now.',
    'Oops, something went wrong!',
  ])
  expect(sentences.size).toBeGreaterThan(40)
  const told = swedish.texts
  expect([...sentences].filter((sentence) => toldIn(told, sentence) === sentence)).toEqual([])
})

test('what is quoted in a sentence stays in it, and an unknown sentence is told as it came', () => {
  const told = swedish.texts
  expect(toldIn(told, 'Please use at most 250 characters.')).toBe('Använd högst 250 tecken.')
  expect(toldIn(told, '$& is not a valid email address.')).toBe('$& är ingen giltig e-postadress.')
  expect(toldIn(told, newPasswordMistake('short7') ?? '')).toBe(
    'Ditt nya lösenord uppfyller inte kraven: Det måste ha minst 8 tecken.',
  )
  expect(toldIn(told, 'Moderator: hello')).toBe('Moderator: hello')
  expect(toldIn({}, 'This session has ended.')).toBe('This session has ended.')
})
