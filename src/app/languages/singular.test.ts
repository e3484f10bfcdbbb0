import { expect, test } from 'vitest'
import { allCatalogues, sentencesOf } from '#support/views/catalogues.ts'

/** A number before a word that ends like a plural. */
const plural = /^1 (?!(?:is|has|address|invites|abstains)\b)\p{L}+s\b/u
/** Never said of one. */
const ofSeveral = /^1 (?:answers added|answers deleted|groups made|sessions shown|pixels)/

test('English texts that begin with a number have the singular for one', async () => {
  const said = new Set((await allCatalogues()).flatMap(({ en }) => sentencesOf(en)))
  expect([...said].filter((text) => plural.test(text) && !ofSeveral.test(text))).toEqual([])
})
