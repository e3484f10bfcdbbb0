export interface Count {
  passed: number
  failed: number
  skipped: number
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * The result of a vitest run. A file that could not be loaded counts as one failure, and so does a run that failed
 * without a failed test (an uncaught error, a time limit, no tests found).
 *
 * @param report content of vitest's JSON report; undefined when it was not written
 */
export function countTests(report: string | undefined, exitCode: number): Count {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = parseReport(report)
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = numFailedTests + brokenFiles
  return {
    passed: numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: numPendingTests,
  }
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
