import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { choiceOf } from '#support/calls/choiceOf.ts'
import { SwitchActivityDialog } from './SwitchActivityDialog.tsx'
import { useAgendaActs } from '../useAgendaActs.ts'

const choices = [choiceOf('brainstorm'), choiceOf('identify')]
const question = 'Are you sure you want to switch activity? All customization on THIS activity will be lost!'

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

/** Opens the dialog for a facilitator, in a session whose server responds when the test says so. */
async function show(workshopId: string, partName: string, isPresented = false) {
  const shown = showAnsweringByHand(workshopId, <Switching {...{ partName, isPresented }} />)
  fireEvent.click(await screen.findByRole('button', { name: /Identify/ }))
  await screen.findByText(question)
  return shown
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Switch activity' }))

test('[W11] replacing an activity needs a confirmation, in which Cancel has the focus', async () => {
  const { sent } = await show('switchab', 'Ideas', true)
  screen.getByText(/“Ideas” becomes: Identify\..*everyone goes to the lobby\./)
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  fireEvent.click(cancel)
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  expect(sent).toEqual([])
})

test('[C2] [W11] a retry after a lost response replaces the activity once and keeps a custom name', async () => {
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

test('[W11] a name that was only the type’s default becomes the default of the new type', async () => {
  const { sent } = await show('switchef', 'Brainstorm')
  confirm()
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Identify' }]))
})

test('an activity that another facilitator put in its place meanwhile is not lost', async () => {
  const { sent } = await show('switchgh', 'Ideas')
  fireEvent.click(screen.getByText('Another facilitator switches it'))
  confirm()
  await screen.findByText('Somebody else switched this activity in the meantime.')
  expect(sent).toEqual([])
})
