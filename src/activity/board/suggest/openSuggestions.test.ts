import { expect, test } from 'vitest'
import { noDecisions, openSuggestions } from './openSuggestions.ts'

const groups = [
  { name: 'Food', itemIds: ['a', 'b', 'c'] },
  { name: 'Rest', itemIds: ['d', 'e'] },
]
const all = new Set(['a', 'b', 'c', 'd', 'e'])

test('[G6] answers grouped or deleted meanwhile are dropped, and suggestions with fewer than two answers with them', () => {
  expect(openSuggestions(groups, noDecisions, all)).toHaveLength(2)
  expect(openSuggestions(groups, noDecisions, new Set(['a', 'c', 'd']))).toEqual([
    { key: '0', name: 'Food', itemIds: ['a', 'c'] },
  ])
  expect(openSuggestions(groups, noDecisions, new Set())).toEqual([])
})

test('rejected suggestions do not come back; names and members stay as the facilitator left them', () => {
  const decisions = {
    rejected: new Set(['1']),
    names: new Map([['0', 'Lunch']]),
    takenOut: new Set(['b']),
  }
  expect(openSuggestions(groups, decisions, all)).toEqual([{ key: '0', name: 'Lunch', itemIds: ['a', 'c'] }])
})
