import { expect, test } from 'vitest'
import type { BallotEffect } from '#sync/outbox/outbox.ts'
import { entryOf } from '#sync/outbox/outboxEntry.ts'
import type { OwnContent } from '#sync/outbox/outboxEntry.ts'
import { withChanges } from '#sync/outbox/outboxView.ts'
import { ownAfterBallot } from '#sync/outbox/ownBallots.ts'
import { toldVotes, votesInRound } from './ownVotes.ts'

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
