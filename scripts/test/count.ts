import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: ReportedFile[]
}

interface ReportedFile {
  status: string
  /** Absolute path. */
  name: string
  /** Why the file could not be loaded. */
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/**
 * The result of a vitest run. A file that could not be loaded counts as one failure, and so does a run that failed
 * without a failed test (an uncaught error, a time limit, no tests found).
 *
 * @param report content of vitest's JSON report; undefined when it was not written
 */
export function countTests(report: string | undefined, exitCode: number): Count {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = parseReport(report)
  const brokenFiles = testResults.filter(isBroken).length
  const failed = numFailedTests + brokenFiles
  return {
    passed: numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: numPendingTests,
  }
}

/** Lines of each reason that are repeated: enough for the message and the place in the test. */
const reasonLines = 8

/**
 * What failed in a vitest run, each with the beginning of its reason: for the end of the log, the part that a person
 * looks at first.
 *
 * @param report content of vitest's JSON report; undefined when it was not written
 * @param root folder that the paths are told from
 */
export function tellFailed(report: string | undefined, root: string): string[] {
  return parseReport(report).testResults.flatMap((file) => {
    const path = relative(root, file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    const reasons = failed.map(
      ({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`,
    )
    return (isBroken(file) ? [file.message] : reasons).map((reason) => `${path}: ${beginningOf(reason)}`)
  })
}

function isBroken(file: ReportedFile): boolean {
  return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
}

function beginningOf(reason: string): string {
  const lines = stripVTControlCharacters(reason).split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, 1 + reasonLines)
    .join('\n  ')
}

function parseReport(report: string | undefined): Report {
  if (!report) return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] }
  const parsed: unknown = JSON.parse(report)
  return parsed as Report
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
