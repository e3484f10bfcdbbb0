import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RoleContext } from '#activity/session/role.ts'
import { Offline } from '#api/callErrors.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { RoomContext } from '#sync/room/roomContext.ts'
import { roomFor } from '#sync/room/rooms.ts'
import { renderView } from './renderView.tsx'

/** Who is signed in on the device of these tests. */
export const account = {
  userId: 'u1',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'King',
  email: 'a@example.org',
}

interface AnsweringByHand<Sent> {
  /** Variables of the calls so far. */
  sent: Sent[]
  /** Answers the last call. @param data nothing in it that the view reads, by default */
  answers(data?: object): Promise<void>
  /** Loses the response to the last call. */
  losesAnswer(): Promise<void>
}

/** Renders a view for a facilitator, in a session whose server answers when the test says so. */
export function showAnsweringByHand<Sent extends object = object>(
  workshopId: string,
  view: ReactNode,
): AnsweringByHand<Sent> {
  const sent: Sent[] = []
  let answer: PromiseWithResolvers<object>
  const callAs = ((_document: unknown, variables: Sent) => {
    sent.push(variables)
    answer = Promise.withResolvers()
    return answer.promise
  }) as typeof credentials.callAs
  const room = roomFor(workshopId, { kind: 'account', ...account })
  room.socket.state.setState({ status: 'online' })
  renderView(
    <RoomContext value={{ ...room, credentials: { ...credentials, callAs } }}>
      <RoleContext value="facilitator">{view}</RoleContext>
    </RoomContext>,
  )
  return {
    sent,
    answers: (data = {}) => act(async () => answer.resolve(data)),
    losesAnswer: () => act(async () => answer.reject(new Offline())),
  }
}
