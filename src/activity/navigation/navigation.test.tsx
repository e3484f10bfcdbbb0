import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { BrowserRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { presentAction } from '#domain/activity/presenting.ts'
import { startPage } from '#domain/activity/steps.ts'
import { stopsOf } from '#domain/brainstorm/steps.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { useStateDocument } from '#sync/documents/documents.ts'
import { RoleContext } from '../session/role.ts'
import type { RoomRole } from '../session/role.ts'
import { useArrows } from './useArrows.ts'
import { usePosition } from './usePosition.ts'
import { useResultsAddress } from './useResultsAddress.ts'
import { useScreen } from './useScreen.ts'

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

function show(room: ReturnType<typeof stillRoom>, workshopId: string, role: RoomRole = 'facilitator') {
  const view = (questions: { id: string }[] | null) => (
    <>
      <Shell />
      {questions && <Activity questions={questions} />}
    </>
  )
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
