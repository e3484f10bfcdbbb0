import { expect, test } from 'vitest'
import { categoriesOf, filtered, searchTemplates } from './templateFilter.ts'

const template = (workshopName: string, templateDesc = '', categories: string[] = [], creatorId = 'ana') => ({
  workshopName,
  templateDesc,
  creator: { id: creatorId },
  publictemplateinfoSet: categories.map((category) => ({ category, isSet: true })),
})
const names = (found: { workshopName: string }[]) => found.map(({ workshopName }) => workshopName)

test('[W7] templates are searched by name and description, the earliest match first', () => {
  const all = [
    template('Kick-off', 'With a short retro at its end'),
    template('Team retro'),
    template('Retro'),
    template('Risks'),
  ]
  expect(names(searchTemplates(all, ' RETRO '))).toEqual(['Retro', 'Team retro', 'Kick-off'])
  expect(searchTemplates(all, '')).toEqual(all)
})

test('chips filter by all, own templates or a category; an unset category is ignored', () => {
  const mine = template('Mine', '', ['planning'])
  const other = template('Other', '', ['analysis', 'planning'], 'bo')
  const unset = { ...template('Unset'), publictemplateinfoSet: [{ category: 'secret', isSet: false }] }
  const all = [mine, other, unset]
  expect(categoriesOf(all)).toEqual(['analysis', 'planning'])
  expect(names(filtered(all, { kind: 'mine' }, 'bo'))).toEqual(['Other'])
  expect(names(filtered(all, { kind: 'category', category: 'planning' }, 'bo'))).toEqual(['Mine', 'Other'])
  expect(filtered(all, { kind: 'all' }, 'bo')).toEqual(all)
})
