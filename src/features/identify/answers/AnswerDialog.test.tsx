import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOpenItem } from '#activity/presented/useOpenItem.ts'
import type { RoomRole } from '#activity/session/role.ts'
import { RoleContext } from '#activity/session/role.ts'
import { createAnswer, updateAnswer } from '#domain/identify/answers.ts'
import { readStandingAnswers } from '#domain/identify/read.ts'
import { createTopic } from '#domain/identify/topics.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { renderView } from '#support/views/renderView.tsx'
import { useIdentify } from '../page/useIdentify.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { useAnswers } from './useAnswers.ts'

const facilitator = { role: 'facilitator' as const, isMine: () => false }

/** The first answer, open as its author sees it. */
function Opened({ objectId }: { objectId: string }) {
  const identify = useIdentify(objectId)
  const answers = useAnswers(identify)
  const { all: items } = answers
  const opened = useOpenItem({
    objectId,
    isPresented: false,
    items,
    at: objectId,
    areShown: identify.areShown,
  })
  const [answer] = items
  if (!answer) return null
  return (
    <AnswerDialog {...{ identify, answers, opened }} answer={{ ...answer, isMine: true }} topic="Drinks" />
  )
}

/**
 * The answer 'Tea' with the description 'With milk', opened in this role; `describe` changes it as another user would.
 */
function openAs(role: RoomRole, objectId: string) {
  const workshopId = `with-${objectId}`
  const room = roomFor(workshopId, { kind: 'member', workshopId, memberId: 'ann', username: 'ann' })
  renderView(
    <RoomContext value={room}>
      <RoleContext value={role}>
        <Opened objectId={objectId} />
      </RoleContext>
    </RoomContext>,
  )
  const docOf = (kind: 'desk' | 'board') => room.documents.get({ kind, id: objectId }).view.getState().doc
  const [desk, board] = [docOf(role === 'facilitator' ? 'desk' : 'board'), docOf('board')]
  const answer = { id: 'a', topicId: 't', text: 'Tea', desc: 'With milk', createdAt: 1 }
  act(() => {
    createTopic(desk, 't', 'Drinks')
    createAnswer({ desk, board }, facilitator, answer)
  })
  return {
    sent: () =>
      room.outbox.view
        .getState()
        .entries.filter((entry) => entry.objectId === objectId)
        .map(({ variables }) => variables),
    read: () => readStandingAnswers(desk)[0],
    describe: (desc: string) => act(() => updateAnswer({ desk, board }, facilitator, { id: 'a', desc })),
  }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

test('[Y5] saving a text keeps a description that another user changed meanwhile: only changed fields are sent', async () => {
  const { describe, sent } = openAs('participant', 'edit-text')
  await press('Edit')
  describe('With lemon')
  type('Your answer', 'Green tea')
  await press('Save')
  expect(sent()).toEqual([{ answerId: 'a', answerText: 'Green tea' }])
  screen.getByText('Green tea')
  screen.getByText('With lemon')
})

test('[Y5] a description changed on its own is sent on its own, also when emptied; an unchanged answer sends nothing', async () => {
  const { sent } = openAs('participant', 'edit-description')
  await press('Edit')
  type('Description', '')
  await press('Save')
  expect(sent()).toEqual([{ answerId: 'a', answerDesc: '' }])
  await press('Edit')
  await press('Save')
  expect(sent()).toHaveLength(1)
  screen.getByText('Tea')
})

test('[Y5] facilitators who edit the desk also write only the fields that they changed', async () => {
  const { describe, read } = openAs('facilitator', 'edit-desk')
  await press('Edit')
  describe('With lemon')
  type('Your answer', 'Green tea')
  await press('Save')
  expect(read()).toMatchObject({ text: 'Green tea', desc: 'With lemon' })
})
