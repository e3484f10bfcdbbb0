import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { accountMessages } from '#domain/accountMessages.ts'
import { refusalMessages } from '#domain/errors.ts'
import { licenceLimitMessage } from '#domain/licence.ts'
import { catalogueFiles, cataloguesOf, translationsOf } from '#support/catalogues.ts'
import { languages } from '#ui/useText.ts'
import told from '#ui/toldText.sv.ts'

/** On screens the word is "session" (the API says workshop). These texts the specification gives to the letter. */
const toTheLetter = new Set([
  'Could not join workshop.',
  'Are you sure you want to delete this workshop?',
  'This will permanently delete the workshop and any input will be lost.',
  'No workshop with session ID:{id} available',
  "It doesn't seem like you currently have any active workshops",
])

/** Every sentence that a value of a catalogue can become; of one that takes values, for one thing and for several. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const make = value as (...values: unknown[]) => unknown
    const tried = [7, 1, 0, '', 'Ada', true].map((one) => Array.from({ length: make.length }, () => one))
    return tried.flatMap((values) => sentencesOf(make(...values)))
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}

/** As the specification writes it: with the name of a value in its place. */
const asSpecified = (sentence: string): string => sentence.replace(/(?<=session ID:).*(?= available)/, '{id}')

const wrongIn = (where: string, value: unknown): string[] =>
  [...new Set(sentencesOf(value))]
    .filter((sentence) => /workshop/i.test(sentence) && !toTheLetter.has(asSpecified(sentence)))
    .map((sentence) => `${where}: ${sentence}`)

test('every text of every screen says session, in every language', async () => {
  const wrong: string[] = []
  for (const { path } of catalogueFiles) {
    for (const { id, en } of await cataloguesOf(path)) wrong.push(...wrongIn(id, en))
    for (const language of languages.filter((one) => one !== 'en'))
      for (const { id, texts } of await translationsOf(path.replace(/\.ts$/, `.${language}.ts`)))
        wrong.push(...wrongIn(`${id}.${language}`, texts))
  }
  expect(wrong).toEqual([])
})

test('so do the sentences of calls and rules, and what a link shows in a chat', () => {
  const read = (name: string): string => readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8')
  expect([
    ...wrongIn('rules', [Object.keys(told.texts), accountMessages, refusalMessages, licenceLimitMessage]),
    ...wrongIn('rules in Swedish', told.texts),
    ...wrongIn('page', read('index.html').match(/content="[^"]*"|<title>.*<\/title>/g)),
    ...wrongIn('manifest', JSON.parse(read('public/manifest.webmanifest'))),
  ]).toEqual([])
})

test('what the specification gives to the letter is still on a screen', async () => {
  const catalogues = (await Promise.all(catalogueFiles.map(({ path }) => cataloguesOf(path)))).flat()
  const shown = new Set(sentencesOf([catalogues.map(({ en }) => en), accountMessages]).map(asSpecified))
  expect([...toTheLetter].filter((sentence) => !shown.has(sentence))).toEqual([])
})
