import { expect, test } from 'vitest'
import { UserMistake } from '../errors.ts'
import { assertPublishable, checkedCategories, copiedLobbyTitle, copyModeOf } from './template.ts'
import type { CopyWish } from './template.ts'

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
