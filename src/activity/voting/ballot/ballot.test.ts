import { expect, test } from 'vitest'
import { obstacleTo, planOf, stateOfBallot, targetsOf, votesIn } from './ballot.ts'
import type { BallotParts, BallotTarget } from './ballot.ts'
import { draftsFromText } from './drafts.ts'
import type { Codes, Drafts } from './drafts.ts'
import type { BallotEffect } from '#sync/room/outbox.ts'
import { entryOf } from '#sync/entries/outboxEntry.ts'
import type { OwnContent } from '#sync/entries/outboxEntry.ts'
import { withChanges } from '#sync/outbox/outboxView.ts'
import { ownAfterBallot } from '#sync/outbox/ownBallots.ts'
import { toldVotes, votesInRound } from './ownVotes.ts'

const noDrafts = draftsFromText('', 1)
const message = { code: 'votingClosed', sentence: 'Voting is closed.' }
const drafts = (choices: Codes, refused: string[] = []): Drafts => ({
  ...{ round: 1, choices },
  refusal: refused.length > 0 ? { message, targets: refused } : null,
})

function ballot(parts: Partial<BallotParts>): BallotTarget[] {
  return targetsOf({
    ...{ targets: ['a', 'b'], axes: 1, drafts: noDrafts, pending: [], own: {} },
    ...parts,
  })
}
const states = (targets: BallotTarget[]): string => targets.map(({ state }) => state).join(' ')

test.each<[string, Partial<BallotParts>, string]>([
  ['nothing is chosen', {}, 'nothing nothing'],
  ['one is chosen', { drafts: drafts({ a: '3' }) }, 'chosen nothing'],
  ['the middle and an abstention are chosen', { drafts: drafts({ a: '3', b: '-' }) }, 'chosen chosen'],
  ['one is on its way', { drafts: drafts({ a: '3' }), pending: [{ a: '3' }] }, 'waiting nothing'],
  ['the server has it', { own: { a: '3', b: '-' } }, 'voted voted'],
  ['it is chosen anew', { drafts: drafts({ a: '4' }), own: { a: '3' } }, 'changed nothing'],
  [
    'it is chosen anew while one is on its way',
    { drafts: drafts({ a: '4' }), pending: [{ a: '3' }] },
    'changed nothing',
  ],
  ['the choice is taken back', { drafts: drafts({ a: null }), own: { a: '3' } }, 'changed nothing'],
  ['a withdrawal is on its way', { pending: [{ a: '3' }, { a: null }], own: { a: '2' } }, 'waiting nothing'],
  ['it was refused', { drafts: drafts({ a: '3' }, ['a']) }, 'refused nothing'],
  ['one of two values is chosen', { axes: 2, drafts: drafts({ a: '3', b: ':4' }) }, 'partial partial'],
  ['both values are chosen', { axes: 2, drafts: drafts({ a: '3:4' }) }, 'chosen nothing'],
])('[BT1] when %s, the targets are "%s"', (_when, parts, expected) => {
  expect(states(ballot(parts))).toBe(expected)
})

test('[BT1] a draft is shown over a vote on its way, and that over the vote that the server has', () => {
  const own = { a: '1', b: '1', c: '1' }
  const pending = [{ a: '2', b: '2' }]
  const seen = ballot({ targets: ['a', 'b', 'c'], drafts: drafts({ a: '3' }), pending, own })
  expect(seen.map(({ choice }) => choice.is === 'values' && choice.value1)).toEqual([3, 2, 1])
})

test('a ballot casts what is new: neither what was voted already nor what is incomplete', () => {
  const seen = ballot({
    ...{ targets: ['a', 'b', 'c', 'd'], axes: 2, own: { a: '1:1', d: '2:2' } },
    drafts: drafts({ b: '3:3', c: '3', d: null }),
  })
  expect([...votesIn(seen)]).toEqual([
    ['b', '3:3'],
    ['d', null],
  ])
})

test('[PU5] a first ballot needs a value or an abstention on every target, where the kind wants that', () => {
  const some = ballot({ drafts: drafts({ a: '3' }) })
  expect(obstacleTo(some, false)).toBeNull()
  expect(obstacleTo(some, true)).toEqual({ is: 'missing', count: 1 })
  expect(obstacleTo(ballot({ drafts: drafts({ a: '3', b: '-' }) }), true)).toBeNull()
})

test('[PU5] a target that is added later never disables a vote already given', () => {
  const voted = { own: { a: '3' } }
  expect(obstacleTo(ballot(voted), true)).toEqual({ is: 'nothingNew' })
  expect(obstacleTo(ballot({ ...voted, drafts: drafts({ a: '4' }) }), true)).toBeNull()
  expect(obstacleTo(ballot({ ...voted, drafts: drafts({ a: null, b: '4' }) }), true)).toEqual({
    ...{ is: 'missing', count: 1 },
  })
})

test('nothing can be voted while nothing is chosen, or a value of a matrix is missing', () => {
  expect(obstacleTo(ballot({}), false)).toEqual({ is: 'nothingNew' })
  const half = ballot({ axes: 2, drafts: drafts({ a: '3:3', b: '3' }) })
  expect(obstacleTo(half, false)).toEqual({ is: 'partial', count: 1 })
})

test('[BT7] a refused ballot says why, until its targets are chosen or voted anew', () => {
  const refused = drafts({ a: '3' }, ['a'])
  expect(stateOfBallot(ballot({ drafts: refused }), refused)).toEqual({ is: 'refused', message })
  const elsewhere = drafts({ x: '3' }, ['x'])
  expect(stateOfBallot(ballot({ drafts: elsewhere }), elsewhere)).toEqual({ is: 'empty' })
})

test('a ballot is saved when the server has all of it, and on its way before', () => {
  const state = (parts: Partial<BallotParts>): string =>
    stateOfBallot(ballot(parts), parts.drafts ?? noDrafts).is
  expect(state({ own: { a: '3' } })).toBe('voted')
  expect(state({ own: { a: '3' }, pending: [{ b: '3' }] })).toBe('waiting')
  expect(state({ own: { a: '3' }, drafts: drafts({ b: '3' }) })).toBe('changed')
  expect(state({ drafts: drafts({ b: '3' }) })).toBe('chosen')
})

test('a later ballot replaces those that still wait, with the last word on each target', () => {
  const sent = (entryId: string, votes: Codes, more = {}) => ({
    ...{ entryId, votes, isBeingSent: false, round: 2, isRecognisable: false },
    ...more,
  })
  const waiting = [
    sent('old', { x: '1' }, { round: 1 }),
    sent('first', { a: '1', b: '1' }, { isBeingSent: true }),
    sent('second', { a: '2', c: '2' }),
    sent('third', { d: null }),
  ]
  const plan = planOf(
    new Map([
      ['c', null],
      ['d', '4'],
    ]),
    waiting,
    { round: 2, isRecognisable: false },
  )
  expect(plan).toEqual({ cast: { a: '2', d: '4' }, withdraw: ['c'], replaced: ['second', 'third'] })
})

test('[BT19] votes that wait keep what was said when they were cast: a ballot replaces only those after another sentence', () => {
  const sent = (entryId: string, isRecognisable: boolean, votes: Codes) => ({
    ...{ entryId, isRecognisable, votes, isBeingSent: false, round: 1 },
  })
  const waiting = [
    sent('together', false, { a: '1' }),
    sent('recognisable', true, { b: '2' }),
    sent('again', false, { a: '3', c: '1' }),
  ]
  const votes = new Map([['b', '5']])
  expect(planOf(votes, waiting, { round: 1, isRecognisable: false })).toEqual({
    cast: { a: '3', b: '5', c: '1' },
    withdraw: [],
    replaced: ['again'],
  })
  expect(planOf(votes, waiting, { round: 1, isRecognisable: true })).toEqual({
    cast: { b: '5' },
    withdraw: [],
    replaced: [],
  })
})

/** What a device has after ballots were acknowledged. */
function acknowledged(...ballots: { atMs: number; votes: BallotEffect['votes']; round?: number }[]) {
  return ballots.reduce<OwnContent[]>((own, { atMs, votes, round = 1 }) => {
    const effect: BallotEffect = { does: 'vote', type: 'ballot', id: 'o:all', scope: 'all', round, votes }
    const command = { document: '', variables: {}, objectId: 'o', label: '', effect }
    const entry = entryOf(command, { entryId: 'e', workshopId: 'w', order: atMs, createdMs: atMs })
    return withChanges(own, { put: ownAfterBallot(entry, effect, own, atMs), remove: null })
  }, [])
}
const told = (atMs: number, votes: Record<string, number>, round = 1) => {
  const values = Object.entries(votes).map(([id, value1]) => [id, { value1, value2: null }] as const)
  return toldVotes({ round, votes: new Map(values) }, atMs)
}

test('[BT1] own votes are those of the server, and those that it acknowledged since it was asked', () => {
  const own = acknowledged({ atMs: 1, votes: { a: '1', b: '1' } }, { atMs: 3, votes: { b: '3', c: '-' } })
  expect(votesInRound(null, own, 1)).toEqual({ a: '1', b: '3', c: '-' })
  // Withdrawn on another device in between.
  expect(votesInRound(told(2, { b: 2, d: 2 }), own, 1)).toEqual({ b: '3', c: '-', d: '2' })
  expect(votesInRound(told(4, {}), own, 1)).toEqual({})
})

test('[BT8] a vote that was withdrawn is none', () => {
  const own = acknowledged({ atMs: 1, votes: { a: '1', b: '1' } }, { atMs: 2, votes: { a: null } })
  expect(votesInRound(null, own, 1)).toEqual({ b: '1' })
})

test('[BT10] each round has its own votes, and those of a round that was undone are none', () => {
  const own = acknowledged({ atMs: 1, votes: { a: '1' } }, { atMs: 3, votes: { a: '2' }, round: 2 })
  expect(votesInRound(told(2, { a: 1 }), own, 1)).toEqual({ a: '1' })
  expect(votesInRound(told(2, { a: 1 }), own, 2)).toEqual({ a: '2' })
  // Round 2 was undone, and another one began.
  expect(votesInRound(told(4, { a: 1 }), own, 2)).toEqual({})
})
