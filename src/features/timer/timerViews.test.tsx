import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Timer } from '#domain/workshop/state.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useAnnouncement } from '#ui/focus/announce.ts'
import { LiveRegion } from '#ui/focus/LiveRegion.tsx'
import { TimerMark } from './TimerMark.tsx'
import { TimerPanel } from './TimerPanel.tsx'

test('[T2] without a connection a facilitator reads why a paused timer cannot go on; with one it can', () => {
  answerCalls({})
  const { render, room, tell } = stillRoom('panel234')
  tell({ timer: { partId: null, seconds: 300, endsAt: null, remainingMs: 299_000, locksInput: false } })
  render(<TimerPanel />)
  const names = ['Go on', '+1 minute', 'Stop']
  const disabled = () => names.map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
  screen.getByText('Paused')
  screen.getByText('This needs the connection', { exact: false })
  expect(disabled()).toEqual([true, true, true])
  act(() => room.socket.state.setState({ status: 'online' }))
  expect(screen.queryByText('This needs the connection', { exact: false })).toBeNull()
  expect(disabled()).toEqual([false, false, false])
})

beforeEach(() => {
  vi.useFakeTimers()
  answerCalls({})
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const region = () => screen.getByRole('status')

const timer = (seconds: number): Timer => ({
  ...{ partId: null, seconds, endsAt: Date.now() + seconds * 1000, remainingMs: null, locksInput: false },
})

/** A participant's screen, and everything announced on it from now on. */
function participant(workshopId: string) {
  const { render, tell } = stillRoom(workshopId)
  tell({ timer: null })
  render(
    <>
      <TimerMark />
      <LiveRegion />
    </>,
  )
  const said: string[] = []
  const unsubscribe = useAnnouncement.subscribe(({ text }) => said.push(text))
  return { said, unsubscribe, tell: (now: Timer | null) => act(() => tell({ timer: now })) }
}

test('[T4] the start, the last minute and the end are announced once, politely, and no single second between', async () => {
  const { said, tell, unsubscribe } = participant('timer234')
  expect(region().getAttribute('aria-live')).toBe('polite')
  tell(timer(90))
  expect(region().textContent).toBe('The timer is started: 1 minute 30 seconds.')
  await pass(29_000)
  expect(region().textContent).toBe('The timer is started: 1 minute 30 seconds.')
  await pass(2000)
  expect(region().textContent).toBe('One minute left.')
  await pass(57_000)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('2 seconds left')
  await pass(3000)
  expect(region().textContent).toBe('Time is up.')
  await pass(60_000)
  tell(null)
  unsubscribe()
  expect(said).toEqual(['The timer is started: 1 minute 30 seconds.', 'One minute left.', 'Time is up.'])
})

test('[T1] the figure changes at each whole second before the end, at the same moment on every screen', async () => {
  const { tell, unsubscribe } = participant('timer567')
  unsubscribe()
  const shown = () => screen.getByRole('timer').textContent
  tell({ ...timer(3), endsAt: Date.now() + 2500 })
  for (const [ms, figures] of [
    [499, '0:03'],
    [10, '0:02'],
    [980, '0:02'],
    [20, '0:01'],
    [980, '0:01'],
    [20, 'Time is up'],
  ] as const) {
    await pass(ms)
    expect(shown()).toBe(figures)
  }
})

test('[T4] a pause, its end and a stop are announced once', async () => {
  const { said, tell, unsubscribe } = participant('timer345')
  const started = timer(50)
  tell(started)
  await pass(10_000)
  tell({ ...started, endsAt: null, remainingMs: 40_000 })
  await pass(30_000)
  tell({ ...started, endsAt: Date.now() + 40_000 })
  await pass(5000)
  tell(null)
  await pass(5000)
  unsubscribe()
  expect(said).toEqual([
    'The timer is started: 50 seconds.',
    'The timer is paused.',
    'The timer goes on: 40 seconds left.',
    'The timer is stopped.',
  ])
})

test('[T5] [Z25] an expired timer is shown once, and disappears by itself a minute after its end', async () => {
  const { tell, unsubscribe } = participant('timer456')
  unsubscribe()
  tell(timer(2))
  await pass(2500)
  const shown = screen.getByRole('timer')
  expect(shown.textContent).toBe('Time is up')
  expect(shown.hasAttribute('data-new')).toBe(true)
  await pass(30_000)
  expect(screen.getByRole('timer').hasAttribute('data-new')).toBe(false)
  await pass(30_000)
  expect(screen.queryByRole('timer')).toBeNull()
  tell(timer(5))
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('5 seconds left')
})
