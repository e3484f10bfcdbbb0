import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Identity } from '#api/signIn/identity.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import type { RoomRole } from '../session/role.ts'
import { useMayDo } from '../session/useMayDo.ts'
import { useTimeUp } from '../useTimeUp.ts'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { SearchBar } from './SearchBar.tsx'

const notHere = /^This has not been opened on this device yet\./

test.each([
  [
    'without a websocket a page that loads says so',
    { areThrough: true, isReading: false },
    'This is still loading…',
  ],
  [
    'without a network a slow disk is waited for',
    { areThrough: false, isReading: true },
    'This is still loading…',
  ],
  ['without a network a page that is not here says so', { areThrough: false, isReading: false }, notHere],
] as const)('[U14] [D5] %s', (_what, { areThrough, isReading }, words) => {
  vi.useFakeTimers()
  const { room, render } = stillRoom(crypto.randomUUID())
  render(<CardsSkeleton />)
  act(() => {
    room.socket.state.setState({ status: 'offline', retryAtMs: 0 })
    room.calls.setState({ areThrough })
    room.reading.setState({ isReading })
  })
  const said = () => screen.getByRole('status', { name: 'Loading answers' }).textContent
  expect(said()).toBe('')
  act(() => void vi.advanceTimersByTime(4000))
  screen.getByText(words)
  // What is found out later is said then.
  act(() => room.calls.setState({ areThrough: true }))
  expect(said()).toBe('This is still loading…')
})

test('[Z23] typing filters at once; clearing empties the field at once and shows all answers 150 ms later', () => {
  vi.useFakeTimers()
  const searched: string[] = []
  renderView(<SearchBar onSearch={(search) => searched.push(search)} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search answers' })
  fireEvent.change(field, { target: { value: 'tea' } })
  expect(searched).toEqual(['tea'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(field.value).toBe('')
  act(() => void vi.advanceTimersByTime(149))
  expect(searched).toEqual(['tea'])
  act(() => void vi.advanceTimersByTime(1))
  expect(searched).toEqual(['tea', ''])
})

test('a word typed right after clearing is kept', () => {
  vi.useFakeTimers()
  const searched: string[] = []
  renderView(<SearchBar onSearch={(search) => searched.push(search)} />)
  const field = screen.getByRole('textbox', { name: 'Search answers' })
  fireEvent.change(field, { target: { value: 'tea' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  fireEvent.change(field, { target: { value: 'coffee' } })
  act(() => void vi.advanceTimersByTime(1000))
  expect(searched).toEqual(['tea', 'coffee'])
})

test('the slash focuses the search from anywhere but a text field', () => {
  renderView(
    <>
      <button>Open</button>
      <textarea aria-label="Your answer" />
      <SearchBar onSearch={() => undefined} />
    </>,
  )
  const search = screen.getByRole('textbox', { name: 'Search answers' })
  expect(fireEvent.keyDown(screen.getByLabelText('Your answer'), { key: '/' })).toBe(true)
  expect(document.activeElement).not.toBe(search)
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Open' }), { key: '/' })).toBe(false)
  expect(document.activeElement).toBe(search)
})

const acts = ['contribute', 'arrange', 'lead', 'build', 'export'] as const

function Offered() {
  const may = [useMayDo(acts[0]), useMayDo(acts[1]), useMayDo(acts[2]), useMayDo(acts[3]), useMayDo(acts[4])]
  return <p>{acts.filter((_act, index) => may[index]).join(' ') || 'nothing'}</p>
}

const offered = (): string | null => screen.getByRole('paragraph').textContent

test.each<[RoomRole, string, string]>([
  ['facilitator', 'contribute arrange lead build export', 'export'],
  ['participant', 'contribute', 'nothing'],
  ['viewer', 'nothing', 'nothing'],
])(
  '[R1] [E1] a %s is offered "%s" in a running session, and "%s" in one that has ended',
  (role, running, over) => {
    const { render, tell } = stillRoom(`over-${role}`)
    render(<Offered />, { role })
    expect(offered()).toBe(running)
    act(() => tell({}, { workshop: { ended: true } }))
    expect(offered()).toBe(over)
  },
)

test('[J4] a paired phone may lead, whatever the role of the page around it', () => {
  const phone: Identity = { kind: 'remote', workshopId: 'paired', remoteId: 'r1', token: 'token' }
  stillRoom('paired', phone).render(<Offered />, { role: 'facilitator' })
  expect(offered()).toBe('lead')
})

test('[T3] at zero a screen stops sending by itself, before the server’s lock, and goes on when time is added', async () => {
  vi.useFakeTimers()
  answerCalls({})
  const part = agendaPart('one')
  const { render, tell } = stillRoom('timeup23')
  const timer = { partId: 'one', seconds: 6, endsAt: Date.now() + 6000, remainingMs: null, locksInput: true }
  const Box = () => <output>{useTimeUp(part.objectId) ? 'closed' : 'open'}</output>
  tell({ timer }, { parts: [part] })
  render(<Box />)
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
