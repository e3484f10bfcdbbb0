import { expect, test } from 'vitest'
import { candidatesOf, unknownIn } from './candidates.ts'
import type { TestFile } from './candidates.ts'

const file = (path: string, project: string, text = ''): TestFile => ({ path, project, text })
const tests = [
  file('src/limit.test.ts', 'unit', "test('[B5] ten questions')"),
  file('src/other.test.ts', 'unit', "test('[B15] fifteen')"),
  file('tests/faults/heap.test.ts', 'timed', "test('[H4, B5] under load')"),
  file('tests/e2e/phone.test.ts', 'e2e'),
]
const mutation = { name: 'one', fault: '', rules: ['B5'], files: ['tests/e2e/ph*.test.ts'] }

test.each([
  [['unit'], ['src/limit.test.ts']],
  [['faults', 'timed'], ['tests/faults/heap.test.ts']],
  [['e2e'], ['tests/e2e/phone.test.ts']],
  [['api'], []],
])('in the projects %j are asked: %j', (projects, paths) => {
  expect(candidatesOf(mutation, { projects }, tests).map(({ path }) => path)).toEqual(paths)
})

test('what no test has is told', () => {
  expect(unknownIn(mutation, tests)).toEqual([])
  expect(unknownIn({ ...mutation, rules: ['B6'], files: ['gone.test.ts'] }, tests)).toEqual([
    'B6',
    'gone.test.ts',
  ])
})
