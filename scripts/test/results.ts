import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** One file of tests in one project of vitest.config.ts, as it ran. */
export interface FileResult {
  project: string
  /** Path from the project's root. */
  file: string
  /** Of all of it: loading, hooks and tests. */
  seconds: number
  /** Why the file could not be loaded, or its hooks failed. */
  errors: string[]
  tests: TestResult[]
}

export interface TestResult {
  name: string
  state: 'passed' | 'failed' | 'skipped' | 'pending'
  seconds: number
  errors: string[]
}

export interface Count {
  passed: number
  failed: number
  skipped: number
}

/** What the reporter wrote to a file; nothing when there is none. */
export function readResults(path: string): FileResult[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileResult)
}

/** Counts tests. A file that could not be loaded counts as one failure, and so does a test that never ended. */
export function countTests(files: readonly FileResult[]): Count {
  const tests = files.flatMap((file) => file.tests)
  const inState = (...states: TestResult['state'][]): number =>
    tests.filter(({ state }) => states.includes(state)).length
  const broken = files.filter(({ errors }) => errors.length > 0).length
  return {
    passed: inState('passed'),
    failed: inState('failed', 'pending') + broken,
    skipped: inState('skipped'),
  }
}

/** Lines of each reason that are repeated: enough for the message and the place in the test. */
const reasonLines = 8

/**
 * What failed in a vitest run, each with the beginning of its reason: for the end of the log, the part that a person
 * looks at first.
 */
export function tellFailed(files: readonly FileResult[]): string[] {
  return files.flatMap(({ file, errors, tests }) => {
    const failed = tests.filter((test) => test.errors.length > 0)
    const reasons = failed.map((test) => `${test.name}\n${test.errors.join('\n')}`)
    return [...errors, ...reasons].map((reason) => `${file}: ${beginningOf(reason)}`)
  })
}

function beginningOf(reason: string): string {
  const lines = stripVTControlCharacters(reason).split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, 1 + reasonLines)
    .join('\n  ')
}

const slowestTold = 20

/** The files and the tests that took longest, as lines of two tables. */
export function tellSlowest(files: readonly FileResult[]): string {
  const tests = files.flatMap(({ project, file, tests: own }) =>
    own.map(({ name, seconds }) => ({ seconds, what: `${project}  ${file}: ${name}` })),
  )
  const whole = files.map(({ project, file, seconds }) => ({ seconds, what: `${project}  ${file}` }))
  return `Slowest files\n${slowest(whole)}\n\nSlowest tests\n${slowest(tests)}`
}

function slowest(lines: { seconds: number; what: string }[]): string {
  return lines
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestTold)
    .map(({ seconds, what }) => `${seconds.toFixed(1).padStart(7)} s  ${what}`)
    .join('\n')
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
