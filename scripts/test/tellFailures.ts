import type { Reporter, TestCase } from 'vitest/node'

/**
 * Tells why a test failed as soon as it did. Vitest's own report comes at the end of all files, and a run that is stopped at
 * its limit has none.
 */
export default class TellFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    for (const { message, stack, diff = '' } of test.result().errors ?? [])
      console.error(
        `\nFAILED ${test.module.relativeModuleId}: ${test.fullName}\n${stack ?? message}\n${diff}`,
      )
  }
}
