import { expect, test } from 'vitest'
import type { OwnContent } from '#sync/room/outbox.ts'
import { ownAnswers } from './ownAnswers.ts'

const post = (id: string, isMine: boolean, postText: string, createdTimeStamp: number) => ({
  ...{ id, isMine, postText, createdTimeStamp },
  ...{ questionId: 'q1', multiTopic: { id: 't1' } },
})
const fetched = {
  questions: [{ id: 'q1', text: 'What works?' }],
  multiTopics: [{ id: 't1', text: 'Team' }],
  posts: [post('p1', true, 'Fetched', 20), post('p2', false, 'Of others', 10)],
}
const content = (id: string, values: Partial<OwnContent> = {}): OwnContent => ({
  ...{ id, objectId: 'o', type: 'post', text: `Text of ${id}`, createdMs: 30_000, isSaved: true },
  fields: { text: `Text of ${id}`, multiTopicId: 't1', questionId: 'q1' },
  ...values,
})

test('own answers are those from the server and those of this device, each once, oldest first', () => {
  const answers = ownAnswers(fetched, [content('p3', { isSaved: false }), content('p1')], [])
  expect(answers.map(({ id, text, isSaved }) => [id, text, isSaved])).toEqual([
    ['p1', 'Fetched', true],
    ['p3', 'Text of p3', false],
  ])
  expect(answers[0]).toMatchObject({ question: 'What works?', topic: null })
})

test('a pending change wins over the server’s version; other contents are not answers', () => {
  const answers = ownAnswers(
    fetched,
    [content('p1', { isSaved: false }), content('c1', { type: 'comment' })],
    [],
  )
  expect(answers.map(({ text, isSaved }) => [text, isSaved])).toEqual([['Text of p1', false]])
})

test('without a reply from the server the device’s own list is used', () => {
  expect(ownAnswers(null, [content('p1')], [])).toMatchObject([{ id: 'p1', question: null, isSaved: true }])
})
