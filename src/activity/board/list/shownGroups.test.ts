import { expect, test } from 'vitest'
import { shownGroups } from './shownGroups.ts'

const groups = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const shown = (selected: string | null, recent: string[], room: number) =>
  shownGroups(groups, selected, recent, room).map(({ id }) => id)

test('[G11] the open groups are the selected one, the most recently opened and the first of the list, in list order', () => {
  expect(shown('c', [], 1)).toEqual(['c'])
  expect(shown('c', [], 2)).toEqual(['a', 'c'])
  expect(shown('d', ['d', 'b'], 2)).toEqual(['b', 'd'])
  expect(shown('a', ['a', 'd'], 3)).toEqual(['a', 'b', 'd'])
  expect(shown(null, ['gone'], 2)).toEqual(['a', 'b'])
  expect(shown('b', [], 9)).toEqual(['a', 'b', 'c', 'd'])
})
