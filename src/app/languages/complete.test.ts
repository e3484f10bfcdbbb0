import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCatalogues, catalogueFiles, cataloguesOf, translationsOf } from '#support/views/catalogues.ts'
import { languages } from '#ui/texts/useText.ts'

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
