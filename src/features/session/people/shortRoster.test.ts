import { expect, test } from 'vitest'
import { namedParticipants } from '#domain/workshop/roster.ts'
import { shortRoster } from './shortRoster.ts'

const person = (userId: string, name: string, isFacilitator = false) => ({
  ...{ userId, name, isFacilitator },
  ...(!isFacilitator && { nickname: `red-fox-${userId}` }),
})

test('a facilitator in the participants’ view sees as many names as participants do', () => {
  const people = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'].map((name, index) => person(`${index + 1}`, name))
  const { people: seen } = shortRoster({ type: 'roster', count: 6, people })
  expect(seen.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Eve'])
  expect(seen[1]?.nickname).toBe('red-fox-2')
  expect(shortRoster(null)).toEqual({ count: 0, people: [] })
})

test('[A6] participants without a name are shown by their nicknames, whoever else joins or leaves', () => {
  const people = [person('f', 'Ana', true), person('1', 'Bo'), person('2', 'Test'), person('3', '')]
  const inWords = (code: string | undefined): string => code ?? '?'
  const names = (here: typeof people) => namedParticipants(here, inWords).map(({ name }) => name)
  expect(names(people)).toEqual(['Bo', 'red-fox-2', 'red-fox-3'])
  expect(names(people.filter(({ userId }) => userId !== '2'))).toEqual(['Bo', 'red-fox-3'])
  const short = shortRoster({
    ...{ type: 'roster', count: 3, names: ['Ana', 'Test', 'Bo'] },
    nicknames: [null, 'red-fox-2', 'red-fox-1'],
  })
  expect(short.people).toEqual([
    { name: 'Ana', nickname: null },
    { name: null, nickname: 'red-fox-2' },
    { name: 'Bo', nickname: 'red-fox-1' },
  ])
})
