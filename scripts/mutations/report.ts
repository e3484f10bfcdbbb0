import type { FileResult } from '../test/results.ts'

/** A red test, or a file that could not be loaded or set up (`test` is null). */
export interface Red {
  file: string
  test: string | null
}

/** What failed in a run of vitest, tests before files. */
export function redIn(results: readonly FileResult[]): Red[] {
  const tests = results.flatMap(({ file, tests: all }) =>
    all.filter(({ state }) => state === 'failed').map(({ name }) => ({ file, test: name })),
  )
  const broken = results.filter(({ errors }) => errors.length > 0)
  return [...tests, ...broken.map(({ file }) => ({ file, test: null }))]
}

/** Whether what is red with a patch is green in a run without it. */
export function isGreenIn(results: readonly FileResult[], { file, test }: Red): boolean {
  const found = results.find((one) => one.file === file)
  if (test === null) return found !== undefined && found.errors.length === 0
  return found?.tests.find(({ name }) => name === test)?.state === 'passed'
}
