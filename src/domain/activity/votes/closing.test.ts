import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { closingAtMs, isVotingClosed, turnoutNow } from './showing.ts'
import { comingClose, setClosing, setVotingClosed, startRound } from './voting.ts'

const now = 1_000_000

test('[BT18] the board tells the moment at which voting closes, three seconds ahead; voting is open until then', () => {
  const board = new Y.Doc()
  expect(closingAtMs(board)).toBeNull()
  setClosing(board, now)
  expect([closingAtMs(board), isVotingClosed(board, false)]).toEqual([now + 3000, false])
})

test.each([
  ['it is taken back', (board: Y.Doc) => setClosing(board, null)],
  ['voting is closed', (board: Y.Doc) => setVotingClosed(board, true)],
  ['another round begins', (board: Y.Doc) => startRound(board, now)],
])('[BT18] nobody counts down any more once %s', (_what, act) => {
  const board = new Y.Doc()
  setClosing(board, now)
  act(board)
  expect(closingAtMs(board)).toBeNull()
})

test('[BT18] taking a countdown back does not reopen what somebody closed meanwhile', () => {
  const board = new Y.Doc()
  setVotingClosed(board, true)
  setClosing(board, null)
  expect(isVotingClosed(board, false)).toBe(true)
  setClosing(board, now)
  expect(closingAtMs(board)).toBeNull()
})

test('[BT18] voting closes by itself shortly after a countdown, unless that was taken back or is long over', () => {
  const board = new Y.Doc()
  expect(comingClose(board, now)).toBeNull()
  setClosing(board, now)
  expect(comingClose(board, now)).toBe(now + 5000)
  expect(comingClose(board, now + 30_000)).toBe(now + 5000)
  expect(comingClose(board, now + 70_000)).toBeNull()
  setClosing(board, null)
  expect(comingClose(board, now)).toBeNull()
})

test('[BT13] who joined or was removed since the last vote changes the number of people, never below the votes', () => {
  const told = { voted: 5, joined: 5, proxies: 0, waiting: 0 }
  const joinedOf = (joined: number | undefined) => turnoutNow(told, joined).joined
  expect([10, 4, undefined].map(joinedOf)).toEqual([10, 5, 5])
})
