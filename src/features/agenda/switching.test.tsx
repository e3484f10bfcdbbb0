import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RoleContext } from '#activity/session/role.ts'
import { Offline } from '#api/callErrors.ts'
import { session } from '#api/session.ts'
import { RoomContext } from '#sync/roomContext.ts'
import { roomFor } from '#sync/rooms.ts'
import { agendaPart } from '#support/agendaPart.ts'
import { choiceOf } from '#support/choiceOf.ts'
import { renderView } from '#support/renderView.tsx'
import { SwitchActivityDialog } from './SwitchActivityDialog.tsx'
import { useAgendaActs } from './useAgendaActs.ts'

const choices = [choiceOf('brainstorm'), choiceOf('identify')]
const question = 'Are you sure you want to switch activity? All customization on THIS activity will be lost!'
const account = { userId: 'u1', username: 'ada', firstName: 'Ada', lastName: 'King', email: 'a@example.org' }

function Switching({ partName, isPresented }: { partName: string; isPresented: boolean }) {
  const acts = useAgendaActs()
  const [objectId, setObjectId] = useState('o1')
  const [isOpen, setOpen] = useState(true)
  const part = agendaPart('p1', { partName, objectId })
  return (
    <>
      <button onClick={() => setObjectId('o2')}>Another facilitator switches it</button>
      {isOpen && (
        <SwitchActivityDialog {...{ part, choices, isPresented, acts }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** For a facilitator, in a session whose server answers when the test says so. */
async function show(workshopId: string, partName: string, isPresented = false) {
  const sent: object[] = []
  let answer: PromiseWithResolvers<object>
  const callAs = ((_document: unknown, variables: object) => {
    sent.push(variables)
    answer = Promise.withResolvers()
    return answer.promise
  }) as typeof session.callAs
  const room = roomFor(workshopId, { kind: 'account', ...account })
  room.socket.state.setState({ status: 'online' })
  renderView(
    <RoomContext value={{ ...room, session: { ...session, callAs } }}>
      <RoleContext value="facilitator">
        <Switching {...{ partName, isPresented }} />
      </RoleContext>
    </RoomContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /Identify/ }))
  await screen.findByText(question)
  return {
    sent,
    answers: () => act(async () => answer.resolve({})),
    losesAnswer: () => act(async () => answer.reject(new Offline())),
  }
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Switch activity' }))

test('[W11] another type is asked for before anything is lost, and Cancel has the focus', async () => {
  const { sent } = await show('switchab', 'Ideas', true)
  screen.getByText(/“Ideas” becomes: Identify\..*everyone goes to the lobby\./)
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  fireEvent.click(cancel)
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  expect(sent).toEqual([])
})

test('[C2] [W11] confirmed again after an answer that never came, it is switched once and keeps a given name', async () => {
  const { sent, answers, losesAnswer } = await show('switchcd', 'Ideas')
  confirm()
  await waitFor(() => expect(sent.length).toBe(1))
  await losesAnswer()
  await screen.findByRole('alert')
  confirm()
  await waitFor(() => expect(sent.length).toBe(2))
  expect(sent[0]).toMatchObject({ reusePartId: 'p1', type: 'workshop | identify', title: 'Ideas' })
  expect(sent[1]).toEqual(sent[0])
  await answers()
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
})

test('[W11] a name that was only the type’s becomes the new type’s', async () => {
  const { sent } = await show('switchef', 'Brainstorm')
  confirm()
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Identify' }]))
})

test('what another facilitator put in its place meanwhile is not lost', async () => {
  const { sent } = await show('switchgh', 'Ideas')
  fireEvent.click(screen.getByText('Another facilitator switches it'))
  confirm()
  await screen.findByText('Somebody else switched this activity in the meantime.')
  expect(sent).toEqual([])
})
