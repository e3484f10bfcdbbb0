import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { fitOf, guessedColumns, looksLikeHeading } from './fit.ts'
import type { ImportRoom } from './fit.ts'

const room: ImportRoom = {
  sections: [
    { id: null, text: 'Unsorted' },
    { id: 's1', text: 'Risks' },
  ],
  itemCount: 0,
  into: null,
}
const plain = { text: 0, desc: 1, section: 2 }

test('[N3] columns are known by their names, such as those of an export, or taken in their order', () => {
  const exported = [
    ['Section', 'Group', 'Text', 'Description', 'Round'],
    ['Risks', '', 'Fire', 'Since May', '1'],
  ]
  expect(looksLikeHeading(exported)).toBe(true)
  expect(guessedColumns(exported, true)).toEqual({ text: 2, desc: 3, section: 0 })
  expect(guessedColumns(exported, false)).toEqual(plain)
  const swedish = [
    ['Sektion', 'Vad'],
    ['Risker', 'Brand'],
  ]
  expect([looksLikeHeading(swedish), guessedColumns(swedish, true)]).toEqual([
    true,
    { text: 1, desc: null, section: 0 },
  ])
  expect(looksLikeHeading([['Fire'], ['Rain']])).toBe(false)
  expect(looksLikeHeading([['Text']])).toBe(false)
  expect(guessedColumns([['Fire'], ['Rain']], false)).toEqual({ text: 0, desc: null, section: null })
})

test('[OR2] [N3] items go into sections by name, which are made where they are missing, or into the chosen one', () => {
  const sheet = [
    ['Text', 'Description', 'Section'],
    ['Fire', 'Since May', 'RISKS'],
    ['Tea', '', 'Ideas'],
    ['Coffee', '', 'ideas'],
    ['Rain', '', ''],
    ['Snow', '', 'unsorted'],
  ]
  const fit = fitOf(sheet, { isHeading: true, columns: plain }, { ...room, into: 's1' })
  expect(fit).toEqual({
    rows: [
      { text: 'Fire', desc: 'Since May', section: 's1' },
      { text: 'Tea', desc: '', section: { name: 'Ideas' } },
      { text: 'Coffee', desc: '', section: { name: 'Ideas' } },
      { text: 'Rain', desc: '', section: 's1' },
      { text: 'Snow', desc: '', section: null },
    ],
    newSections: ['Ideas'],
    noSections: [],
    left: [],
  })
})

test('[OR2] [N4] what does not fit is left out whole and told; without room for its section an item is not sorted', () => {
  const long = (length: number): string => 'x'.repeat(length + 1)
  const sheet = [
    ['', 'alone', ''],
    [long(limits.postText), '', ''],
    ['Long why', long(limits.postDesc), ''],
    ['Far', '', long(limits.sectionName)],
    ...Array.from({ length: limits.organizeSections }, (_, at) => [`Item ${at}`, '', `Section ${at}`]),
    ['Over', '', 'Risks'],
  ]
  const fit = fitOf(
    sheet,
    { isHeading: false, columns: plain },
    { ...room, itemCount: limits.organizeItems - limits.organizeSections - 1 },
  )
  expect(fit.newSections).toHaveLength(limits.organizeSections - 1)
  expect(fit.noSections.map((name) => name.slice(0, 10))).toEqual(['xxxxxxxxxx', 'Section 11'])
  expect([fit.rows[0], fit.rows.at(-1)]).toEqual([
    { text: 'Far', desc: '', section: null },
    { text: 'Item 11', desc: '', section: null },
  ])
  expect(fit.left.map(({ text, why }) => [text.slice(0, 8), why])).toEqual([
    ['alone', 'noText'],
    ['xxxxxxxx', 'longText'],
    ['Long why', 'longDesc'],
    ['Over', 'full'],
  ])
})
