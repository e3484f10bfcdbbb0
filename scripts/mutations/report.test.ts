import { expect, test } from 'vitest'
import type { FileResult, TestResult } from '../test/results.ts'
import { isGreenIn, redIn } from './report.ts'

const ran = (
  file: string,
  tests: Record<string, TestResult['state']>,
  errors: string[] = [],
): FileResult => ({
  ...{ project: 'api', file, seconds: 1, errors },
  tests: Object.entries(tests).map(([name, state]) => ({ name, state, seconds: 0.1, errors: [] })),
})

test('red are failed tests, and files that could not be set up', () => {
  const results = [
    ran('broken.test.ts', { waits: 'skipped' }, ['no server']),
    ran('a.test.ts', { one: 'passed', two: 'failed' }),
  ]
  expect(redIn(results)).toEqual([
    { file: 'a.test.ts', test: 'two' },
    { file: 'broken.test.ts', test: null },
  ])
  expect(redIn([])).toEqual([])
})

test('green is only what ran and passed', () => {
  const results = [
    ran('a.test.ts', { one: 'passed', two: 'failed', three: 'skipped' }),
    ran('broken.test.ts', {}, ['no server']),
  ]
  const isGreen = (name: string | null, file = 'a.test.ts'): boolean =>
    isGreenIn(results, { file, test: name })
  const tests = ['one', 'two', 'three', 'four', null]
  expect(tests.map((name) => isGreen(name))).toEqual([true, false, false, false, true])
  expect(isGreen(null, 'broken.test.ts')).toBe(false)
  expect(isGreen('one', 'b.test.ts')).toBe(false)
  expect(isGreenIn([], { file: 'a.test.ts', test: null })).toBe(false)
})
