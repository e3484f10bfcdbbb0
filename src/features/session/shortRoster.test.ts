import { expect, test } from 'vitest'
import { namedParticipants } from '#domain/roster.ts'
import { shortRoster } from './shortRoster.ts'

const person = (userId: string, name: string, isFacilitator = false) => ({ userId, name, isFacilitator })

test('a facilitator in the participants’ view sees as many names as they do', () => {
  const people = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'].map((name) => person(name, name))
  expect(shortRoster({ type: 'roster', count: 6, people })).toEqual({
    count: 6,
    names: ['Ada', 'Bo', 'Cy', 'Di', 'Eve'],
  })
  expect(shortRoster(null)).toEqual({ count: 0, names: [] })
})

test('participants who gave no name are counted through', () => {
  const people = [person('f', 'Ana', true), person('1', 'Bo'), person('2', 'Test'), person('3', '')]
  const names = namedParticipants(people, (place) => `Participant ${place}`).map(({ name }) => name)
  expect(names).toEqual(['Bo', 'Participant 2', 'Participant 3'])
})
