import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setResultsShown } from '#domain/activity/votes/voting.ts'
import { writeLineage } from '#domain/pulse/earlier.ts'
import { deleteGroup } from '#domain/pulse/groups.ts'
import { openPulse } from '#support/views/openPulse.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

test('[PU8] a pulse with one category has its trend below the statements; a failed answer can be asked again', async () => {
  const { docs, project } = openPulse('facilitator')
  fireEvent.click(screen.getByRole('button', { name: 'Results' }))
  act(() => writeLineage(docs.desk, [crypto.randomUUID()]))
  await screen.findByRole('group', { name: 'What the results are shown of' })
  expect(screen.queryByRole('region', { name: 'Trend' })).toBeNull()
  act(() => {
    deleteGroup(docs.desk, 'work')
    project()
  })
  await screen.findByRole('region', { name: 'Trend' })
  screen.getByRole('button', { name: 'Try again' })
})

test('[BT4] results that are not on this device are told while there is no connection', async () => {
  const { docs, room } = openPulse('participant', { below: '/results' })
  act(() => {
    setResultsShown(docs.board, true)
    room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
    room.calls.setState({ areThrough: false })
  })
  await screen.findByText('This part is not on this device yet')
})

test('[PU12] a facilitator sees whether pages turn on the room’s screen, once the room is there', async () => {
  const { tell, part } = openPulse('facilitator')
  fireEvent.click(screen.getByRole('button', { name: 'Results' }))
  const there = { currentState: 'RU', activePartId: part.id, showResultsPage: true } as const
  await screen.findByRole('group', { name: 'What the results are shown of' })
  expect(screen.queryByRole('group', { name: 'Pages on the room’s screen' })).toBeNull()
  act(() => tell({ moves: 2, ...there }))
  await screen.findByText('Room’s screen: pages turn by themselves.')
  screen.getByRole('button', { name: 'Hold a page' })
  act(() => tell({ ...there, topicActivePos: 2 }))
  screen.getByText('Room’s screen: page 2 stays.')
  screen.getByRole('button', { name: 'Let pages turn' })
})
