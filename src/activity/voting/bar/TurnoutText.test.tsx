import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Identity } from '#api/signIn/identity.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { renderView } from '#support/views/renderView.tsx'
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
      <TurnoutText turnout={turnout} isAnnounced />
    </RoomContext>,
  )
  return screen.getByRole('status').textContent
}

test.each([
  [{ voted: 3, joined: 10, waiting: 0, proxies: 0 }, '3/10 voted'],
  [
    { voted: 3, joined: 10, waiting: 2, proxies: 1 },
    '3/10 voted · 2 wait to be shown · 1 entered for others',
  ],
  [{ voted: 1, joined: 1, waiting: 1, proxies: 0 }, '1/1 voted · 1 waits to be shown'],
])('[BT5] [BT12] [BT13] the turnout %j is told as "%s"', (turnout, words) => {
  expect(told(turnout)).toBe(words)
})

const everybody = { voted: 5, joined: 5, waiting: 0, proxies: 0 }

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
