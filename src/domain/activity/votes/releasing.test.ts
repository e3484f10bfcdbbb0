import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { releaseOf } from './releasing.ts'
import type { Release } from './releasing.ts'
import type { ResultsMode } from './showing.ts'
import { closeVoting, setResultsMode } from './voting.ts'

interface Scene {
  joined: number
  removed?: number
  voters: number
  /** As many as voters unless said. */
  waiting?: number
  /** As many as wait unless said; the others that wait may be recognised. */
  together?: number
  mode?: ResultsMode
  isClosed?: boolean
  hasEnded?: boolean
}

function released(scene: Scene): Release {
  const board = new Y.Doc()
  setResultsMode(board, scene.mode ?? 'STEPS')
  if (scene.isClosed) closeVoting(board, 0)
  const { joined, removed = 0, voters, waiting = voters, together = waiting, hasEnded = false } = scene
  const recognisable = waiting - together
  return releaseOf(board, { hasEnded, joined, removed }, { voters, together, recognisable })
}

const shows = (scene: Scene) => released(scene).shows

test('[BT5] with fewer than eight people a target is shown when everyone has a value or an abstention', () => {
  expect(shows({ joined: 7, voters: 6 })).toBe('nothing')
  expect(shows({ joined: 7, voters: 7 })).toBe('all')
  expect(shows({ joined: 7, voters: 7, waiting: 3 })).toBe('all')
})

test.each([
  [8, 3],
  [15, 3],
  [16, 4],
  [40, 8],
])('[BT5] %i people see steps of %i values while as many are still to vote', (joined, step) => {
  expect(shows({ joined, voters: step - 1 })).toBe('nothing')
  expect(shows({ joined, voters: step })).toBe('all')
  expect(shows({ joined, voters: joined - step, waiting: step })).toBe('all')
  expect(shows({ joined, voters: joined - step + 1, waiting: step })).toBe('nothing')
  expect(shows({ joined, voters: joined, waiting: step })).toBe('all')
})

test('[BT5] abstentions are votes, and no values', () => {
  expect(shows({ joined: 10, voters: 5, waiting: 2 })).toBe('nothing')
  expect(released({ joined: 10, voters: 10, waiting: 2 })).toEqual({ shows: 'recognisable', withheld: 2 })
})

test('[BT5] nobody knows whether a removed person voted, so the fewest and the most people count', () => {
  // Seven joined and are there, one was removed: their vote may be among the seven.
  expect(shows({ joined: 7, removed: 1, voters: 7 })).toBe('nothing')
  expect(shows({ joined: 7, removed: 1, voters: 8 })).toBe('all')
  expect(shows({ joined: 5, removed: 4, voters: 3, waiting: 3 })).toBe('nothing')
})

test.each(['STEPS', 'LIVE', 'CLOSED'] as const)(
  '[BT19] one or two values are withheld at a close of %s voting, and at the end of the session',
  (mode) => {
    for (const closing of [{ isClosed: true }, { hasEnded: true }]) {
      expect(released({ joined: 9, voters: 2, mode, ...closing })).toEqual({
        shows: 'recognisable',
        withheld: 2,
      })
      expect(released({ joined: 9, voters: 3, mode, ...closing })).toEqual({ shows: 'all', withheld: 0 })
      // Where shown values were let go of, no more are told to be withheld than there are.
      expect(released({ joined: 9, voters: 7, waiting: -1, mode, ...closing })).toEqual({
        shows: 'recognisable',
        withheld: 0,
      })
    }
  },
)

test('[BT19] what may be recognised is not shown while fewer values would be shown than before', () => {
  const live = { joined: 20, voters: 5, mode: 'LIVE' } as const
  expect(shows({ ...live, waiting: 2, together: 3 })).toBe('apart')
  expect(shows({ ...live, waiting: 2, together: 2 })).toBe('recognisable')
  // The vote of somebody who let go of a live value and voted as others do is not shown either.
  const closed = released({ ...live, isClosed: true, waiting: 0, together: 1 })
  expect(closed).toEqual({ shows: 'apart', withheld: 1 })
})

test('[BT6] blind results show nothing while voting is open, and live ones what may be recognised', () => {
  for (const voters of [1, 3, 8])
    expect([
      shows({ joined: 20, voters, mode: 'CLOSED' }),
      shows({ joined: 2, voters: 2, mode: 'CLOSED' }),
      shows({ joined: 4, voters: 3, mode: 'LIVE' }),
    ]).toEqual(['nothing', 'nothing', 'recognisable'])
})

test('[BT19] one or two people keep no secret from each other', () => {
  expect(shows({ joined: 2, voters: 1 })).toBe('nothing')
  expect(shows({ joined: 2, voters: 2 })).toBe('all')
  expect(shows({ joined: 1, voters: 1 })).toBe('all')
  expect(shows({ joined: 2, voters: 1, mode: 'LIVE' })).toBe('all')
  expect(shows({ joined: 1, removed: 2, voters: 1 })).toBe('nothing')
})

test('[BT12] a facilitator who tries alone sees their own vote', () => {
  expect(shows({ joined: 0, voters: 0 })).toBe('all')
})
