import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { closeVoting, startClosing, stopClosing } from '#domain/activity/votes/voting.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { TurnoutText } from './bar/TurnoutText.tsx'
import { ClosingCountdown } from './countdown/ClosingCountdown.tsx'
import type { Voting } from './useVoting.ts'
import { WithheldNote } from './withheld/WithheldNote.tsx'

/** @param joined as the roster tells it; undefined before it is there */
function told(turnout: Parameters<typeof TurnoutText>[0]['turnout'], joined?: number): string | null {
  const { room, render } = stillRoom('turnout')
  room.roster.setState(
    { type: 'roster', count: 1, names: [], nicknames: [], ...(joined !== undefined && { joined }) },
    true,
  )
  render(
    <p>
      <TurnoutText turnout={turnout} isAnnounced />
    </p>,
  )
  return screen.getByRole('paragraph').textContent
}

const everybody = { voted: 5, joined: 5, proxies: 0 }
const nobody = { voted: 0, joined: 0, proxies: 0 }

test.each<[string, Parameters<typeof told>, string]>([
  ['of those who joined', [{ voted: 3, joined: 10, proxies: 0 }], '3/10 voted'],
  ['with votes for others', [{ voted: 3, joined: 10, proxies: 1 }], '3/10 voted · 1 entered for others'],
  ['after others joined', [everybody, 10], '5/10 voted'],
  ['after a voter was removed, who stays counted on both sides', [everybody, 4], '5/5 voted'],
  ['before anybody has voted', [nobody, 10], '0/10 voted'],
  [
    'before anybody has joined, with votes for others',
    [{ ...nobody, proxies: 2 }, 0],
    '2 entered for others',
  ],
  ['before anybody has joined', [nobody, 0], 'No participant has joined yet'],
])('[BT12] [BT13] the turnout %s', (_when, [turnout, joined], words) => {
  expect(told(turnout, joined)).toBe(words)
})

function VotingRoom() {
  const [voted, setVoted] = useState(0)
  return (
    <>
      <TurnoutText turnout={{ ...everybody, voted, joined: 9 }} isAnnounced />
      <button onClick={() => setVoted(voted + 1)}>Vote</button>
    </>
  )
}

test('[BT13] a room that votes is announced at intervals, with the last number', () => {
  vi.useFakeTimers()
  const { room, render } = stillRoom('turnout')
  room.roster.setState(null, true)
  render(<VotingRoom />)
  const said = (): string => useAnnouncement.getState().text
  const vote = (): void => {
    fireEvent.click(screen.getByRole('button'))
  }
  vote()
  act(() => void vi.advanceTimersByTime(0))
  expect(said()).toBe('1 of 9 have voted.')
  vote()
  act(() => void vi.advanceTimersByTime(9000))
  vote()
  expect(said()).toBe('1 of 9 have voted.')
  act(() => void vi.advanceTimersByTime(1000))
  expect(said()).toBe('3 of 9 have voted.')
})

let rooms = 0
function show(isRoom = false): Y.Doc {
  vi.useFakeTimers()
  const board = new Y.Doc()
  const { render } = stillRoom(`countdown-${++rooms}`)
  render(<ClosingCountdown {...{ board, isRoom }} />)
  return board
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const number = (): string | undefined => screen.queryByText(/^[123]$/)?.textContent

test('[BT18] every screen counts 3, 2, 1 to the moment that the board tells, and says so once', () => {
  const board = show()
  expect(number()).toBeUndefined()
  act(() => startClosing(board, Date.now()))
  expect(number()).toBe('3')
  expect(useAnnouncement.getState().text).toBe('Voting closes in a moment')
  pass(1001)
  expect(number()).toBe('2')
  pass(1001)
  expect(number()).toBe('1')
  pass(1001)
  expect(number()).toBeUndefined()
  // Nobody reads afterwards that it is still about to close.
  expect(useAnnouncement.getState().text).toBe('')
})

test('[BT18] the room’s screen counts too, announces nothing, and is free again', () => {
  useAnnouncement.setState({ text: '' })
  const board = show(true)
  act(() => startClosing(board, Date.now()))
  screen.getByText('Voting closes in')
  expect([number(), useAnnouncement.getState().text]).toEqual(['3', ''])
  pass(3003)
  expect(screen.queryByText(/Voting closes/)).toBeNull()
})

test.each([
  ['taken back', (board: Y.Doc) => stopClosing(board)],
  ['over because voting is closed', (board: Y.Doc) => closeVoting(board, 0)],
])('[BT18] a countdown that is %s is gone at once', (_what, end) => {
  const board = show()
  act(() => startClosing(board, Date.now()))
  act(() => end(board))
  expect(number()).toBeUndefined()
})

test.each([
  ['a screen that comes later counts', -60_000, undefined],
  ['a clock that is a little behind shows', 1000, '3'],
  ['a clock that is wrong shows', 1001, undefined],
])('[BT18] %s from %i ms on: %s', (_what, offMs, shown) => {
  const board = show()
  act(() => startClosing(board, Date.now() + offMs))
  expect(number()).toBe(shown)
})

const closed: Voting = {
  ...{ round: 1, mode: 'STEPS', isClosed: true, isClosedByHand: true },
  ...{ areBlind: false, areShown: true, shownAtMs: 1 },
}
const note = (voting: Partial<Voting> = {}, withheld: readonly number[] = [2, 0, 1], isPast = false) => (
  <WithheldNote
    {...{ isPast }}
    voting={{ ...closed, ...voting }}
    results={withheld.map((count) => ({ withheld: count }))}
  />
)

test('[BT19] one note says how many votes are too few to show, and why', () => {
  renderView(<Participant>{note()}</Participant>)
  screen.getByText(/^3 votes: too few to show\. Votes are shown at least three at a time.*are\.$/)
})

test('[BT19] facilitators who closed voting read how more people can vote', () => {
  showAnsweringByHand('withheld', note())
  screen.getByText(/^3 votes: too few to show\..* Reopen voting to let more people vote\.$/)
})

test.each([
  ['while voting is open', note({ isClosedByHand: false })],
  ['in an earlier round', note({}, [3], true)],
])('[BT19] facilitators read nothing of it %s', (when, one) => {
  showAnsweringByHand(`withheld ${when}`, one)
  screen.getByText(/^3 votes: too few to show\..*are\.$/)
})

test('[BT19] where every vote is shown there is no note', () => {
  renderView(<Participant>{note({}, [0, 0])}</Participant>)
  expect(screen.queryByText(/too few/)).toBeNull()
})

const { Room: Participant } = stillRoom('withheld-participant')
