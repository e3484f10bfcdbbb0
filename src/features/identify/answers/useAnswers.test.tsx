import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RoomRole } from '#activity/session/role.ts'
import { RoleContext } from '#activity/session/role.ts'
import type { Identity } from '#api/signIn/identity.ts'
import { createAnswer } from '#domain/identify/answers.ts'
import { roots } from '#domain/identify/roots.ts'
import { createTopic, deleteTopic } from '#domain/identify/topics.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { renderView } from '#support/views/renderView.tsx'
import { useIdentify } from '../page/useIdentify.ts'
import { useAnswers } from './useAnswers.ts'

function Shown() {
  const { all, isClosed } = useAnswers(useIdentify('o'))
  return <p data-closed={isClosed}>{all.map(({ id }) => id).join(' ')}</p>
}

function openAs(role: RoomRole, identity: Identity & { workshopId: string }) {
  const room = roomFor(identity.workshopId, identity)
  renderView(
    <RoomContext value={room}>
      <RoleContext value={role}>
        <Shown />
      </RoleContext>
    </RoomContext>,
  )
  return room
}

const ann = (workshopId: string) => ({
  ...{ kind: 'member' as const, memberId: 'ann', username: 'ann' },
  workshopId,
})
const shown = (): string | null => screen.getByRole('paragraph').textContent

test('[Y9] on the facilitators’ desk, answers to a deleted topic are removed until the topic is restored', () => {
  const room = openAs('facilitator', ann('desk-topics'))
  const { doc: desk } = room.documents.get({ kind: 'desk', id: 'o' }).view.getState()
  const { doc: board } = room.documents.get({ kind: 'board', id: 'o' }).view.getState()
  const actor = { role: 'facilitator' as const, isMine: () => false }
  act(() => {
    for (const topicId of ['t1', 't2']) {
      createTopic(desk, topicId, 'Topic')
      const answer = { id: `to-${topicId}`, topicId, text: 'Tea', createdAt: 1 }
      createAnswer({ desk, board }, actor, answer)
    }
  })
  expect(shown()).toBe('to-t1 to-t2')
  act(() => deleteTopic(desk, 't2'))
  expect(shown()).toBe('to-t1')
  act(() => void roots.topicDeleted(desk).delete('t2'))
  expect(shown()).toBe('to-t1 to-t2')
})

test.each<[string, RoomRole, Identity & { workshopId: string }, string]>([
  ['participants', 'participant', ann('open'), 'false'],
  ['who looks at a template', 'viewer', ann('looked-at'), 'true'],
  [
    'a paired phone, whatever the page around it says',
    'facilitator',
    { kind: 'remote', workshopId: 'paired', remoteId: 'r1', token: 'token' },
    'true',
  ],
])('[R1] whether input is closed to %s', (_whom, role, identity, closed) => {
  openAs(role, identity)
  expect(screen.getByRole('paragraph').dataset['closed']).toBe(closed)
})
