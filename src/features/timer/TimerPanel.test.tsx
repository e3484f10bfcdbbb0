import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { TimerPanel } from './TimerPanel.tsx'

test('[T2] without a connection a facilitator reads why a paused timer cannot go on; with one it can', () => {
  answerCalls({})
  const { Room, room, tell } = stillRoom('panel234')
  tell({ timer: { partId: null, seconds: 300, endsAt: null, remainingMs: 299_000, locksInput: false } })
  renderView(
    <Room>
      <TimerPanel />
    </Room>,
  )
  const names = ['Go on', '+1 minute', 'Stop']
  const disabled = () => names.map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
  screen.getByText('Paused')
  screen.getByText('This needs the connection', { exact: false })
  expect(disabled()).toEqual([true, true, true])
  act(() => room.socket.state.setState({ status: 'online' }))
  expect(screen.queryByText('This needs the connection', { exact: false })).toBeNull()
  expect(disabled()).toEqual([false, false, false])
})
