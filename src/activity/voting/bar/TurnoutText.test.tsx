import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Identity } from '#api/signIn/identity.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { renderView } from '#support/views/renderView.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { TurnoutText } from './TurnoutText.tsx'

const ann: Identity = { kind: 'member', workshopId: 'turnout', memberId: 'ann', username: 'ann' }

/** @param joined as the roster tells it; undefined before it is there */
function told(turnout: Parameters<typeof TurnoutText>[0]['turnout'], joined?: number): string | null {
  const room = roomFor('turnout', ann)
  room.roster.setState(
    { type: 'roster', count: 1, names: [], nicknames: [], ...(joined !== undefined && { joined }) },
    true,
  )
  renderView(
    <RoomContext value={room}>
      <p>
        <TurnoutText turnout={turnout} isAnnounced />
      </p>
    </RoomContext>,
  )
  return screen.getByRole('paragraph').textContent
}

test.each([
  [{ voted: 3, joined: 10, proxies: 0 }, '3/10 voted'],
  [{ voted: 3, joined: 10, proxies: 1 }, '3/10 voted · 1 entered for others'],
])('[BT12] [BT13] the turnout %j is told as "%s"', (turnout, words) => {
  expect(told(turnout)).toBe(words)
})

const everybody = { voted: 5, joined: 5, proxies: 0 }

test('[BT13] who joins after the last vote counts, also before the first, and who is removed does not', () => {
  expect(told(everybody, 10)).toBe('5/10 voted')
})

test('[BT13] a removed voter stays counted on both sides', () => {
  expect(told(everybody, 4)).toBe('5/5 voted')
})

test('[BT13] nobody has voted of those who joined', () => {
  expect(told({ ...everybody, voted: 0, joined: 0 }, 10)).toBe('0/10 voted')
})

test('[BT12] [BT13] before anybody has joined, votes that were entered for others are told', () => {
  expect(told({ ...everybody, voted: 0, joined: 0, proxies: 2 }, 0)).toBe('2 entered for others')
})

test('[BT13] before anybody has joined, nobody can have voted', () => {
  expect(told({ ...everybody, voted: 0, joined: 0 }, 0)).toBe('No participant has joined yet')
})

afterEach(() => vi.useRealTimers())

function Voting() {
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
  const room = roomFor('turnout', ann)
  room.roster.setState(null, true)
  renderView(
    <RoomContext value={room}>
      <Voting />
    </RoomContext>,
  )
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
