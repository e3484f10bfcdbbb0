import { expect, test } from 'vitest'
import { UserMistake } from '../errors.ts'
import { assertPublishable, checkedCategories, copiedLobbyTitle, copyModeOf } from './template.ts'
import type { CopyWish } from './template.ts'
import { limits } from '../limits.ts'
import { popularTemplates, topOfLibrary } from './popularTemplates.ts'
import type { ListedTemplate } from './popularTemplates.ts'

const wish = (fields: Partial<CopyWish>): CopyWish => ({
  ofTemplate: false,
  genericOption: undefined,
  includeInput: false,
  parts: new Map(),
  ...fields,
})

test('categories are trimmed, in lower case and each there once', () => {
  expect(checkedCategories([' Risk ', 'ideas', 'RISK'])).toEqual(['risk', 'ideas'])
  expect(checkedCategories([])).toEqual([])
})

test.each([[['']], [['x'.repeat(41)]], [['a', 'b', 'c', 'd', 'e', 'f']]])(
  '[Z6] %j is a mistake',
  (categories) => {
    expect(() => checkedCategories(categories)).toThrow(UserMistake)
  },
)

test('what others shall find has a name and a description', () => {
  expect(() => assertPublishable({ name: ' ', desc: 'Look back' })).toThrow('Template name not found')
  expect(() => assertPublishable({ name: 'Retro', desc: ' ' })).toThrow('Template description not found')
  expect(() => assertPublishable({ name: 'Retro', desc: 'Look back' })).not.toThrow()
})

test.each<[Partial<CopyWish>, string]>([
  [{}, 'headings_only'],
  [{ includeInput: true }, 'copy_all'],
  [{ includeInput: true, genericOption: 'headings_only' }, 'headings_only'],
  [{ ofTemplate: true }, 'copy_all'],
  [{ ofTemplate: true, genericOption: 'headings_only' }, 'headings_only'],
])('[K4] %j copies with %s', (fields, mode) => {
  expect(copyModeOf(wish(fields), 'p')).toBe(mode)
})

test('[K4] each part may be an exception or stay away', () => {
  const parts = new Map([
    ['with', { include: true, withInput: true }],
    ['without', { include: true, withInput: false }],
    ['away', { include: false, withInput: true }],
  ])
  const modes = ['with', 'without', 'away', 'other'].map((id) =>
    copyModeOf(wish({ parts, genericOption: 'copy_all' }), id),
  )
  expect(modes).toEqual(['copy_all', 'headings_only', null, 'copy_all'])
})

test('[K11] a lobby titled like the copied workshop gets the copy’s name; any other title stays', () => {
  const workshopName = 'Retro'
  expect(copiedLobbyTitle({ workshopName, lobbyTitle: 'Retro' })).toBe('')
  expect(copiedLobbyTitle({ workshopName, lobbyTitle: '' })).toBe('')
  expect(copiedLobbyTitle({ workshopName, lobbyTitle: 'Looking back' })).toBe('Looking back')
})

type Mark = 'official' | 'public' | 'private'

const template = (copyCounter: number, mark: Mark, more: Partial<ListedTemplate> = {}): ListedTemplate => ({
  copyCounter,
  usedByOthers: copyCounter,
  templateOfficial: mark === 'official',
  templatePublic: mark === 'public',
  isFacilitator: mark === 'private',
  ...more,
})
const counts = (found: readonly ListedTemplate[]) => found.map(({ copyCounter }) => copyCounter)

test('[W8] popular are the most used templates, the official ones of them first', () => {
  const all = [
    template(9, 'public'),
    template(1, 'official'),
    template(4, 'official'),
    template(0, 'official'),
  ]
  expect(counts(popularTemplates(all, 3))).toEqual([4, 1, 9])
})

test('[W8] official templates are there before anybody used them', () => {
  const all = Array.from({ length: 4 }, () => template(0, 'official'))
  expect(popularTemplates(all, 3)).toEqual(all.slice(0, 3))
})

test('[W8] [Z18] a stranger’s public template is popular when others used it often enough; its owner’s uses do not count', () => {
  const needed = limits.usesToBePopular
  const unused = template(needed - 1, 'public')
  const copiedByItsOwner = template(50, 'public', { usedByOthers: needed - 1 })
  const used = template(needed, 'public')
  expect(popularTemplates([unused, copiedByItsOwner, used], 3)).toEqual([used])
  expect(topOfLibrary([unused, copiedByItsOwner, used], [])).toEqual([used])
})

test('[W8] an own template is popular once it was used, a private one is never in the library', () => {
  const used = template(7, 'private')
  expect(popularTemplates([used, template(0, 'private')], 2)).toEqual([used])
  expect(topOfLibrary([used], [])).toEqual([])
})

test('[W8] popular templates of others leave half of the places to official ones, and fill the rest', () => {
  const others = Array.from({ length: 6 }, (_, index) => template(90 - index, 'public'))
  const official = Array.from({ length: 6 }, (_, index) => template(6 - index, 'official'))
  expect(counts(popularTemplates([...others, ...official], 5))).toEqual([6, 5, 4, 90, 89])
  expect(counts(popularTemplates([...others, ...official.slice(0, 1)], 4))).toEqual([6, 90, 89, 88])
  expect(counts(popularTemplates(others, 2))).toEqual([90, 89])
})

test('[W8] the top of the library has its nine most copied templates, without private ones', () => {
  const all = Array.from({ length: 14 }, (_, count) => template(count, count % 2 ? 'official' : 'public'))
  expect(counts(topOfLibrary([...all, template(99, 'private')], []))).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5])
})

test('[W8] popular templates are not repeated at the top of the library', () => {
  const all = Array.from({ length: 12 }, (_, count) => template(count, count % 2 ? 'official' : 'public'))
  const popular = popularTemplates(all, 4)
  const top = topOfLibrary(all, popular)
  expect(counts(popular)).toEqual([11, 9, 10, 8])
  expect(counts(top)).toEqual([7, 6, 5, 4, 3, 1])
})

test('[W8] without official templates, and before anybody used one of the others, nothing is popular', () => {
  const all = [template(0, 'public'), template(0, 'private')]
  expect(popularTemplates(all, 4)).toEqual([])
  expect(topOfLibrary(all, [])).toEqual([])
})
