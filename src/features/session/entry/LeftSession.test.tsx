import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CreateIdentifyAnswerDocument } from '#api/operations/identify.ts'
import { useOutbox } from '#sync/outbox/outbox.ts'
import { renderView } from '#support/views/renderView.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { LeftSession } from './LeftSession.tsx'

function Answering() {
  const { send } = useOutbox()
  const fields = { topicId: 't', text: 'Tea', desc: 'With milk' }
  return (
    <button
      onClick={() =>
        send({
          ...{ document: CreateIdentifyAnswerDocument, objectId: 'o', label: 'Answer' },
          ...{ text: 'Tea', kept: 'Tea\n\nWith milk' },
          variables: { id: 'a', topicId: 't', answerText: 'Tea', answerDesc: 'With milk' },
          effect: { does: 'create', type: 'identifyAnswer', id: 'a', fields },
        })
      }
    >
      answer
    </button>
  )
}

test('input that the server did not accept is shown and can be copied in full', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { Room } = stillRoom('left-with-words')
  renderView(
    <Room>
      <Answering />
      <LeftSession workshopId="left-with-words" isRemoved />
    </Room>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'answer' }))
  const entry = within(await screen.findByRole('listitem'))
  expect(entry.getByRole('blockquote').textContent).toBe('Tea\n\nWith milk')
  fireEvent.click(entry.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(write.mock.calls).toEqual([['Tea\n\nWith milk']]))
})
