import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueFiles, cataloguesOf, translationsOf } from '#support/catalogues.ts'
import { languages } from '#ui/useText.ts'

/** Words that are the same in both languages, and names. */
const alike = new Set([
  ...['Agenda', 'Brainstorm', 'Lobby', 'OK', 'Plenum', 'Session', 'Timer', '7 min', 'Start', 'Tab', 'Orange'],
  ...['Version', 'Facilitator', 'Import', 'Risk', 'Status', 'Data', 'Text', 'Information', 'Team'],
])
/** What is written into the workshop stays as the specification has it, and the words of calls are told where they show. */
const untranslated = /\.(newTopic|newQuestion|messages\.\w+)$|\.keys\.\d+$/

type Texts = Record<string, unknown>

const others = languages.filter((language) => language !== 'en')

/** What differs in form, or is still English. */
function wrongIn(english: unknown, translated: unknown, path: string): string[] {
  if (typeof english !== typeof translated) return [`${path}: is missing, or something else`]
  if (typeof english === 'function' && typeof translated === 'function') {
    // What is made of a number says whether its words are translated; one that takes more leaves more.
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

test('every text of every screen is there in every language, in the same form, and translated', async () => {
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
  const ids = (await Promise.all(catalogueFiles.map(({ path }) => cataloguesOf(path))))
    .flat()
    .map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})
