import { expect, test } from 'vitest'
import { countTests, sum, tellFailed } from './count.ts'

const report = (parts: object): string =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [], ...parts })

test('tests are counted as vitest reports them', () => {
  const text = report({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 })
  expect(countTests(text, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('a file that could not be loaded counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countTests(report({ numPassedTests: 1, testResults }), 1)).toMatchObject({ passed: 1, failed: 1 })
})

test('a failed exit without a failed test counts as a failure', () => {
  expect(countTests(report({ numPassedTests: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 })
  expect(countTests(undefined, 137)).toMatchObject({ passed: 0, failed: 1 })
})

test('what failed is told with its file, its name and the beginning of its reason', () => {
  const ofTest = {
    status: 'failed',
    name: '/project/tests/api/one.test.ts',
    assertionResults: [
      { status: 'passed', fullName: 'is well', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'is kept',
        failureMessages: ['\u001B[31mError: lost\u001B[39m\n\n    at one.test.ts:3'],
      },
    ],
  }
  const ofFile = {
    status: 'failed',
    name: '/project/src/two.test.ts',
    message: ['no such module', ...Array.from({ length: 20 }, (_, line) => `at ${line}`)].join('\n'),
    assertionResults: [],
  }
  const [ofFailed = '', ofBroken = ''] = tellFailed(report({ testResults: [ofTest, ofFile] }), '/project')
  expect(ofFailed.split('\n').map((line) => line.trim())).toEqual([
    'tests/api/one.test.ts: is kept',
    'Error: lost',
    'at one.test.ts:3',
  ])
  expect(ofBroken.split('\n').length).toBe(9)
  expect(ofBroken).toMatch(/^src\/two.test.ts: no such module/)
  expect(tellFailed(undefined, '/project')).toEqual([])
})

test('counts add up', () => {
  const one = { passed: 1, failed: 0, skipped: 1 }
  expect(sum([one, { passed: 2, failed: 3, skipped: 0 }])).toEqual({ passed: 3, failed: 3, skipped: 1 })
})
