import { expect, test } from 'vitest'
import {
  allCatalogues,
  sentencesOf,
  catalogueFiles,
  cataloguesOf,
  translationsOf,
} from '#support/views/catalogues.ts'
import { readFileSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { everyMessage } from '#support/calls/everyMessage.ts'
import { languages } from '#ui/texts/useText.ts'
import translatedMessages from '#ui/texts/messageText.sv.ts'
import { messages } from '#domain/messages.ts'
import { newPasswordMistake } from '#domain/accounts/password.ts'
import { sourcesIn } from '#support/sources.ts'
import { messageIn } from '#ui/texts/messageText.ts'
import type { MessageSentences } from '#ui/texts/messageText.ts'

/** A number before a word that ends like a plural. */
const plural = /^1 (?!(?:is|has|address|invites|abstains)\b)\p{L}+s\b/u
/** Never said of one. */
const ofSeveral = /^1 (?:answers added|answers deleted|groups made|sessions shown|pixels)/

test('English texts that begin with a number have the singular for one', async () => {
  const said = new Set((await allCatalogues()).flatMap(({ en }) => sentencesOf(en)))
  expect([...said].filter((text) => plural.test(text) && !ofSeveral.test(text))).toEqual([])
})

/** Messages of calls and rules. */
const everySentence = everyMessage().map(([, { sentence }]) => sentence)

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

const sayingWorkshop = (where: string, value: unknown): string[] =>
  [...new Set(sentencesOf(value))]
    .filter((sentence) => /workshop/i.test(sentence) && !toTheLetter.has(asSpecified(sentence)))
    .map((sentence) => `${where}: ${sentence}`)

test('every text of every screen says session, in every language', async () => {
  const wrong: string[] = []
  for (const { path } of catalogueFiles) {
    for (const { id, en } of await cataloguesOf(path)) wrong.push(...sayingWorkshop(id, en))
    for (const language of languages.filter((one) => one !== 'en'))
      for (const { id, texts } of await translationsOf(path.replace(/\.ts$/, `.${language}.ts`)))
        wrong.push(...sayingWorkshop(`${id}.${language}`, texts))
  }
  expect(wrong).toEqual([])
})

test('sentences of calls and rules, and link previews in chats, say session too', () => {
  const read = (name: string): string => readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8')
  expect([
    ...sayingWorkshop('rules', everySentence),
    ...sayingWorkshop('rules in Swedish', translatedMessages.texts),
    ...sayingWorkshop('page', read('index.html').match(/content="[^"]*"|<title>.*<\/title>/g)),
    ...sayingWorkshop('manifest', JSON.parse(read('public/manifest.webmanifest'))),
  ]).toEqual([])
})

test('every text with a fixed wording is still on a screen', async () => {
  const catalogues = await allCatalogues()
  const shown = new Set(sentencesOf([catalogues.map(({ en }) => en), everySentence]).map(asSpecified))
  expect([...toTheLetter].filter((sentence) => !shown.has(sentence))).toEqual([])
})

/** Words that are the same in both languages, and names. */
const alike = new Set([
  ...['Agenda', 'Brainstorm', 'Lobby', 'OK', 'Plenum', 'Session', 'Timer', '7 min', 'Start', 'Tab', 'Orange'],
  ...['Version', 'Facilitator', 'Import', 'Risk', 'Status', 'Data', 'Text', 'Information', 'Team', 'Median'],
  'Median 7',
])
/** Default texts stored in the workshop are in English (SPEC B5, Y2). */
const untranslated = /\.(newTopic|newQuestion)$|\.keys\.\d+$/

type Texts = Record<string, unknown>

const others = languages.filter((language) => language !== 'en')

/** Texts that differ in form, or are still English. */
function wrongIn(english: unknown, translated: unknown, path: string): string[] {
  if (typeof english !== typeof translated) return [`${path}: is missing, or something else`]
  if (typeof english === 'function' && typeof translated === 'function') {
    // Texts with arguments are called with numbers, so that only their words are compared. A translation may ignore
    // arguments, but not take more of them.
    const args = Array.from({ length: english.length }, () => 7)
    return [
      ...(english.length < translated.length ? [`${path}: takes other values`] : []),
      ...wrongIn(english(...args), translated(...args), path),
    ]
  }
  if (typeof english === 'object' && english !== null && translated) {
    const [ours, theirs] = [Object.entries(english), Object.keys(translated)]
    return [
      ...(ours.length === theirs.length ? [] : [`${path}: has other keys`]),
      ...ours.flatMap(([key, text]) => wrongIn(text, (translated as Texts)[key], `${path}.${key}`)),
    ]
  }
  if (typeof english !== 'string' || untranslated.test(path)) return []
  if (translated === '' && english !== '') return [`${path}: is empty`]
  if (String(translated).includes('“')) return [`${path}: has English quotation marks`]
  const isWord = /\p{L}{2}/u.test(english)
  return isWord && english === translated && !alike.has(english) ? [`${path}: ${english}`] : []
}

test('every text of every screen exists in every language, in the same form, and translated', async () => {
  expect(catalogueFiles.length).toBeGreaterThan(30)
  const wrong: string[] = []
  for (const { path } of catalogueFiles)
    for (const language of others) {
      const translatedPath = path.replace(/\.ts$/, `.${language}.ts`)
      if (!existsSync(translatedPath)) {
        wrong.push(`${path}: has no ${language}`)
        continue
      }
      const translated = await translationsOf(translatedPath)
      for (const { id, en } of await cataloguesOf(path)) {
        const found = translated.find((one) => one.id === id)
        wrong.push(...wrongIn(en, found?.texts, id))
      }
    }
  expect(wrong).toEqual([])
})

test('no two catalogues have the same name', async () => {
  const ids = (await allCatalogues()).map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

/** What is lost with a thing, where it is not "any input"; an answer takes nothing else with it. */
const otherLosses: Record<string, string> = {
  'this answer': 'the answer.',
  'these answers': 'the answers.',
  'this statement': 'the statement and the votes on it.',
  'this category': 'the category, its statements and the votes on them.',
}

test('[M21] every question about a deletion is followed by what is lost, to the letter', async () => {
  const asked = (await allCatalogues()).flatMap(({ en }) =>
    Object.entries(en).flatMap(([key, title]) => {
      const what = /^Are you sure you want to delete (.*)\?$/.exec(String(title))?.[1]
      const stem = key.replace(/Title$/, '')
      return what ? [{ what, said: String(en[`${stem}Body`] ?? en[`${stem}Text`]) }] : []
    }),
  )
  const things = ['activity', 'workshop', 'template', 'topic', 'question', 'answer', 'row', 'column']
  const missing = things.filter((thing) => !asked.some(({ what }) => what === `this ${thing}`))
  expect(missing).toEqual([])
  for (const { what, said } of asked.filter(({ what }) => what !== 'this group')) {
    const lost = otherLosses[what] ?? `${what.replace('this', 'the')} and any input will be lost.`
    expect(said).toBe(`This will permanently delete ${lost}`)
  }
})

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
