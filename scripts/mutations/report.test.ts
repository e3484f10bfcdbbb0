import { expect, test } from 'vitest'
import { isGreenIn, redIn } from './report.ts'

const report = (...files: [name: string, status: string, tests: Record<string, string>][]): string =>
  JSON.stringify({
    testResults: files.map(([name, status, tests]) => ({
      ...{ name: `/tree/${name}`, status },
      assertionResults: Object.entries(tests).map(([fullName, of]) => ({ fullName, status: of })),
    })),
  })

test('red are failed tests, and files without any whose set-up failed', () => {
  const text = report(
    ['broken.test.ts', 'failed', { waits: 'skipped' }],
    ['a.test.ts', 'failed', { one: 'passed', two: 'failed' }],
  )
  expect(redIn(text, '/tree')).toEqual([
    { file: 'a.test.ts', test: 'two' },
    { file: 'broken.test.ts', test: null },
  ])
  expect(redIn(undefined, '/tree')).toEqual([])
})

test('green is only what ran and passed', () => {
  const text = report(['a.test.ts', 'failed', { one: 'passed', two: 'failed', three: 'skipped' }])
  const isGreen = (name: string | null, file = 'a.test.ts'): boolean =>
    isGreenIn(text, '/tree', { file, test: name })
  expect(['one', 'two', 'three', 'four', null].map((name) => isGreen(name))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(isGreen('one', 'b.test.ts')).toBe(false)
  expect(isGreenIn(undefined, '/tree', { file: 'a.test.ts', test: 'one' })).toBe(false)
})
