import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Y from 'yjs'
import type { RoomRole } from '#activity/session/role.ts'
import { RoleContext } from '#activity/session/role.ts'
import { setResultsMode, setResultsShown } from '#domain/activity/votes/voting.ts'
import type { Actor } from '#domain/actor.ts'
import { createGroup } from '#domain/pulse/groups.ts'
import { readGroups } from '#domain/pulse/read.ts'
import { createStatement, setStatementApproved } from '#domain/pulse/statements.ts'
import { contents } from '#domain/workshop/content.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { HeaderSlotsProvider, HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { PulseRoute } from './PulseRoute.tsx'

const boss: Actor = { role: 'facilitator', isMine: () => false }

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

let rooms = 0

/** A pulse with the categories Team (two statements) and Work (one), opened in a role at an address below its own. */
function open(role: RoomRole, below = '') {
  const workshopId = `pulse${++rooms}`
  const objectId = `felt${rooms}`
  const part = agendaPart('one', { objectId, content: contents.pulse })
  const { Room, tell } = stillRoom(workshopId)
  tell({ moves: 1 }, { parts: [part] })
  const identity = { kind: 'member', workshopId, memberId: 'ann', username: 'ann' } as const
  const room = roomFor(workshopId, identity)
  const docOf = (kind: 'desk' | 'board'): Y.Doc => {
    const document = room.documents.get({ kind, id: objectId })
    // Nobody votes before the round is known. With a board alone, facilitators would only read.
    if (role === 'participant') document.fill(() => undefined)
    return document.view.getState().doc
  }
  const docs = { desk: docOf(role === 'facilitator' ? 'desk' : 'board'), board: docOf('board') }
  const add = (id: string, groupId: string, text: string): void =>
    createStatement(docs, boss, { id, groupId, text, createdAt: 1 })
  createGroup(docs.desk, 'team', 'Team')
  createGroup(docs.desk, 'work', 'Work')
  add('laugh', 'team', 'We laugh')
  add('rest', 'team', 'We rest')
  add('focus', 'work', 'I can focus')
  renderView(
    <Room>
      <RoleContext value={role}>
        <HeaderSlotsProvider>
          <HeaderSlotTarget name="steps" />
          <HeaderSlotTarget name="tools" />
          <Routes>
            <Route path="/workshop/:workshopId/pulse/:objectId/*" element={<PulseRoute />} />
          </Routes>
          <Address />
        </HeaderSlotsProvider>
      </RoleContext>
    </Room>,
    `/workshop/${workshopId}/pulse/${objectId}${below}`,
  )
  const path = (): string => screen.getByTestId('address').textContent.split(objectId)[1] ?? ''
  return {
    ...{ docs, add, tell, objectId, below: path },
    sent: () =>
      room.outbox.view
        .getState()
        .entries.flatMap((entry) => (entry.objectId === objectId ? [entry.variables] : [])),
  }
}

const press = (name: string): void => {
  fireEvent.click(foot().getByRole('button', { name }))
}
const foot = () => within(screen.getByRole('region', { name: /^Your vote, the way/ }))
const isEnabled = (name: string): boolean => !foot().getByRole<HTMLButtonElement>('button', { name }).disabled
const title = (): string | null => screen.getByRole('heading', { level: 2 }).textContent
const choose = (name: string, value: number): void => {
  const field = screen.getByRole<HTMLInputElement>('slider', { name })
  if (field.value === String(value)) fireEvent.keyDown(field, { key: ' ' })
  else fireEvent.change(field, { target: { value: String(value) } })
}

test('[PU6] a participant steps through the categories; after the last one come the results, once they may be read', () => {
  const { docs, below } = open('participant')
  expect(title()).toBe('Team')
  expect(isEnabled('Previous')).toBe(false)
  press('Next')
  expect(title()).toBe('Work')
  expect(foot().queryByRole('button', { name: 'Next' })).toBeNull()
  expect(isEnabled('Results')).toBe(false)
  press('Previous')
  expect(title()).toBe('Team')
  press('Next')
  act(() => setResultsShown(docs.board, true))
  press('Results')
  expect(below()).toBe('/results')
})

test('[PU1] [PU6] on the last category a facilitator adds another, named “Category”, and is on it', async () => {
  const { docs } = open('facilitator')
  press('Next')
  await screen.findByRole('button', { name: 'New category' })
  press('New category')
  expect(readGroups(docs.desk).map(({ name }) => name)).toEqual(['Team', 'Work', 'Category'])
  screen.getByRole('heading', { level: 2, name: 'Category' })
})

test('[PU5] a first ballot needs a value or an abstention for every statement of the category', () => {
  const { sent, objectId } = open('participant')
  choose('We laugh', 4)
  expect(isEnabled('Vote')).toBe(false)
  screen.getByText('1 still without a value. You can also abstain.')
  fireEvent.click(screen.getByRole('button', { name: 'Abstain: We rest' }))
  press('Vote')
  expect(sent()).toMatchObject([
    {
      pulseId: objectId,
      round: 1,
      voteList: [
        { id: 'laugh', value1: 4 },
        { id: 'rest', value1: null },
      ],
    },
  ])
})

test('[PU5] a statement that is approved later leaves a vote as it is, and can be voted on alone', () => {
  const { add } = open('participant')
  press('Next')
  choose('I can focus', 3)
  press('Vote')
  expect(screen.queryByText(/still without a value/)).toBeNull()
  act(() => add('late', 'work', 'I like my tools'))
  expect(screen.queryByText(/still without a value/)).toBeNull()
  choose('I like my tools', 5)
  expect(isEnabled('Vote')).toBe(true)
})

test('[PU3] [PU4] a participant’s statement waits on their screen, not to be voted on; it can be edited until it is approved', async () => {
  const { docs, sent } = open('participant')
  const box = screen.getByRole('textbox', { name: 'Your Statement' })
  fireEvent.change(box, { target: { value: 'We celebrate' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(sent()).toMatchObject([{ sliderGroupId: 'team', sliderText: 'We celebrate' }])
  const waiting = within(screen.getByRole('region', { name: 'Waiting for approval' }))
  waiting.getByText('Not saved yet')
  expect(screen.queryByRole('slider', { name: 'We celebrate' })).toBeNull()
  fireEvent.click(waiting.getByRole('button', { name: 'Edit: We celebrate' }))
  const field = await screen.findByRole('textbox', { name: 'Statement' })
  fireEvent.change(field, { target: { value: 'We celebrate what we finish' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waiting.findByText('We celebrate what we finish')
  const [{ id }] = sent() as [{ id: string }]
  act(() => createStatement(docs, boss, { id, groupId: 'team', text: 'We celebrate', createdAt: 1 }))
  screen.getByRole('slider', { name: /We celebrate/ })
})

test('[PU3] a facilitator sees what waits, in this category and in others', async () => {
  const { docs, add } = open('facilitator')
  act(() => {
    add('own', 'team', 'We celebrate')
    setStatementApproved(docs.desk, 'own', false)
    add('other', 'work', 'I learn')
    setStatementApproved(docs.desk, 'other', false)
  })
  const waiting = within(screen.getByRole('region', { name: 'Waiting for approval' }))
  waiting.getByRole('button', { name: 'Approve: We celebrate' })
  await screen.findByRole('button', { name: '1 statement waits for approval' })
  fireEvent.click(screen.getByRole('button', { name: '1 in Work' }))
  expect(title()).toBe('Work')
  screen.getByRole('button', { name: 'Approve: I learn' })
})

test('[PU6] [S5] an address ending in /results opens the results, and Edit Vote leads back', async () => {
  const { below } = open('facilitator', '/results')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Vote' }))
  expect(below()).toBe('')
  expect(title()).toBe('Team')
})

test('[PU6] an unknown address below a pulse becomes its own', () => {
  expect(open('participant', '/elsewhere').below()).toBe('')
})

test('[BT4] [BT6] who may not read the results learns why, also where the room is led to them', async () => {
  const { docs, tell, below } = open('participant')
  act(() => tell({ moves: 2, currentState: 'RU', activePartId: 'one', showResultsPage: true }))
  expect(below()).toBe('/results')
  await screen.findByText('You see the results once you have voted.')
  act(() => setResultsMode(docs.board, 'CLOSED'))
  screen.getByText('Nobody sees results until voting closes.')
})
