import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ImportTarget } from '#activity/importData/importTarget.ts'
import { createTopic } from '#domain/identify/topics.ts'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { renderView } from '#support/views/renderView.tsx'
import { useImportTarget } from './useImportTarget.tsx'
import type { Addition } from './useImportTarget.tsx'

let target: ImportTarget<Addition>

function Importing() {
  const found = useImportTarget('o')
  return (
    <>
      {found.steps}
      <button onClick={() => (target = found)}>Target</button>
    </>
  )
}

test('[N3] [Y1] cells become answers under each chosen topic, in their order; of several topics one has to be chosen', async () => {
  const { Room, room } = stillRoom('identify-import')
  const { doc } = room.documents.get({ kind: 'desk', id: 'o' }).view.getState()
  createTopic(doc, 't1', 'What helps?')
  renderView(
    <Room>
      <Importing />
    </Room>,
  )
  const read = (): ImportTarget<Addition> => {
    fireEvent.click(screen.getByRole('button', { name: 'Target' }))
    return target
  }
  expect([read().lack, read().countOf(3, 1)]).toEqual([null, 3])
  act(() => {
    for (const id of ['t2', 't3']) createTopic(doc, id, id)
  })
  expect(read().lack).toBe('To import, first select a topic.')
  for (const name of ['What helps?', 't3']) fireEvent.click(screen.getByRole('checkbox', { name }))
  expect([read().lack, read().countOf(2, 1), read().longest]).toEqual([null, 4, 250])
  await act(async () => {
    for (const one of target.additionsOf(['Tea', 'Coffee'], [])) await target.add(one)
  })
  const sent = room.outbox.view.getState().entries.map(({ variables }) => variables)
  expect(sent).toMatchObject([
    { topicId: 't1', answerText: 'Tea' },
    { topicId: 't1', answerText: 'Coffee' },
    { topicId: 't3', answerText: 'Tea' },
    { topicId: 't3', answerText: 'Coffee' },
  ])
})
