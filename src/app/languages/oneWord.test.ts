import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  allCatalogues,
  catalogueFiles,
  cataloguesOf,
  sentencesOf,
  translationsOf,
} from '#support/views/catalogues.ts'
import { everyMessage } from '#support/calls/everyMessage.ts'
import { languages } from '#ui/texts/useText.ts'
import swedish from '#ui/texts/messageText.sv.ts'

/** Messages of calls and rules. */
const said = everyMessage().map(([, { sentence }]) => sentence)

/** Screens say "session" (the API says workshop), except in these texts, whose wording is fixed. SPEC M13, M21 */
const toTheLetter = new Set([
  'Could not join workshop.',
  'Are you sure you want to delete this workshop?',
  'This will permanently delete the workshop and any input will be lost.',
  'No workshop with session ID:{id} available',
  "It doesn't seem like you currently have any active workshops",
])

/** As in SPEC M2: with the name of an argument in its position. */
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

test('sentences of calls and rules, and link previews in chats, say session too', () => {
  const read = (name: string): string => readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8')
  expect([
    ...wrongIn('rules', said),
    ...wrongIn('rules in Swedish', swedish.texts),
    ...wrongIn('page', read('index.html').match(/content="[^"]*"|<title>.*<\/title>/g)),
    ...wrongIn('manifest', JSON.parse(read('public/manifest.webmanifest'))),
  ]).toEqual([])
})

test('every text with a fixed wording is still on a screen', async () => {
  const catalogues = await allCatalogues()
  const shown = new Set(sentencesOf([catalogues.map(({ en }) => en), said]).map(asSpecified))
  expect([...toTheLetter].filter((sentence) => !shown.has(sentence))).toEqual([])
})
