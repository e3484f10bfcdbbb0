import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setDocument } from '#domain/present/document.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useStateDocument } from '#sync/documents/documents.ts'
import { PageName } from './PageName.tsx'

const part = agendaPart('p', { objectId: 'o', content: 'workshop | presentpdf' })

function Named() {
  return (
    <p>
      <PageName state={useStateDocument().state} />
    </p>
  )
}

test('[SL9] the bar names a slide that there is, and none without a document', () => {
  const { Room, tell, room } = stillRoom('page-name')
  tell({ currentState: 'RU', activePartId: 'p', pdfPage: 8 }, { parts: [part] })
  const fill = (pages: number) =>
    act(() =>
      room.documents.get({ kind: 'board', id: 'o' }).fill((board) => {
        setDocument(board, pages > 0 ? { id: `d${pages}`, fileName: 'a.pdf', pages } : null)
      }),
    )
  renderView(
    <Room>
      <Named />
    </Room>,
  )
  const named = (): string => screen.getByRole('paragraph').textContent
  fill(10)
  expect(named()).toBe('Slide 8')
  fill(3)
  expect(named()).toBe('Slide 3')
  act(() => tell({ focus: true, activePostId: 'c1' }))
  expect(named()).toBe('A comment on slide 3')
  fill(0)
  expect(named()).toBe('No slides')
})
