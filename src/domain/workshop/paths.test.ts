import { expect, test } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { lobbyPath, neighbours, partAt, partPath } from './paths.ts'

const first = agendaPart('first')
const locked = agendaPart('locked', { content: 'workshop | plan', hidden: true })
const last = agendaPart('last', { content: 'workshop | present pdf' })
const agenda = [first, locked, last]

test('an address leads to its part and back', () => {
  for (const one of agenda) expect(partAt(partPath('abcd2345', one), agenda)).toBe(one)
  expect(partAt(lobbyPath('abcd2345'), agenda)).toBeNull()
  expect(partAt('/workshop/abcd2345/brainstorm/gone', agenda)).toBeNull()
})

test('both PDF contents open the slides, an evaluate its vote page', () => {
  expect(partPath('w', last)).toBe('/workshop/w/present/o-last')
  expect(partPath('w', agendaPart('e', { content: 'workshop | evaluate' }))).toBe(
    '/workshop/w/evaluate/o-e/vote',
  )
})

test('the arrows of participants pass over hidden parts, those of facilitators do not', () => {
  expect(neighbours(agenda, first, false)).toEqual({ previous: null, next: last })
  expect(neighbours(agenda, first, true)).toEqual({ previous: null, next: locked })
  expect(neighbours(agenda, last, false)).toEqual({ previous: first, next: null })
  expect(neighbours([locked, last], null, true)).toEqual({ previous: null, next: locked })
  expect(neighbours([locked, last], null, false)).toEqual({ previous: null, next: last })
  expect(neighbours([locked], null, false)).toEqual({ previous: null, next: null })
})
