import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RoleContext } from '#activity/session/role.ts'
import { setDocument } from '#domain/present/document.ts'
import { setSettings } from '#domain/present/flags.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { usePresent } from '../page/usePresent.ts'
import { CommentsPanel } from './CommentsPanel.tsx'
import { useComments } from './useComments.ts'

/** The comments on the last page. */
function OnLast() {
  const present = usePresent('o')
  const comments = useComments(present)
  const page = present.document?.pages ?? 0
  return <CommentsPanel {...{ present, comments, page }} isNarrow={false} onOpen={() => {}} />
}

test('[SL8] [SL9] a comment that was begun behind the last slide stands on the last one, and returns', async () => {
  const { Room, tell, room } = stillRoom('comments-panel')
  tell({}, { parts: [agendaPart('p', { objectId: 'o', content: 'workshop | presentpdf' })] })
  const show = (pages: number) =>
    act(() =>
      room.documents.get({ kind: 'board', id: 'o' }).fill((board) => {
        setDocument(board, { id: `d${pages}`, fileName: 'talk.pdf', pages })
        setSettings(board, { showComments: true })
      }),
    )
  show(7)
  renderView(
    <Room>
      <RoleContext value="participant">
        <OnLast />
      </RoleContext>
    </Room>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Which month?' } })
  show(3)
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Comment on this slide' }), { key: 'Enter' })
  await screen.findByText('Which month?')
  screen.getByRole('region', { name: 'Comments on slide 3' })
  show(8)
  expect(screen.queryByText('Which month?')).toBeNull()
  show(7)
  await screen.findByText('Which month?')
})
