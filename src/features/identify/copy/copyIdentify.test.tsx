import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createAnswer } from '#domain/identify/answers.ts'
import { createTopic } from '#domain/identify/topics.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { CopyFromIdentify } from './CopyFromIdentify.tsx'

const content = 'workshop | identify'
const part = agendaPart('from', { content })
const target = agendaPart('to', { content, partName: 'Found', position: 1 })

test('[K6] [Y8] all answers are copied, as topics or under a topic of another activity', async () => {
  const { sent } = showAnsweringByHand(
    'identify-copy',
    <CopyFromIdentify {...{ part, at: null }} onOpen={() => undefined} onClose={() => undefined} />,
  )
  const { documents } = roomFor('identify-copy', { kind: 'account', ...account })
  act(() => {
    for (const { objectId } of [part, target]) {
      const { view } = documents.get({ kind: 'desk', id: objectId })
      const { doc: desk } = view.getState()
      for (const id of ['t1', 't2']) createTopic(desk, id, `In ${id}`)
      const actor = { role: 'facilitator' as const, isMine: () => true }
      createAnswer({ desk, board: desk }, actor, { id: 'a', topicId: 't1', text: 'Tea', createdAt: 1 })
      view.setState({ state: { status: 'ready', isLive: true } })
    }
    documents.get({ kind: 'state', id: 'identify-copy' }).fill((state) => {
      for (const one of [part, target]) stateRoots.parts(state).set(one.id, one)
    })
  })
  fireEvent.click(await screen.findByRole('radio', { name: /^Found/ }))
  screen.getByText('The only answer is copied.')
  fireEvent.click(screen.getByRole('button', { name: 'Copy Answers' }))
  const copy = await screen.findByRole('button', { name: 'Copy' })
  expect(copy).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('radio', { name: 'In t2' }))
  fireEvent.click(copy)
  const copied = { activePartId: 'from', copyObjects: [{ type: 'ANSWERS', objId: part.objectId }] }
  expect(sent).toMatchObject([
    { ...copied, toPartInput: { partId: 'to', inputKind: 'ANSWERS', multiTopicId: 't2' } },
  ])
})
