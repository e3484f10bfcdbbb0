import { expect, test } from 'vitest'
import { catalogueFiles, cataloguesOf, sentencesOf } from '#support/views/catalogues.ts'

/** A number before a word that ends like a plural. */
const plural = /^1 (?!(?:is|has|address|invites|abstains)\b)\p{L}+s\b/u
/** Never said of one. */
const ofSeveral = /^1 (?:answers added|answers deleted|groups made|sessions shown|pixels)/

test('English texts that begin with a number have the singular for one', async () => {
  const catalogues = (await Promise.all(catalogueFiles.map(({ path }) => cataloguesOf(path)))).flat()
  const said = new Set(catalogues.flatMap(({ en }) => sentencesOf(en)))
  expect([...said].filter((text) => plural.test(text) && !ofSeveral.test(text))).toEqual([])
})
