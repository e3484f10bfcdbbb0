import { act, cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Identity } from '#api/signIn/identity.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { resultsModes, voteFlags, voteSettings } from '#domain/activity/votes/showing.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import type { AgendaPart, SessionState, WorkshopInfo } from '#domain/workshop/state.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import type { RoomRole } from '../../session/role.ts'
import { fillTally } from '#support/ballots/fillTally.ts'
import { useResults } from './useResults.ts'
import { useTally } from './useTally.ts'

const workshopId = 'tallies'
const objectId = 'scales'
const scale: Scale = { low: 1, high: 5, axes: 1 }
const targetIds = ['tea']
const part = {
  ...{ id: 'p1', position: 1, objectId, content: 'workshop | evaluate', partName: 'Scales' },
  ...{ hidden: false, inputLocked: false, numberOfAxis: 1 },
} as unknown as AgendaPart

const ann: Identity = { kind: 'member', workshopId, memberId: 'ann', username: 'ann' }
const ada: Identity = {
  ...{ kind: 'account', userId: 'ada', username: 'ada', firstName: 'Ada', lastName: 'King' },
  email: 'ada@example.org',
}
const wall: Identity = { kind: 'projector', workshopId, token: 'token' }

interface Seen {
  who: Identity
  role?: RoomRole
  hasVoted?: boolean
  flags?: Partial<Record<keyof typeof voteFlags, boolean>>
  mode?: (typeof resultsModes)[number]
  state?: Partial<SessionState>
  hidden?: boolean
  workshop?: Partial<WorkshopInfo>
}

function Results({ hasVoted }: { hasVoted: boolean }) {
  const tally = useTally(objectId, hasVoted)
  const results = useResults(tally.doc, 1, scale, targetIds)
  const count = results.get('tea')?.count ?? 0
  return (
    <>
      <p>{`${tally.mayRead ? 'may read' : 'may not'}, ${tally.doc ? count : 'no'} votes`}</p>
      {tally.isGivenUp && <button onClick={tally.retry}>Try again</button>}
    </>
  )
}

/** A screen whose device has a copy of the tally. */
function see({ who, role = 'participant', hasVoted = false, hidden = false, ...more }: Seen) {
  const { render, room, tell } = stillRoom(workshopId, who)
  const { documents } = room
  const state = { currentState: 'PA', activePartId: null, ...more.state } as const
  tell(state, { parts: [{ ...part, hidden }], workshop: { ended: false, ...more.workshop } })
  const board = documents.get({ kind: 'board', id: objectId })
  board.fill((doc) => {
    for (const flag of Object.values(voteFlags))
      activityRoots.flags(doc).set(flag, more.flags?.[flag] ?? false)
    activityRoots.settings(doc).set(voteSettings.resultsMode, resultsModes.indexOf(more.mode ?? 'STEPS'))
  })
  const tally = documents.get({ kind: 'tally', id: objectId })
  tally.fill((doc) => fillTally(doc, 1, [{ targetId: 'tea', value1: 3, value2: null, votes: 4 }]))
  cleanup()
  render(<Results hasVoted={hasVoted} />, { role })
  return {
    said: screen.getByRole('paragraph').textContent,
    isHeld: documents.isHeld(tally),
    tally,
    documents,
  }
}

test.each<[string, Seen, boolean]>([
  ['a facilitator', { who: ada, role: 'facilitator' }, true],
  ['a facilitator while results are blind', { who: ada, role: 'facilitator', mode: 'CLOSED' }, false],
  [
    'a facilitator once blind voting is closed',
    { who: ada, role: 'facilitator', mode: 'CLOSED', flags: { votingClosed: true } },
    true,
  ],
  ['a participant who has not voted', { who: ann }, false],
  ['a participant whose vote is acknowledged', { who: ann, hasVoted: true }, true],
  ['a participant who voted, while results are blind', { who: ann, hasVoted: true, mode: 'CLOSED' }, false],
  [
    'a participant who has not voted, once results are shown',
    { who: ann, flags: { showResultsPage: true } },
    true,
  ],
  ['a participant who voted, in a hidden activity', { who: ann, hasVoted: true, hidden: true }, false],
  ['a participant who voted, after the end', { who: ann, hasVoted: true, workshop: { ended: true } }, false],
  ['the room’s screen', { who: wall, flags: { showResultsPage: true } }, false],
  [
    'the room’s screen while the activity is presented and its results are shown',
    { who: wall, flags: { showResultsPage: true }, state: { currentState: 'RU', activePartId: 'p1' } },
    true,
  ],
  [
    'the room’s screen while the activity is presented',
    { who: wall, state: { currentState: 'RU', activePartId: 'p1' } },
    false,
  ],
  ['somebody who looks at a template', { who: ada, role: 'viewer', hasVoted: true }, false],
])('[BT4] [BT6] [J1] %s: the tally is held when it may be read', (_who, seen, mayRead) => {
  const { said, isHeld } = see(seen)
  expect(isHeld).toBe(mayRead)
  expect(said).toBe(mayRead ? 'may read, 4 votes' : 'may not, no votes')
})

test('[BT6] a tally that is denied although voting was closed is asked for again within a moment', () => {
  vi.useFakeTimers()
  const { tally } = see({ who: ann, hasVoted: true })
  const retry = vi.spyOn(tally, 'retry')
  act(() => tally.withdraw())
  act(() => void vi.advanceTimersByTime(250))
  expect(retry).toHaveBeenCalledTimes(1)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(retry).toHaveBeenCalledTimes(3)
})

test('[BT4] a tally that the server denies although it should be open is asked for a while, then no longer', () => {
  vi.useFakeTimers()
  const { socket } = roomFor(workshopId, ann)
  socket.state.setState({ status: 'online' })
  const { tally, documents } = see({ who: ann, hasVoted: true })
  act(() => tally.withdraw())
  expect(screen.getByRole('paragraph').textContent).toBe('may read, no votes')
  expect(documents.isHeld(tally)).toBe(true)
  act(() => void vi.advanceTimersByTime(61_000))
  expect(documents.isHeld(tally)).toBe(false)
  // So is a press.
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(documents.isHeld(tally)).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void vi.advanceTimersByTime(61_000))
  expect(documents.isHeld(tally)).toBe(false)
  // Another connection is another chance.
  act(() => socket.state.setState({ status: 'offline', retryAtMs: 0 }))
  act(() => socket.state.setState({ status: 'online' }))
  expect(documents.isHeld(tally)).toBe(true)
})
