import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { RoleContext } from '#activity/session/role.ts'
import { Offline } from '#api/callErrors.ts'
import { session } from '#api/session.ts'
import { RoomContext } from '#sync/roomContext.ts'
import { roomFor } from '#sync/rooms.ts'
import { agendaPart } from '#support/agendaPart.ts'
import { choiceOf } from '#support/choiceOf.ts'
import { renderView } from '#support/renderView.tsx'
import { CreatePage } from './CreatePage.tsx'
import { DuplicatePartDialog } from './DuplicatePartDialog.tsx'
import { useAgendaActs } from './useAgendaActs.ts'

interface Sent {
  id?: string
  mode?: string
}

const account = { userId: 'u1', username: 'ada', firstName: 'Ada', lastName: 'King', email: 'a@example.org' }

/** For a facilitator, in a session whose server answers when the test says so. */
function show(workshopId: string, view: ReactNode) {
  const sent: Sent[] = []
  let answer: PromiseWithResolvers<never>
  const callAs = ((_document: unknown, variables: Sent) => {
    sent.push(variables)
    answer = Promise.withResolvers()
    return answer.promise
  }) as typeof session.callAs
  const room = roomFor(workshopId, { kind: 'account', ...account })
  room.socket.state.setState({ status: 'online' })
  renderView(
    <RoomContext value={{ ...room, session: { ...session, callAs } }}>
      <RoleContext value="facilitator">{view}</RoleContext>
    </RoomContext>,
  )
  return { sent, losesAnswer: () => act(async () => answer.reject(new Offline())) }
}

test('[C2] pressed twice, and again after an answer that never came, one activity is made', async () => {
  const { sent, losesAnswer } = show('w1', <CreatePage choices={[choiceOf('brainstorm')]} />)
  const choice = screen.getByRole('button', { name: /Brainstorm/ })
  fireEvent.click(choice)
  fireEvent.click(choice)
  await waitFor(() => expect(sent.length).toBe(1))
  await losesAnswer()
  fireEvent.click(choice)
  await waitFor(() => expect(sent.length).toBe(2))
  expect(sent[0]?.id).toBeTruthy()
  expect(sent[1]).toEqual(sent[0])
})

function Duplicating() {
  const { duplicate } = useAgendaActs()
  return (
    <DuplicatePartDialog
      part={agendaPart('p1', { partName: 'Ideas' })}
      duplicate={duplicate}
      onClose={() => undefined}
    />
  )
}

test('[C2] a copy that got no answer is asked for again under its ids, one of another kind under others', async () => {
  const { sent, losesAnswer } = show('w2', <Duplicating />)
  for (const mode of ['With Input', 'With Input', 'Without Input']) {
    const before = sent.length
    fireEvent.click(await screen.findByRole('button', { name: mode }))
    await waitFor(() => expect(sent.length).toBe(before + 1))
    await losesAnswer()
    await screen.findByRole('alert')
  }
  expect(sent[1]).toEqual(sent[0])
  expect(sent.map(({ mode }) => mode)).toEqual(['copy_all', 'copy_all', 'headings_only'])
  expect(sent[2]?.id).not.toBe(sent[0]?.id)
})
