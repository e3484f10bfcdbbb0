import { expect, test } from 'vitest'
import { searchIn } from './search.ts'

const names = ['Team retro', 'Retro', 'Planning', 'A retro']

test('a search is case-insensitive and orders by the earliest match', () => {
  expect(searchIn(names, ' RETRO ', (name) => name)).toEqual(['Retro', 'A retro', 'Team retro'])
})

test('an empty search finds everything as it was', () => {
  expect(searchIn(names, '  ', (name) => name)).toEqual(names)
})
