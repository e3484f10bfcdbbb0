import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { areResultsShown, closingAtMs, isVotingClosed, resultsShownAtMs, turnoutNow } from './showing.ts'
import type { ResultsMode } from './showing.ts'
import {
  closeVoting,
  comingClose,
  reopenVoting,
  startClosing,
  startRound,
  stopClosing,
  undoRound,
  setResultsMode,
} from './voting.ts'
import { releaseOf } from './releasing.ts'
import type { Release } from './releasing.ts'

const now = 1_000_000

test('[BT18] the board tells the moment at which voting closes, three seconds ahead; voting is open until then', () => {
  const board = new Y.Doc()
  expect(closingAtMs(board)).toBeNull()
  startClosing(board, now)
  expect([closingAtMs(board), isVotingClosed(board, false)]).toEqual([now + 3000, false])
})

test.each([
  ['it is taken back', (board: Y.Doc) => stopClosing(board)],
  ['voting is closed', (board: Y.Doc) => closeVoting(board, now)],
  ['voting is opened', (board: Y.Doc) => reopenVoting(board)],
  ['another round begins', (board: Y.Doc) => startRound(board, now)],
])('[BT18] nobody counts down any more once %s', (_what, act) => {
  const board = new Y.Doc()
  startClosing(board, now)
  act(board)
  expect(closingAtMs(board)).toBeNull()
})

test('[BT18] taking a countdown back does not reopen what somebody closed meanwhile', () => {
  const board = new Y.Doc()
  closeVoting(board, now)
  stopClosing(board)
  expect(isVotingClosed(board, false)).toBe(true)
  startClosing(board, now)
  expect(closingAtMs(board)).toBeNull()
})

test('[BT18] the server closes voting at the end of a countdown, unless that was taken back or is long over', () => {
  const board = new Y.Doc()
  expect(comingClose(board, now)).toBeNull()
  startClosing(board, now)
  expect(comingClose(board, now)).toBe(now + 3000)
  expect(comingClose(board, now + 30_000)).toBe(now + 3000)
  expect(comingClose(board, now + 70_000)).toBeNull()
  stopClosing(board)
  expect(comingClose(board, now)).toBeNull()
})

test('[BT18] a second close prolongs no countdown; one that ended while no server ran begins anew', () => {
  const board = new Y.Doc()
  startClosing(board, now)
  startClosing(board, now + 2000)
  expect(closingAtMs(board)).toBe(now + 3000)
  startClosing(board, now + 2000, true)
  startClosing(board, now + 70_000)
  expect(closingAtMs(board)).toBe(now + 73_000)
  // It was the stale one that was to show the results.
  closeVoting(board, now + 73_000)
  expect(areResultsShown(board)).toBe(false)
})

test('[BT7] the board keeps when a close showed results, through a reopening and the undo of a reset', () => {
  const board = new Y.Doc()
  expect(resultsShownAtMs(board)).toBeNull()
  closeVoting(board, now)
  reopenVoting(board)
  expect(resultsShownAtMs(board)).toBe(now)
  startRound(board, now + 1)
  expect(resultsShownAtMs(board)).toBeNull()
  closeVoting(board, now + 2)
  reopenVoting(board)
  startClosing(board, now + 3)
  undoRound(board, now + 3)
  expect(resultsShownAtMs(board)).toBe(now)
  // A countdown of the round that is undone does not close the round before.
  expect(closingAtMs(board)).toBeNull()
  startRound(board, now + 4)
  expect(resultsShownAtMs(board)).toBeNull()
})

test('[BT13] who joined or was removed since the last vote changes the number of people, never below the votes', () => {
  const told = { voted: 5, joined: 5, proxies: 0 }
  const joinedOf = (joined: number | undefined) => turnoutNow(told, joined).joined
  expect([10, 4, undefined].map(joinedOf)).toEqual([10, 5, 5])
})

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
