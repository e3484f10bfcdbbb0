import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, use, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { presentAction } from '#domain/activity/presenting.ts'
import { startPage } from '#domain/activity/steps.ts'
import { stopsOf } from '#domain/brainstorm/steps.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useStateDocument } from '#sync/room/documents.ts'
import { asOwnChange } from '#sync/room/ownChanges.ts'
import { followRemote } from '../session/followsRemote.ts'
import { RoleContext } from '../session/role.ts'
import type { RoomRole } from '../session/role.ts'
import { GoesAlongContext } from './goesAlong.ts'
import { useArrows } from './useArrows.ts'
import { useGoesAlong } from './useGoesAlong.ts'
import { usePosition } from './usePosition.ts'
import { useResultsAddress } from './useResultsAddress.ts'
import { useScreen } from './useScreen.ts'
import { useTaken } from './useTaken.ts'

const topic = [{ id: 't1' }]
const three = ['q1', 'q2', 'q3'].map((id) => ({ id }))

function Shell() {
  const { state, agenda } = useStateDocument()
  const here = useScreen()
  return (
    <>
      <output data-testid="action">{presentAction(state, agenda, here)}</output>
      <output data-testid="context">{JSON.stringify(here.context)}</output>
    </>
  )
}

function Activity({ questions }: { questions: { id: string }[] }) {
  const { page } = usePosition('o-one', questions.length > 0 ? stopsFor(questions) : none)
  const { onPrevious, onNext, previousTo, nextTo } = useArrows((at) => questions[at]?.id)
  return (
    <>
      <output data-testid="position">{page.topicActivePos}</output>
      <output data-testid="ways">{`${previousTo} < > ${nextTo}`}</output>
      <button onClick={onPrevious}>Previous</button>
      <button onClick={onNext}>Next</button>
    </>
  )
}

const none: never[] = []
const known = new Map<object, ReturnType<typeof stopsOf>>()

function stopsFor(questions: { id: string }[]) {
  const stops = known.get(questions) ?? stopsOf(topic, questions)
  known.set(questions, stops)
  return stops
}

/** As a facilitator's shell. */
function GoesAlong({ children }: { children: ReactNode }) {
  const goesAlong = useGoesAlong()
  const isParticipant = use(RoleContext) === 'participant'
  return <GoesAlongContext value={isParticipant || goesAlong}>{children}</GoesAlongContext>
}

function show(room: ReturnType<typeof stillRoom>, workshopId: string, role: RoomRole = 'facilitator') {
  const views = (questions: { id: string }[] | null) => (
    <>
      <Shell />
      {questions && <Activity questions={questions} />}
    </>
  )
  const view = (questions: { id: string }[] | null) => <GoesAlong>{views(questions)}</GoesAlong>
  const { rerender } = room.render(view(none), { role, path: `/workshop/${workshopId}/brainstorm/o-one` })
  const shownText = (id: string) => screen.getByTestId(id).textContent
  return {
    know: (questions: { id: string }[] | null) => rerender(view(questions)),
    position: () => Number(shownText('position')),
    action: () => shownText('action'),
    ways: () => shownText('ways'),
    context: () => JSON.parse(shownText('context') ?? '') as object,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  }
}

test('the shell knows the page on the screen from when the activity is loaded until it is left', () => {
  const room = stillRoom('placeabc')
  room.tell({ moves: 1 }, { parts: [agendaPart('one')] })
  const { know, context, press } = show(room, 'placeabc')
  expect(context()).toEqual({})
  know(three)
  press('Next')
  expect(context()).toMatchObject({ ...startPage, activeMultiTopicId: 't1', topicActivePos: 1, focus: false })
  know(null)
  expect(context()).toEqual({})
})

test('[S7] [S8] the arrows name the lobby, the questions and the next activity, in the order in which they lead there', () => {
  const room = stillRoom('placenam')
  room.tell({ moves: 1 }, { parts: [agendaPart('one'), agendaPart('Identify', { position: 1 })] })
  const { know, ways, press } = show(room, 'placenam')
  know(three.slice(0, 2))
  expect(ways()).toBe('Lobby < > q2')
  press('Next')
  expect(ways()).toBe('q1 < > Identify')
})

test('a screen opens where the room is, navigates freely, and keeps its question when an earlier one is deleted', () => {
  const room = stillRoom('placedef')
  room.tell(
    { moves: 1, currentState: 'RU', activePartId: 'one', topicActivePos: 1 },
    { parts: [agendaPart('one')] },
  )
  const { know, position, action, press } = show(room, 'placedef')
  know(three)
  expect([position(), action()]).toEqual([1, 'presenting'])
  press('Next')
  expect([position(), action()]).toEqual([2, 'present'])
  know(three.slice(1))
  expect(position()).toBe(1)
  press('Previous')
  press('Next')
  expect(position()).toBe(1)
  act(() => room.tell({ moves: 2, topicActivePos: 0 }))
  expect([position(), action()]).toEqual([1, 'present'])
})

test('[S5] a participant follows each move of the room, but not a change that moves nobody', () => {
  const room = stillRoom('placeghi')
  room.tell({ moves: 1, currentState: 'RU', activePartId: 'one' }, { parts: [agendaPart('one')] })
  const { know, position, press } = show(room, 'placeghi', 'participant')
  know(three)
  press('Next')
  act(() => room.tell({ topicActivePos: 2 }))
  expect(position()).toBe(1)
  act(() => room.tell({ moves: 2 }))
  expect(position()).toBe(2)
})

test('[S11] a facilitator’s screen that follows the remote goes along with moves that it did not make itself', async () => {
  const room = stillRoom('placerem')
  room.tell({ moves: 1, currentState: 'RU', activePartId: 'one' }, { parts: [agendaPart('one')] })
  const { know, position, press } = show(room, 'placerem')
  know(three)
  act(() => room.tell({ moves: 2, topicActivePos: 2, revision: 2 }))
  expect(position()).toBe(0)
  act(() => followRemote('placerem'))
  act(() => room.tell({ moves: 3, topicActivePos: 1, revision: 3 }))
  expect(position()).toBe(1)
  press('Previous')
  act(() => room.tell({ timer: null, revision: 4 }))
  expect(position()).toBe(0)
  // Its own move arrives when it has gone on already.
  await asOwnChange(room.room, () => Promise.resolve(5))
  act(() => room.tell({ moves: 4, topicActivePos: 2, revision: 5 }))
  expect(position()).toBe(0)
  act(() => room.tell({ moves: 5, topicActivePos: 1, revision: 6 }))
  expect(position()).toBe(1)
  act(() => followRemote(null))
})

function Laptop() {
  useTaken('facilitator', useGoesAlong())
  return <output>{useLocation().pathname.replace('/workshop/placetak', '')}</output>
}

test('[S5] [S11] a move to another activity or the lobby takes a facilitator’s screen along only if it follows the remote', () => {
  const room = stillRoom('placetak')
  const two = ['one', 'two'].map((id, position) => agendaPart(id, { position }))
  room.tell({ moves: 1 }, { parts: two })
  room.render(<Laptop />, { role: 'facilitator', path: '/workshop/placetak/brainstorm/o-one' })
  const here = () => screen.getByRole('status').textContent
  const lead = (moves: number, activePartId: string) =>
    act(() => room.tell({ moves, revision: moves, currentState: 'RU', activePartId }))
  lead(2, 'two')
  expect(here()).toBe('/brainstorm/o-one')
  act(() => followRemote('placetak'))
  lead(3, 'two')
  expect(here()).toBe('/brainstorm/o-two')
  act(() => room.tell({ moves: 4, revision: 4, currentState: 'PA' }))
  expect(here()).toBe('')
  act(() => followRemote(null))
})

test('a page chosen while another part of the screen is loading stays chosen', async () => {
  const room = stillRoom('placejkl')
  room.tell({ moves: 1 }, { parts: [agendaPart('one')] })
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const Loading = lazy(() => promise)
  const Beside = () => {
    const [isOpen, setOpen] = useState(false)
    return isOpen ? <Loading /> : <button onClick={() => setOpen(true)}>Open</button>
  }
  room.render(
    <Suspense fallback="Loading">
      <Activity questions={three} />
      <Beside />
    </Suspense>,
    { role: 'facilitator', path: '/workshop/placejkl/brainstorm/o-one' },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('Loading')
  await act(async () => {
    resolve({ default: () => 'Loaded' })
    await promise
  })
  await screen.findByText('Loaded', { exact: false })
  expect(screen.getByTestId('position').textContent).toBe('1')
})

const vote = '/workshop/resultsa/pulse/o-one'
const results = `${vote}/results`

function Page() {
  const [areOpen, openPage] = useState(true)
  useResultsAddress({ areOpen, isLed: false, isPresented: false, openPage })
  return (
    <>
      <output>{areOpen ? 'results' : 'vote'}</output>
      <button onClick={() => openPage(false)}>Edit vote</button>
      <button onClick={() => openPage(true)}>Results</button>
    </>
  )
}

/** Opened at the results. */
function showResults(): void {
  history.replaceState(null, '', results)
  const { Room } = stillRoom('resultsa')
  render(
    <BrowserRouter>
      <Room>
        <RoleContext value="participant">
          <Page />
        </RoleContext>
      </Room>
    </BrowserRouter>,
  )
}
const shown = (): [string, string] => [screen.getByRole('status').textContent, location.pathname]
const press = (name: string): void => flushSync(() => screen.getByRole('button', { name }).click())
/** As the browser's button does. */
function goBack(state: unknown): void {
  history.replaceState(state, '', results)
  dispatchEvent(new Event('popstate'))
}

test('[PU6] Back leads to the results again', () => {
  showResults()
  const before: unknown = history.state
  act(() => press('Edit vote'))
  expect(shown()).toEqual(['vote', vote])
  act(() => goBack(before))
  expect(shown()).toEqual(['results', results])
})

test('[PU6] Back does so too while the address of the vote page is still being rendered', () => {
  showResults()
  const before: unknown = history.state
  act(() => {
    press('Edit vote')
    expect(shown()).toEqual(['vote', vote])
    goBack(before)
  })
  expect(shown()).toEqual(['results', results])
  // And on from there.
  act(() => press('Edit vote'))
  expect(shown()).toEqual(['vote', vote])
})

test('[PU6] the results that are opened while the address of the vote page is still being rendered stay open', () => {
  showResults()
  act(() => {
    press('Edit vote')
    press('Results')
  })
  expect(shown()).toEqual(['results', results])
  act(() => press('Edit vote'))
  expect(shown()).toEqual(['vote', vote])
})
