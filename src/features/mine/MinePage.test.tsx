import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CreatePostDocument } from '#api/operations/post.ts'
import { identityKey } from '#api/signIn/identity.ts'
import { deviceDataOf } from '#sync/room/deviceData.ts'
import { writeDraft } from '#sync/device/drafts.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { MinePage } from './MinePage.tsx'

const workshopId = 'mineabcd'
const parts = ['one', 'two'].map((id, position) => agendaPart(id, { position }))

test('[S5] while Follow me is on, own answers are shown without links, and a button leads to the activity of the room', async () => {
  const { render, tell } = stillRoom(workshopId)
  tell({ currentState: 'RU', activePartId: 'one' }, { parts })
  const { outbox } = deviceDataOf({ kind: 'member', workshopId, memberId: 'ann', username: 'ann' })
  const at = { multiTopicId: 't1', questionId: 'q1' }
  for (const { objectId } of parts) {
    const variables = { brainstormId: objectId, commonInfoData: { workshop: workshopId }, ...at }
    const command = { document: CreatePostDocument, variables: { ...variables, postText: `In ${objectId}` } }
    outbox.send(workshopId, {
      ...{ ...command, objectId, label: 'Answer', text: `In ${objectId}` },
      effect: {
        does: 'create',
        type: 'post',
        id: `p-${objectId}`,
        fields: { ...at, text: `In ${objectId}` },
      },
    })
  }
  render(<MinePage />)
  const opening = () => screen.queryAllByRole('link', { name: /^Open: In o-/ }).length
  await screen.findByText('In o-two')
  expect(opening()).toBe(2)
  act(() => tell({ followMe: true }))
  expect(opening()).toBe(0)
  screen.getByText(
    'The facilitator leads everyone now. You can open your answers again when Follow me is off.',
  )
  const back = screen.getByRole('link', { name: 'Back to the session' })
  expect(back.getAttribute('href')).toBe(`/workshop/${workshopId}/brainstorm/o-one`)
  screen.getByText('In o-two')
})

test('[B26] a text that was begun is listed as soon as it is lost; with none, the page says so', () => {
  const { render, room } = stillRoom('mineunsent')
  render(<MinePage />)
  const none = () => screen.queryByText('You have not answered anything yet')
  expect(none()).not.toBeNull()
  act(() =>
    writeDraft(identityKey(room.identity), 'p1.comment', 'Which ones?', {
      ...{ workshopId: 'mineunsent', objectId: null },
    }),
  )
  screen.getByText('Which ones?')
  expect(none()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(none()).not.toBeNull()
})
