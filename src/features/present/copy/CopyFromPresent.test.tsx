import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setDocument } from '#domain/present/document.ts'
import { roots } from '#domain/present/roots.ts'
import { stateRoots } from '#domain/workshop/state.ts'
import { agendaPart } from '#support/calls/agendaPart.ts'
import { account, showAnsweringByHand } from '#support/views/answeringByHand.tsx'
import { roomFor } from '#sync/room/rooms.ts'
import { CopyFromPresent } from './CopyFromPresent.tsx'

const content = 'workshop | presentpdf'
const part = agendaPart('from', { content })
const target = agendaPart('to', { content, partName: 'Talk', position: 1 })

test('[SL17] selected comments, those of a page or all are copied, to a slide of another activity', async () => {
  const copied = async (workshopId: string, at: unknown): Promise<object> => {
    const { sent } = showAnsweringByHand<object>(
      workshopId,
      <CopyFromPresent {...{ part, at }} onOpen={() => undefined} onClose={() => undefined} />,
    )
    const { documents } = roomFor(workshopId, { kind: 'account', ...account })
    act(() => {
      const { view } = documents.get({ kind: 'desk', id: part.objectId })
      for (const [index, page] of [1, 1, 2].entries())
        roots.comments(view.getState().doc).set(`c${index}`, { page, createdAt: 1, place: index })
      view.setState({ state: { status: 'ready', isLive: true } })
      for (const { objectId } of [part, target])
        documents
          .get({ kind: 'board', id: objectId })
          .fill((board) => setDocument(board, { id: 'd', fileName: 'talk.pdf', pages: 3 }))
      documents.get({ kind: 'state', id: workshopId }).fill((state) => {
        for (const one of [part, target]) stateRoots.parts(state).set(one.id, one)
      })
    })
    fireEvent.click(await screen.findByRole('radio', { name: /^Talk/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Copy Answers' }))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Slide' }), { target: { value: '2' } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    cleanup()
    return sent[0] ?? {}
  }
  const all = [{ type: 'ANSWERS', objId: part.objectId }]
  const toPartInput = { partId: 'to', topicPosition: 1 }
  expect(await copied('copy-selected', { page: 1, ids: ['c1'] })).toMatchObject({
    ...{ copyObjects: [{ type: 'ANSWERS', objId: 'c1' }], fromPartInput: {}, toPartInput },
  })
  expect(await copied('copy-page', { page: 2, ids: [] })).toMatchObject({
    ...{ copyObjects: all, fromPartInput: { topicPosition: 1 }, toPartInput },
  })
  expect(await copied('copy-all', null)).toMatchObject({ copyObjects: all, fromPartInput: {}, toPartInput })
})
