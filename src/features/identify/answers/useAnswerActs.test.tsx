import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import { stillRoom } from '#support/documents/stillRoom.tsx'
import { usePending, wordsOf } from '#sync/outbox/outbox.ts'
import type { AnswerItem } from './answerList.ts'
import { useAnswerActs } from './useAnswerActs.ts'
import type { AnswerActs } from './useAnswerActs.ts'

function Acting({ run }: { run: (acts: AnswerActs) => void }) {
  const acts = useAnswerActs('o')
  const pending = usePending('o')
  return (
    <>
      <button onClick={() => run(acts)}>act</button>
      <pre data-testid="sent">{JSON.stringify(pending.map((entry) => [entry.text, wordsOf(entry)]))}</pre>
    </>
  )
}

/** What the outbox holds for each act: the text of the answer, and everything that was typed. */
function sentBy(room: string, run: (acts: AnswerActs) => void): unknown {
  const { Room } = stillRoom(room)
  renderView(
    <Room>
      <Acting run={run} />
    </Room>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'act' }))
  return JSON.parse(screen.getByTestId('sent').textContent)
}

const juice: AnswerItem = {
  ...{ id: 'a', text: 'Juice', desc: 'Cold', topicId: 't', createdAt: 1 },
  ...{ isMine: true, isSaved: true, hasLiked: false },
}

test('new and changed answers are kept with their description, in case the server refuses them', () => {
  const sent = sentBy('acts-kept', ({ add, change }) => {
    add('t', { text: 'Tea', desc: 'With milk' })
    add('t', { text: 'Water', desc: '' })
    change(juice, { text: 'Apple juice' })
    change(juice, { desc: 'Warm' })
    change(juice, { desc: '' })
  })
  expect(sent).toEqual([
    ['Tea', 'Tea\n\nWith milk'],
    ['Water', 'Water'],
    ['Apple juice', 'Apple juice\n\nCold'],
    ['', 'Juice\n\nWarm'],
    ['', 'Juice'],
  ])
})
