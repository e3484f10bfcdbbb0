import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useTimeUp } from './useTimeUp.ts'

afterEach(() => void vi.useRealTimers())

test('[T3] at zero a screen stops sending by itself, before the server’s lock, and goes on when time is added', async () => {
  vi.useFakeTimers()
  answerCalls({})
  const part = agendaPart('one')
  const { Room, tell } = stillRoom('timeup23')
  const timer = { partId: 'one', seconds: 6, endsAt: Date.now() + 6000, remainingMs: null, locksInput: true }
  const Box = () => <output>{useTimeUp(part.objectId) ? 'closed' : 'open'}</output>
  tell({ timer }, { parts: [part] })
  renderView(
    <Room>
      <Box />
    </Room>,
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const shown = () => screen.getByRole('status').textContent
  await pass(5999)
  expect(shown()).toBe('open')
  await pass(1)
  expect(shown()).toBe('closed')
  act(() => tell({ timer: { ...timer, endsAt: Date.now() + 1000 } }))
  expect(shown()).toBe('open')
  await pass(1000)
  expect(shown()).toBe('closed')
  act(() => tell({ timer: { ...timer, locksInput: false } }))
  expect(shown()).toBe('open')
})
