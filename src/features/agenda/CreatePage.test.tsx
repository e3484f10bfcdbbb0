import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Offline } from '#api/callErrors.ts'
import type { CreatePartAndTypeMutationVariables } from '#api/generated.ts'
import { session } from '#api/session.ts'
import { RoomContext } from '#sync/roomContext.ts'
import { roomFor } from '#sync/rooms.ts'
import { renderView } from '#support/renderView.tsx'
import { CreatePage } from './CreatePage.tsx'

const account = { userId: 'u1', username: 'ada', firstName: 'Ada', lastName: 'King', email: 'a@example.org' }

test('[C2] pressed twice, and again after an answer that never came, one activity is made', async () => {
  const sent: CreatePartAndTypeMutationVariables[] = []
  let answer: PromiseWithResolvers<never>
  const callAs = ((_document: unknown, variables: CreatePartAndTypeMutationVariables) => {
    sent.push(variables)
    answer = Promise.withResolvers()
    return answer.promise
  }) as typeof session.callAs
  const room = roomFor('w1', { kind: 'account', ...account })
  room.socket.state.setState({ status: 'online' })
  renderView(
    <RoomContext value={{ ...room, session: { ...session, callAs } }}>
      <CreatePage />
    </RoomContext>,
  )
  const choice = screen.getByRole('button', { name: /Brainstorm/ })
  fireEvent.click(choice)
  fireEvent.click(choice)
  await waitFor(() => expect(sent.length).toBe(1))
  await act(async () => answer.reject(new Offline()))
  fireEvent.click(choice)
  await waitFor(() => expect(sent.length).toBe(2))
  expect(sent[0]?.id).toBeTruthy()
  expect(sent[1]).toEqual(sent[0])
})
