import { expect, test } from 'vitest'
import { catalogueFiles, cataloguesOf } from '#support/views/catalogues.ts'

/** What is lost with a thing, where it is not "any input"; an answer takes nothing else with it. */
const others: Record<string, string> = {
  'this answer': 'the answer.',
  'these answers': 'the answers.',
  'this statement': 'the statement and the votes on it.',
  'this category': 'the category, its statements and the votes on them.',
}

test('[M21] every question about a deletion is followed by what is lost, to the letter', async () => {
  const catalogues = await Promise.all(catalogueFiles.map(({ path }) => cataloguesOf(path)))
  const asked = catalogues.flat().flatMap(({ en }) =>
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
    const lost = others[what] ?? `${what.replace('this', 'the')} and any input will be lost.`
    expect(said).toBe(`This will permanently delete ${lost}`)
  }
})
