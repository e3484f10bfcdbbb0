import { expect, test } from 'vitest'
import { ownAnswers } from './ownAnswers.ts'

const fetched = {
  isFinished: false,
  topics: [
    {
      id: 't1',
      topicText: 'Risks',
      answers: [{ id: 'a1', answerText: 'Fetched', answerDesc: 'Why', createdTimeStamp: 20 }],
    },
    { id: 't2', topicText: null, answers: [] },
  ],
}
const waiting = {
  ...{ id: 'a2', objectId: 'o', type: 'identifyAnswer', text: 'On its way', createdMs: 30_000 },
  ...{ fields: { topicId: 't2' }, isSaved: false },
}

test('own answers name their topic when it is visible, oldest first', () => {
  expect(ownAnswers(fetched, { contents: [waiting], pending: [] })).toMatchObject([
    { id: 'a1', text: 'Fetched', createdAt: 20, isSaved: true, topicId: 't1', topic: 'Risks' },
    { id: 'a2', text: 'On its way', createdAt: 30, isSaved: false, topicId: 't2', topic: null },
  ])
})
