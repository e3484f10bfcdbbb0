import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { UserMistake } from '#domain/errors.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { UploadDialog } from './UploadDialog.tsx'

const before = { id: 'before', fileName: 'before.pdf', pages: 3 }

test('[SL5] who removes slides removes those on their screen, also when others came meanwhile', async () => {
  const { Room, room } = stillRoom('remove-slides')
  const callAs = vi
    .spyOn(room.credentials, 'callAs')
    .mockRejectedValue(new UserMistake(slideMessages.removalOvertaken))
  let replace: () => void = () => undefined
  function Shown() {
    const [document, setDocument] = useState(before)
    replace = () => setDocument({ ...before, id: 'after' })
    return <UploadDialog objectId="o" document={document} onClose={() => undefined} />
  }
  renderView(
    <Room>
      <Shown />
    </Room>,
  )
  act(() => room.calls.setState({ areThrough: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the slides' }))
  act(() => replace())
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect((await screen.findByRole('alert')).textContent).toBe(slideMessages.removalOvertaken.sentence)
  expect(callAs.mock.calls.map(([, variables]) => variables)).toEqual([
    { presentId: 'o', doc: '', expectedDoc: 'before' },
  ])
})
