import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '#support/views/renderView.tsx'
import type { AnswerItem } from '../answers/answerList.ts'
import { TopicSection } from './TopicSection.tsx'
import type { TopicSectionProps } from './TopicSection.tsx'

afterEach(cleanup)

const item: AnswerItem = {
  ...{ id: 'a', text: 'Tea', desc: 'With milk', topicId: 't', createdAt: 1 },
  ...{ isMine: true, isSaved: false, hasLiked: false },
}

function renderTopic(props: Partial<TopicSectionProps>): void {
  renderView(
    <TopicSection
      {...{ topicId: 't', title: 'Drinks', answers: [], count: 0, cardsOnPage: 0, newId: null }}
      {...{ isFacilitator: false, isClosed: false, isSearching: false, onAnswer: null }}
      onOpen={() => undefined}
      {...props}
    />,
  )
}

test('[Y6] a topic without visible answers shows an invitation, or the number of hidden answers', () => {
  renderTopic({})
  screen.getByRole('region', { name: 'Drinks' })
  screen.getByText('No answers yet. Yours can be the first.')
  cleanup()
  renderTopic({ isFacilitator: true })
  screen.getByText('No answers yet. They appear here as they come in.')
  cleanup()
  renderTopic({ count: 3 })
  screen.getByText('3 answers')
  screen.getByText('3 answers by others wait here.')
  cleanup()
  renderTopic({ count: 3, isSearching: true })
  screen.getByText('No answer here contains this.')
})

test('an own pending answer says so, and its card opens it', () => {
  const onOpen = vi.fn()
  renderTopic({ answers: [item], count: 0, cardsOnPage: 1, onOpen })
  screen.getByText('Not saved yet')
  screen.getByText('With milk')
  screen.getByText('1 answer')
  fireEvent.click(screen.getByRole('button', { name: 'Open answer: Tea' }))
  expect(onOpen).toHaveBeenCalledWith('a')
})

test('the button of each topic leads to the answer field', () => {
  const onAnswer = vi.fn()
  renderTopic({ onAnswer })
  fireEvent.click(screen.getByRole('button', { name: 'Answer in: Drinks' }))
  expect(onAnswer).toHaveBeenCalledOnce()
})
