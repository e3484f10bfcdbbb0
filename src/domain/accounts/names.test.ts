import { expect, test } from 'vitest'
import { fullName, isParticipantUsername, shortName, shortTitle } from './names.ts'
import fc from 'fast-check'
import { limits } from '../limits.ts'
import { nicknameAnimals, nicknameCode, nicknameColors, nicknameDraw, readNickname } from './nicknames.ts'

test('a full name leaves out what is missing', () => {
  expect(fullName({ firstName: 'Ana', lastName: 'Olsson' })).toBe('Ana Olsson')
  expect(fullName({ firstName: '', lastName: 'Olsson' })).toBe('Olsson')
  expect(fullName({ firstName: null, lastName: undefined })).toBe('')
})

test('[M5] a name longer than 15 characters is cut and gets dots', () => {
  expect(shortName('Ana-Maria Olson')).toBe('Ana-Maria Olson')
  expect(shortName('Ana-Maria Olsson')).toBe('Ana-Maria Olsso...')
})

test('[B14] [Z8] the name of an activity is cut to 75 characters where it is a title', () => {
  expect(shortTitle('n'.repeat(75))).toBe('n'.repeat(75))
  expect(shortTitle('n'.repeat(100))).toBe(`${'n'.repeat(75)}...`)
  // Never half a character.
  expect(shortTitle(`${'n'.repeat(74)}👋👋`)).toBe(`${'n'.repeat(74)}...`)
})

test('an e-mail address is no participant', () => {
  expect(isParticipantUsername('Participant7k2mpq9r')).toBe(true)
  expect(isParticipantUsername('Participant@example.org')).toBe(false)
})

const pairs = nicknameAnimals.length * nicknameColors.length

/** A random number that a test can repeat. */
function randomBy(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function drawMany(count: number, seed = 1): string[] {
  const draw = nicknameDraw([], randomBy(seed))
  return Array.from({ length: count }, draw)
}

test('[A6] as many people as fit into a session have as many nicknames', () => {
  const codes = drawMany(limits.membersPerSession)
  expect(new Set(codes).size).toBe(limits.membersPerSession)
  for (const code of codes) expect(nicknameCode(readNickname(code) as never)).toBe(code)
  // Numbers come only when every pair without one is taken.
  expect(codes.slice(0, pairs).every((code) => readNickname(code)?.number === 1)).toBe(true)
  expect(codes.slice(pairs, 2 * pairs).every((code) => readNickname(code)?.number === 2)).toBe(true)
})

test('[A6] a later draw continues where the earlier ones ended', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * pairs }), fc.nat(), (count, seed) => {
      const known = drawMany(count, seed)
      const next = nicknameDraw(known, randomBy(seed + 1))()
      expect(known).not.toContain(next)
      expect(readNickname(next)?.number).toBe(Math.floor(count / pairs) + 1)
    }),
    { numRuns: 15 },
  )
})

test('[A6] a room of thirty has thirty animals, a table of eight eight colours', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const drawn = drawMany(30, seed).map((code) => readNickname(code))
      expect(new Set(drawn.map((nickname) => nickname?.animal)).size).toBe(30)
      expect(new Set(drawn.slice(0, 8).map((nickname) => nickname?.color)).size).toBe(8)
    }),
    { numRuns: 20 },
  )
})

test('[A6] nicknames are drawn at random: their position in the list does not reveal who came first', () => {
  const first = Array.from({ length: 200 }, (_, seed) => drawMany(1, seed * 7919)[0])
  expect(new Set(first).size).toBeGreaterThan(100)
})

test('an invalid nickname code is rejected', () => {
  const wrong = ['', 'blue', 'blue-unicorn', 'blue-fox-0', 'blue-fox-x', 'blue-fox-2-3', 'Blue-fox', null]
  expect(wrong.filter((code) => readNickname(code) !== null)).toEqual([])
  expect(readNickname('blue-fox')).toEqual({ color: 'blue', animal: 'fox', number: 1 })
  expect(readNickname('blue-fox-12')).toEqual({ color: 'blue', animal: 'fox', number: 12 })
})
