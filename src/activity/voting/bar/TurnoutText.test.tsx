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
