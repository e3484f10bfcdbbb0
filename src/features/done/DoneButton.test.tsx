import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDoneNote } from '#activity/done/doneNote.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useToastQueue } from '#ui/toasts/notify.ts'
import { DoneButton } from './DoneButton.tsx'

const part = agendaPart('one')

function Page({ note }: { note: string | null }) {
  useDoneNote(part.objectId, note)
  return <DoneButton part={part} />
}

test('[F1] who marks an activity as done is told what of theirs is not finished', () => {
  const { Room, tell } = stillRoom('done-note')
  tell({}, { parts: [part] })
  renderView(
    <Room>
      <Page note="Not voted yet: Team." />
    </Room>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'I’m done' }))
  const said = () => useToastQueue.getState().waiting.map(({ message }) => message)
  expect(said()).toEqual(['Not voted yet: Team.'])
  fireEvent.click(screen.getByRole('button', { name: 'You are done' }))
  expect(said()).toHaveLength(1)
})
