import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { presentAction } from '#domain/activity/present.ts'
import { startPage } from '#domain/activity/steps.ts'
import { stopsOf } from '#domain/brainstorm/steps.ts'
import { useStateDocument } from '#sync/documents.ts'
import { agendaPart } from '#support/agendaPart.ts'
import { renderView } from '#support/renderView.tsx'
import { stillRoom } from '#support/stillRoom.tsx'
import { RoleContext } from '../session/role.ts'
import type { RoomRole } from '../session/role.ts'
import { useArrows } from './useArrows.ts'
import { usePlace } from './usePlace.ts'
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
  const { page } = usePlace('o-one', questions.length > 0 ? stopsFor(questions) : none)
  const { onPrevious, onNext } = useArrows()
  return (
    <>
      <output data-testid="position">{page.topicActivePos}</output>
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
    <room.Room>
      <RoleContext value={role}>
        <Shell />
        {questions && <Activity questions={questions} />}
      </RoleContext>
    </room.Room>
  )
  const { rerender } = renderView(view(none), `/workshop/${workshopId}/brainstorm/o-one`)
  const textOf = (id: string) => screen.getByTestId(id).textContent
  return {
    know: (questions: { id: string }[] | null) => rerender(view(questions)),
    position: () => Number(textOf('position')),
    action: () => textOf('action'),
    context: () => JSON.parse(textOf('context') ?? '') as object,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  }
}

test('the page on the screen is known to the shell from when the activity is here until it leaves', () => {
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

test('a screen opens where the room is, goes its own way, and keeps its question when one before it is deleted', () => {
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

test('[S5] a participant goes along at each move of the room, and not at a change that moves nobody', () => {
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
