import { expect, test } from 'vitest'
import { countTests, sum } from './count.ts'

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

test('counts add up', () => {
  const one = { passed: 1, failed: 0, skipped: 1 }
  expect(sum([one, { passed: 2, failed: 3, skipped: 0 }])).toEqual({ passed: 3, failed: 3, skipped: 1 })
})
