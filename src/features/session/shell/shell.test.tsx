import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Suspense, use } from 'react'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useTaken } from '#activity/navigation/useTaken.ts'
import { CreateIdentifyAnswerDocument } from '#api/operations/identify.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { writeDraft } from '#sync/device/drafts.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { StepArrows } from '#ui/session/StepArrows.tsx'
import { LeftSession } from '../entry/LeftSession.tsx'
import { MissingId } from '../entry/MissingId.tsx'
import { NoActiveWorkshop } from '../entry/NoActiveWorkshop.tsx'
import { EditSessionDialog } from '../menu/EditSessionDialog.tsx'
import { FollowMeButton } from '../presenting/FollowMeButton.tsx'
import { PresentControls } from '../presenting/PresentControls.tsx'
import { PresentingProvider } from '../presenting/PresentingProvider.tsx'
import { useClicker } from '../presenting/useClicker.ts'
import { ViewChangedBanner } from '../presenting/ViewChangedBanner.tsx'
import { SessionShell } from './SessionShell.tsx'

const twoParts = ['one', 'two'].map((id, position) => agendaPart(id, { position }))

function show(path: string) {
  const room = stillRoom(`labels${path.length}`)
  room.tell({}, { parts: [agendaPart('one')] })
  room.render(
    <PresentingProvider>
      <div data-testid="header">
        <FollowMeButton />
        <PresentControls />
      </div>
    </PresentingProvider>,
    { path },
  )
  return { ...room, labels: () => screen.getByTestId('header').textContent }
}

test("the header says 'In Lobby' when the room is in the lobby, and otherwise offers 'Present'", () => {
  const { labels, tell } = show('/workshop/abcd2345')
  expect(labels()).toBe('In Lobby')
  act(() => tell({ currentState: 'RU', activePartId: 'one' }))
  expect(labels()).toBe('Present')
})

test("the header says 'Presenting' here; 'Follow me' becomes 'Disable follow me' while the room follows", async () => {
  const { labels, tell } = show('/workshop/abcd2345/brainstorm/o-one')
  expect(labels()).toBe('Follow mePresent')
  act(() => tell({ currentState: 'RU', activePartId: 'one' }))
  expect(labels()).toBe('Follow mePresenting')
  act(() => tell({ followMe: true }))
  expect(labels()).toBe('Disable follow mePresenting')
  fireEvent.click(screen.getByRole('button', { name: 'More ways to present' }))
  expect(await screen.findByRole('menuitem', { name: /^Disable follow me/ })).toBeTruthy()
})

test('[M2] /workshop without an id says that there is no workshop, and leads to one', () => {
  renderView(<NoActiveWorkshop />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe("It doesn't seem like you currently have any active workshops")
  expect(screen.getByRole('link', { name: 'Join a session' }).getAttribute('href')).toBe('/join')
})

test('[M2] an address without the id of its activity is told once, by the kind, and leads to the lobby', () => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  stillRoom('missing2')
    .render(<MissingId kind="present" />)
    .rerender(<MissingId kind="present" />)
  expect(alert.mock.calls).toEqual([['This address lacks the id of an activity behind “present”.']])
  screen.getByText('This page is not here')
  expect(screen.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/workshop/missing2')
})

test('[M18] the dialog for a session takes a password over that is saved while it is open, and keeps what was typed', async () => {
  const view = (password: string) => (
    <EditSessionDialog
      {...{ name: 'Ideas', password, isTemplate: false, isCreator: true }}
      {...{ onSaved: vi.fn(), onClose: vi.fn() }}
    />
  )
  const shown = stillRoom().render(view(''))
  const field = () => screen.getByLabelText<HTMLInputElement>('Password (optional)')
  await screen.findByLabelText('Password (optional)')
  shown.rerender(view('kettle-47'))
  expect(field().value).toBe('kettle-47')
  fireEvent.change(field(), { target: { value: 'two words' } })
  screen.getByText('The password cannot include spaces.')
  shown.rerender(view('other-11'))
  expect(field().value).toBe('two words')
})

function Participant() {
  return <ViewChangedBanner isShown={useTaken('participant').wasMoved} />
}

test('[S5] [M24] [Z19] a moved participant sees and hears the message for four seconds, counted from the last move', async () => {
  vi.useFakeTimers()
  const { render, tell } = stillRoom('moved234')
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const said = () => screen.getByRole('status').textContent
  tell({ moves: 3 }, { parts: twoParts })
  render(<Participant />, { path: '/workshop/moved234' })
  expect([screen.getByRole('status').getAttribute('aria-live'), said()]).toEqual(['polite', ''])
  act(() => tell({ moves: 4, currentState: 'RU', activePartId: 'one' }))
  expect(said()).toBe('The facilitator just changed your view!')
  await pass(3999)
  expect(said()).toBe('The facilitator just changed your view!')
  await pass(1)
  expect(said()).toBe('')
  act(() => tell({ moves: 5, activePartId: 'two' }))
  await pass(2000)
  act(() => tell({ moves: 6, activePartId: 'one' }))
  await pass(3999)
  expect(said()).toBe('The facilitator just changed your view!')
  await pass(1)
  expect(said()).toBe('')
})

function Wanderer() {
  useTaken('participant')
  const navigate = useNavigate()
  return (
    <>
      <output>{useLocation().pathname.replace('/workshop/ledabcde', '')}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
      {['', '/mine', '/brainstorm/o-one', '/brainstorm/o-two'].map((path) => (
        <Link key={path} to={`/workshop/ledabcde${path}`}>
          {`to ${path}`}
        </Link>
      ))}
    </>
  )
}

test('[S5] while Follow me is on, the lobby and other activities lead back to the room’s position, own answers do not', () => {
  const { render, tell } = stillRoom('ledabcde')
  tell({ moves: 1, currentState: 'RU', activePartId: 'one' }, { parts: twoParts })
  render(<Wanderer />, { path: '/workshop/ledabcde' })
  const here = () => screen.getByRole('status').textContent
  const go = (path: string) => fireEvent.click(screen.getByRole('link', { name: `to ${path}`.trim() }))
  const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(here()).toBe('/brainstorm/o-one')
  // Participants move freely until the facilitator leads.
  go('/brainstorm/o-two')
  expect(here()).toBe('/brainstorm/o-two')
  act(() => tell({ moves: 2, followMe: true }))
  expect(here()).toBe('/brainstorm/o-one')
  go('/brainstorm/o-two')
  expect(here()).toBe('/brainstorm/o-one')
  go('')
  expect(here()).toBe('/brainstorm/o-one')
  go('/mine')
  expect(here()).toBe('/mine')
  act(() => tell({ moves: 3, activePartId: 'two' }))
  expect(here()).toBe('/brainstorm/o-two')
  // Back ends at the start, and each page on the way is the room's position or the person's own answers.
  const seen = Array.from({ length: 7 }, () => (back(), here()))
  expect(new Set(seen)).toEqual(new Set(['/mine', '/brainstorm/o-two']))
  expect(seen.slice(-3)).toEqual(['/brainstorm/o-two', '/brainstorm/o-two', '/brainstorm/o-two'])
  act(() => tell({ followMe: false }))
  go('/brainstorm/o-one')
  expect(here()).toBe('/brainstorm/o-one')
})

test('[S5] [S7] a move that arrives while the page of the previous move is still loading is not lost', async () => {
  const { render, tell } = stillRoom('ledfghij')
  const page = Promise.withResolvers<string>()
  const Fetched = () => use(page.promise)
  function Mover() {
    useTaken('participant')
    const { pathname } = useLocation()
    return (
      <>
        <output>{pathname}</output>
        <Suspense>{pathname.endsWith('o-two') && <Fetched />}</Suspense>
      </>
    )
  }
  tell({ moves: 1, currentState: 'RU', activePartId: 'one' }, { parts: twoParts })
  render(<Mover />, { path: '/workshop/ledfghij' })
  const here = () => screen.getByRole('status').textContent
  expect(here()).toBe('/workshop/ledfghij/brainstorm/o-one')
  await act(async () => tell({ moves: 2, activePartId: 'two' }))
  expect(here()).toBe('/workshop/ledfghij/brainstorm/o-one')
  await act(async () => tell({ moves: 3, activePartId: 'one' }))
  await act(async () => page.resolve('here'))
  expect(here()).toBe('/workshop/ledfghij/brainstorm/o-one')
})

function Shell({ workshopId }: { workshopId: string }) {
  const nothing = () => null
  return (
    <SessionShell
      {...{ workshopId, agenda: null, editor: nothing, notes: nothing, wholePage: null }}
      {...{ createWorkshop: nothing, launch: nothing, preview: null, details: null, onChanged: nothing }}
    >
      {null}
    </SessionShell>
  )
}

test('[M13] who has to sign in again comes back to where they were', async () => {
  const { render, room } = stillRoom('signedab', {
    ...{ kind: 'account', userId: 'fay', username: 'fay', email: 'fay@example.org' },
    ...{ firstName: 'Fay', lastName: '' },
  })
  const Login = () => <p>{JSON.stringify(useLocation().state)}</p>
  const path = '/workshop/signedab/plan/o1?step=2'
  render(
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="*" element={<Shell workshopId="signedab" />} />
    </Routes>,
    { path, role: 'facilitator' },
  )
  act(() => room.socket.state.setState({ status: 'signedOut' }, true))
  fireEvent.click(await screen.findByRole('link', { name: 'Sign in again' }))
  screen.getByText(JSON.stringify({ from: path }))
})

test('[B26] in place of a session that was erased, what was begun there can be copied', async () => {
  const workshopId = 'erasedab'
  const { render, room } = stillRoom(workshopId)
  writeDraft(identityKey(room.identity), 'p1.comment', 'Which ones?', { workshopId, objectId: 'o-one' })
  room.documents
    .get({ kind: 'state', id: workshopId })
    .view.setState(({ doc }) => ({ doc, state: { status: 'gone' } }))
  render(<Shell workshopId={workshopId} />)
  await screen.findByRole('heading', { level: 1, name: /erasedab/ })
  expect((await screen.findByRole('listitem')).textContent).toBe('Which ones?Not sentCopyDismiss')
})

function Header({ isFollowed, onStep }: { isFollowed: boolean; onStep: (step: string) => void }) {
  useClicker(isFollowed)
  return (
    <>
      <StepArrows onPrevious={() => onStep('previous')} onNext={() => onStep('next')} />
      <textarea aria-label="Your answer" />
      <input type="checkbox" role="switch" aria-label="Enable comments" />
    </>
  )
}

test('a clicker steps the session while the room follows, but not while somebody types', () => {
  const steps: string[] = []
  const view = renderView(<Header isFollowed onStep={(step) => steps.push(step)} />)
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  fireEvent.keyDown(document.body, { key: 'PageUp' })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'PageDown' })
  // A switch that was just turned still has the focus.
  fireEvent.keyDown(screen.getByRole('switch'), { key: 'PageDown' })
  view.rerender(<Header isFollowed={false} onStep={(step) => steps.push(step)} />)
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(steps).toEqual(['next', 'previous', 'next'])
})

function Answering() {
  const { send } = useOutbox()
  const fields = { topicId: 't', text: 'Tea', desc: 'With milk' }
  return (
    <button
      onClick={() =>
        send({
          ...{ document: CreateIdentifyAnswerDocument, objectId: 'o', label: 'Answer' },
          ...{ text: 'Tea', kept: 'Tea\n\nWith milk' },
          variables: { id: 'a', topicId: 't', answerText: 'Tea', answerDesc: 'With milk' },
          effect: { does: 'create', type: 'identifyAnswer', id: 'a', fields },
        })
      }
    >
      answer
    </button>
  )
}

test('input that the server did not accept is shown and can be copied in full', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { render } = stillRoom('left-with-words')
  render(
    <>
      <Answering />
      <LeftSession workshopId="left-with-words" isRemoved />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'answer' }))
  const entry = within(await screen.findByRole('listitem'))
  expect(entry.getByRole('blockquote').textContent).toBe('Tea\n\nWith milk')
  fireEvent.click(entry.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(write.mock.calls).toEqual([['Tea\n\nWith milk']]))
})
