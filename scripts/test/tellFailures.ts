import type { Reporter, TestCase } from 'vitest/node'

/**
 * Prints the reason of each failed test at once. Vitest's own report comes after all files, and a run that is stopped
 * at its time limit has none.
 */
export default class TellFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    for (const { message, stack, diff = '' } of test.result().errors ?? [])
      console.error(
        `\nFAILED ${test.module.relativeModuleId}: ${test.fullName}\n${stack ?? message}\n${diff}`,
      )
  }
}
