import { relative } from 'node:path'

/** A red test, or a file whose set-up failed (`test` is null). */
export interface Red {
  file: string
  test: string | null
}

interface Report {
  testResults: {
    status: string
    /** Absolute path. */
    name: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/**
 * What failed in a run of vitest, tests before files.
 *
 * @param report content of its JSON report; undefined when it was not written
 * @param root of the working tree that it ran in
 */
export function redIn(report: string | undefined, root: string): Red[] {
  const files = resultsOf(report)
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative(root, name), test: fullName })),
  )
  const known = new Set(tests.map(({ file }) => file))
  const broken = files
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => ({ file: relative(root, name), test: null }))
  return [...tests, ...broken.filter(({ file }) => !known.has(file))]
}

/** Whether what is red with a patch is green in a report without it. */
export function isGreenIn(report: string | undefined, root: string, { file, test }: Red): boolean {
  const found = resultsOf(report).find(({ name }) => relative(root, name) === file)
  if (test === null) return found?.status === 'passed'
  return found?.assertionResults.find(({ fullName }) => fullName === test)?.status === 'passed'
}

function resultsOf(report: string | undefined): Report['testResults'] {
  return report === undefined ? [] : (JSON.parse(report) as Report).testResults
}
