import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '#support/renderView.tsx'
import { stillRoom } from '#support/stillRoom.tsx'
import { usePending, wordsOf } from '#sync/outbox.ts'
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

/** What the outbox has of each act: the text of the answer, and all that was typed. */
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

test('an answer and a change of one are kept with their description, should they be refused', () => {
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
