import { expect, test } from 'vitest'
import type { InputChoice } from '#activity/copyInput/copySource.ts'
import { copyCalls, copyItems, isComplete } from './copyChoice.ts'
import type { BrainstormChoice } from './copyChoice.ts'
import type { CopyScope } from './copyScope.ts'

const sourceAt = (given: Partial<CopyScope>) => {
  const scope: CopyScope = { multiTopicId: 't', questionId: 'q', postIds: [], groupIds: ['g'], ...given }
  const { multiTopicId, questionId } = scope
  return {
    ...{ workshopId: 'w', partId: 'part', from: { multiTopicId, questionId } },
    itemsOf: (input: InputChoice, withAnswers: boolean) => copyItems(scope, input, withAnswers),
  }
}
const source = sourceAt({})
const choice = (given: Partial<BrainstormChoice>): BrainstormChoice => ({
  input: { type: 'answers' },
  withAnswers: true,
  destination: 'ANSWERS',
  topicId: 'to',
  questionIds: ['a', 'b'],
  ...given,
})

test('[K7] answers need a topic and a question; questions and topics need only a destination', () => {
  expect(isComplete(choice({}))).toBe(true)
  expect(isComplete(choice({ destination: null }))).toBe(false)
  expect(isComplete(choice({ topicId: null }))).toBe(false)
  expect(isComplete(choice({ questionIds: [] }))).toBe(false)
  expect(isComplete(choice({ destination: 'QUESTIONS', topicId: null, questionIds: [] }))).toBe(true)
})

test('[K6] each chosen question gets its own call; an empty selection means the whole question', () => {
  const calls = copyCalls(source, 'target', choice({}))
  expect(calls.map(({ toPartInput }) => toPartInput?.questionId)).toEqual(['a', 'b'])
  expect(calls[0]?.copyObjects).toEqual([{ type: 'ANSWERS', objId: 'q', copyChildren: false }])
  expect(calls[0]?.fromPartInput).toEqual({ multiTopicId: 't', questionId: 'q' })
  const selected = copyCalls(sourceAt({ postIds: ['p1', 'p2'] }), 'target', choice({}))
  expect(selected[0]?.copyObjects).toMatchObject([{ objId: 'p1' }, { objId: 'p2' }])
})

test('[K6] a copy takes groups with their answers or as names only, or the most liked answers', () => {
  const items = (given: Partial<BrainstormChoice>) =>
    copyCalls(source, 'target', choice({ destination: 'TOPICS', ...given }))[0]?.copyObjects
  expect(items({ input: { type: 'groups' } })).toEqual([{ type: 'ANSWERS', objId: 'g', copyChildren: true }])
  expect(items({ input: { type: 'groups' }, withAnswers: false })).toMatchObject([{ copyChildren: false }])
  expect(items({ input: { type: 'top', count: 3 } })).toEqual([{ type: 'TOP', objId: 'q', count: 3 }])
})
