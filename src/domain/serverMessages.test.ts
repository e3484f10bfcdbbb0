import { expect, test } from 'vitest'
import { sortPeople } from './workshop/roster.ts'
import { parseServerMessage } from './serverMessages.ts'
import type { ServerMessage } from './serverMessages.ts'

const messages: ServerMessage[] = [
  { type: 'changed' },
  { type: 'roster', count: 2, names: ['Ana', 'Ben'], nicknames: [null, 'blue-fox'] },
  { type: 'roster', count: 1, people: [{ userId: 'u1', name: 'Ana', isFacilitator: true }] },
  { type: 'roster', count: 2, names: [], nicknames: [], joined: 4 },
  { type: 'roster', count: 2, names: [], nicknames: [], joined: 4, finished: { o1: 3 } },
  { type: 'roster', count: 0, people: [], joined: 0, finished: {} },
  { type: 'roster', count: 0, people: [], joined: 4, here: 2, finished: { o1: 3, o2: 1 } },
]

test.each(messages)('a message arrives as it was sent: $type', (message) => {
  expect(parseServerMessage(JSON.stringify(message))).toEqual(message)
})

test('a roster of a server that knows no nicknames has none', () => {
  const roster = { type: 'roster', count: 1, names: ['Ana'] }
  expect(parseServerMessage(JSON.stringify(roster))).toEqual({ ...roster, nicknames: [] })
})

test.each([
  '',
  'null',
  '[]',
  '{"type":"else"}',
  '{"type":"roster"}',
  '{"type":"roster","count":1}',
  '{"type":"roster","count":1,"names":[1]}',
  '{"type":"roster","count":1,"people":[{"userId":"u1"}]}',
  '{"type":"roster","count":"1","names":[]}',
])('anything else is no message: %s', (text) => {
  expect(parseServerMessage(text)).toBeNull()
})

test('facilitators come first, then everyone by name', () => {
  const person = (name: string, isFacilitator: boolean) => ({ userId: name, name, isFacilitator })
  const sorted = sortPeople([person('Zoe', false), person('Mia', true), person('Ben', false)])
  expect(sorted.map(({ name }) => name)).toEqual(['Mia', 'Ben', 'Zoe'])
})

test('[F2] invalid numbers of people done are left out', () => {
  const roster = { type: 'roster', count: 0, people: [] }
  for (const finished of [null, [], 'x', { o1: '3' }])
    expect(parseServerMessage(JSON.stringify({ ...roster, finished }))).toEqual(roster)
  for (const number of [null, '4', undefined])
    expect(parseServerMessage(JSON.stringify({ ...roster, joined: number, here: number }))).toEqual(roster)
})
