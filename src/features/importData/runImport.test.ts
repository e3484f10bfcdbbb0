import { expect, test } from 'vitest'
import { additionsOf, chosenOrOnly, isTooLong, lackOf } from './importPlan.ts'
import type { ImportChoice } from './importPlan.ts'
import { runImport } from './runImport.ts'
import type { ImportFailure } from './runImport.ts'

const choice = (given: Partial<ImportChoice>): ImportChoice => ({
  ...{ destination: 'answers', topicIds: ['t'], questionIds: ['q'] },
  ...given,
})

test('[N3] answers need a topic and a question; topics and questions a destination alone', () => {
  expect(lackOf(choice({}), 3)).toBeNull()
  expect(lackOf(choice({ topicIds: [] }), 3)).toBe('topic')
  expect(lackOf(choice({ questionIds: [] }), 3)).toBe('question')
  expect(lackOf(choice({ destination: 'topics', topicIds: [], questionIds: [] }), 3)).toBeNull()
  expect(lackOf(choice({ destination: null }), 3)).toBe('destination')
  expect(lackOf(choice({}), 0)).toBe('texts')
  expect(lackOf(choice({ topicIds: ['t', 'u'] }), 501)).toBe('fewer')
})

test('[N3] answers go to each chosen question under each chosen topic, in their order', () => {
  const added = additionsOf(['a', 'b'], choice({ topicIds: ['t', 'u'] }))
  expect(added.map((one) => JSON.stringify(Object.values(one)))).toEqual([
    '["answer","a","t","q"]',
    '["answer","b","t","q"]',
    '["answer","a","u","q"]',
    '["answer","b","u","q"]',
  ])
  expect(additionsOf(['a'], choice({ destination: 'questions' }))).toEqual([{ kind: 'question', text: 'a' }])
})

test('[N4] what fails is reported with its text, what is too long is not tried, and the import goes on', async () => {
  const tried: string[] = []
  let last: readonly ImportFailure[] = []
  const long = 'x'.repeat(251)
  await runImport({
    items: ['a', long, 'bad', 'c'].map((text) => ({ text })),
    check: ({ text }) => (isTooLong(text) ? 'too long' : null),
    add: ({ text }) => {
      tried.push(text)
      return text === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve()
    },
    explain: (error) => (error as Error).message,
    pauseMs: 0,
    signal: new AbortController().signal,
    onProgress: (_done, failures) => (last = failures),
  })
  expect(tried).toEqual(['a', 'bad', 'c'])
  expect(last).toEqual([
    { text: long, message: 'too long' },
    { text: 'bad', message: 'no' },
  ])
})

test('[N4] called off, it adds nothing more', async () => {
  const off = new AbortController()
  const tried: string[] = []
  await runImport({
    items: ['a', 'b', 'c'].map((text) => ({ text })),
    check: () => null,
    add: ({ text }) => {
      tried.push(text)
      if (text === 'b') off.abort()
      return Promise.resolve()
    },
    explain: String,
    pauseMs: 0,
    signal: off.signal,
    onProgress: () => undefined,
  })
  expect(tried).toEqual(['a', 'b'])
})

test('[N3] the only topic or question is chosen already; of several, and of what was chosen, none is added', () => {
  const [one, other] = [{ id: 'a' }, { id: 'b' }]
  expect(chosenOrOnly([], [one])).toEqual(['a'])
  expect(chosenOrOnly([], [one, other])).toEqual([])
  expect(chosenOrOnly(['b'], [one, other])).toEqual(['b'])
  expect(chosenOrOnly([], [])).toEqual([])
})
