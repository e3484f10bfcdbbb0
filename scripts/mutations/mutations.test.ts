import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readMutation } from './mutation.ts'
import { candidatesOf, unknownIn } from './candidates.ts'
import type { TestFile } from './candidates.ts'
import type { FileResult, TestResult } from '../test/results.ts'
import { isGreenIn, redIn } from './report.ts'

test('a header says the fault, and which tests are asked', () => {
  const patch =
    'Fault: A limit is off by one.\nRule: B5, Z12\nFiles: tests/a.test.ts\n\ndiff --git a/a b/a\n+Rule: B6'
  expect(readMutation('offByOne', patch)).toEqual({
    name: 'offByOne',
    fault: 'A limit is off by one.',
    rules: ['B5', 'Z12'],
    files: ['tests/a.test.ts'],
  })
})

test.each(['Rule: B5\ndiff --git a/a b/a', 'Fault: A limit.\ndiff --git a/a b/a\nRule: B5'])(
  'a patch without a complete header is named: %j',
  (patch) => {
    expect(() => readMutation('offByOne', patch)).toThrow(/^offByOne: /)
  },
)

const testFile = (path: string, project: string, text = ''): TestFile => ({ path, project, text })
const testFiles = [
  testFile('src/limit.test.ts', 'unit', "test('[B5] ten questions')"),
  testFile('src/other.test.ts', 'unit', "test('[B15] fifteen')"),
  testFile('tests/faults/heap.test.ts', 'timed', "test('[H4, B5] under load')"),
  testFile('tests/e2e/phone.test.ts', 'e2e'),
]
const mutation = { name: 'one', fault: '', rules: ['B5'], files: ['tests/e2e/ph*.test.ts'] }

test.each([
  [['unit'], ['src/limit.test.ts']],
  [['faults', 'timed'], ['tests/faults/heap.test.ts']],
  [['e2e'], ['tests/e2e/phone.test.ts']],
  [['api'], []],
])('in the projects %j are asked: %j', (projects, paths) => {
  expect(candidatesOf(mutation, { projects }, testFiles).map(({ path }) => path)).toEqual(paths)
})

test('what no test has is told', () => {
  expect(unknownIn(mutation, testFiles)).toEqual([])
  expect(unknownIn({ ...mutation, rules: ['B6'], files: ['gone.test.ts'] }, testFiles)).toEqual([
    'B6',
    'gone.test.ts',
  ])
})

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

const root = resolve(import.meta.dirname, '../..')

test.each(globSync('tests/mutations/*.patch', { cwd: root }))('%s fits the files as they are', (patch) => {
  expect(() => execFileSync('git', ['apply', '--check', patch], { cwd: root, stdio: 'pipe' })).not.toThrow()
})
