import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { closingAtMs, isVotingClosed, resultsShownAtMs, turnoutNow } from './showing.ts'
import {
  closeVoting,
  comingClose,
  reopenVoting,
  startClosing,
  startRound,
  stopClosing,
  undoRound,
} from './voting.ts'

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
  startClosing(board, now + 70_000)
  expect(closingAtMs(board)).toBe(now + 73_000)
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
