import { appendFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import type { FileResult } from './results.ts'

/**
 * Prints the reason of each failed test at once, as vitest's own report comes after all files and a run that is stopped
 * at its time limit has none; and appends a `FileResult` as a line of JSON to the file that `TEST_RESULTS` names.
 */
export default class RunReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    for (const error of test.result().errors ?? [])
      console.error(`\nFAILED ${test.module.relativeModuleId}: ${test.fullName}\n${textOf(error)}`)
  }

  onTestModuleEnd(module: TestModule): void {
    const path = process.env['TEST_RESULTS']
    if (!path) return
    const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } =
      module.diagnostic()
    const result: FileResult = {
      project: module.project.name,
      file: module.relativeModuleId,
      seconds: inSeconds(
        duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration,
      ),
      errors: [module, ...module.children.allSuites()].flatMap((suite) => suite.errors()).map(textOf),
      tests: [...module.children.allTests()].map((test) => ({
        name: test.fullName,
        state: test.result().state,
        seconds: inSeconds(test.diagnostic()?.duration ?? 0),
        errors: (test.result().errors ?? []).map(textOf),
      })),
    }
    appendFileSync(path, `${JSON.stringify(result)}\n`)
  }
}

function textOf({ stack, message, diff = '' }: SerializedError & { diff?: string }): string {
  return `${stack ?? message}\n${diff}`
}

function inSeconds(milliseconds: number): number {
  return Math.round(milliseconds) / 1000
}
