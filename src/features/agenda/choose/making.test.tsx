import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { choiceOf } from '#support/calls/choiceOf.ts'
import { CreatePage } from './CreatePage.tsx'
import { DuplicatePartDialog } from '../dialogs/DuplicatePartDialog.tsx'
import { useAgendaActs } from '../useAgendaActs.ts'

interface Sent {
  id?: string
  mode?: string
}

test('[C2] a double press and a retry after a lost response create a single activity', async () => {
  const { sent, losesAnswer } = showAnsweringByHand<Sent>(
    'w1',
    <CreatePage choices={[choiceOf('brainstorm')]} />,
  )
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

test('[C2] a retried copy after a lost response reuses its ids; a copy of another type gets new ids', async () => {
  const { sent, losesAnswer } = showAnsweringByHand<Sent>('w2', <Duplicating />)
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
