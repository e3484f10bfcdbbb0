import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RoomRole } from '#activity/session/role.ts'
import { RoleContext } from '#activity/session/role.ts'
import { createAnswer, updateAnswer } from '#domain/identify/answers.ts'
import { readStandingAnswers } from '#domain/identify/read.ts'
import { createTopic } from '#domain/identify/topics.ts'
import { RoomContext } from '#sync/roomContext.ts'
import { roomFor } from '#sync/rooms.ts'
import { renderView } from '#support/renderView.tsx'
import { useIdentify } from '../page/useIdentify.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { useAnswers } from './useAnswers.ts'

const facilitator = { role: 'facilitator' as const, isMine: () => false }

/** The first answer, open as its author sees it. */
function Opened({ objectId }: { objectId: string }) {
  const identify = useIdentify(objectId)
  const answers = useAnswers(identify)
  const [answer] = answers.all
  if (!answer) return null
  return (
    <AnswerDialog
      {...{ identify, answers }}
      answer={{ ...answer, isMine: true }}
      topic="Drinks"
      onRemoved={() => undefined}
      onClose={() => undefined}
    />
  )
}

/** The answer 'Tea' with the description 'With milk', where this person reads it; `describe` is what somebody else does to it. */
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

test('[Y5] saving a text leaves the description that somebody else changed meanwhile: sent is what was changed', async () => {
  const { describe, sent } = openAs('participant', 'edit-text')
  await press('Edit')
  describe('With lemon')
  type('Your answer', 'Green tea')
  await press('Save')
  expect(sent()).toEqual([{ answerId: 'a', answerText: 'Green tea' }])
  screen.getByText('Green tea')
  screen.getByText('With lemon')
})

test('[Y5] a changed description alone is sent alone, an emptied one too, and what was left as it was sends nothing', async () => {
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

test('[Y5] on the desk of facilitators too, saving writes only what was changed', async () => {
  const { describe, read } = openAs('facilitator', 'edit-desk')
  await press('Edit')
  describe('With lemon')
  type('Your answer', 'Green tea')
  await press('Save')
  expect(read()).toMatchObject({ text: 'Green tea', desc: 'With lemon' })
})
