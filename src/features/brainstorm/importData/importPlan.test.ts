import { expect, test } from 'vitest'
import { additionCount, additionsOf, chosenOrOnly, lackOf } from './importPlan.ts'
import type { ImportChoice } from './importPlan.ts'

const choice = (given: Partial<ImportChoice>): ImportChoice => ({
  ...{ destination: 'answers', topicIds: ['t'], questionIds: ['q'] },
  ...given,
})

test('[N3] answers need a topic and a question; topics and questions need only a destination', () => {
  expect(lackOf(choice({}))).toBeNull()
  expect(lackOf(choice({ topicIds: [] }))).toBe('topic')
  expect(lackOf(choice({ questionIds: [] }))).toBe('question')
  expect(lackOf(choice({ destination: 'topics', topicIds: [], questionIds: [] }))).toBeNull()
  expect(lackOf(choice({ destination: null }))).toBe('destination')
  expect(additionCount(choice({ topicIds: ['t', 'u'] }), 501)).toBe(1002)
  expect(additionCount(choice({ destination: 'topics', topicIds: ['t', 'u'] }), 501)).toBe(501)
})

test('[N3] answers are added to each chosen question under each chosen topic, in their order', () => {
  const added = additionsOf(['a', 'b'], choice({ topicIds: ['t', 'u'] }))
  expect(added.map((one) => JSON.stringify(Object.values(one)))).toEqual([
    '["answer","a","t","q"]',
    '["answer","b","t","q"]',
    '["answer","a","u","q"]',
    '["answer","b","u","q"]',
  ])
  expect(additionsOf(['a'], choice({ destination: 'questions' }))).toEqual([{ kind: 'question', text: 'a' }])
})

test('[N3] the only topic or question is preselected; with several, or once something was chosen, none is added', () => {
  const [one, other] = [{ id: 'a' }, { id: 'b' }]
  expect(chosenOrOnly([], [one])).toEqual(['a'])
  expect(chosenOrOnly([], [one, other])).toEqual([])
  expect(chosenOrOnly(['b'], [one, other])).toEqual(['b'])
  expect(chosenOrOnly([], [])).toEqual([])
})
