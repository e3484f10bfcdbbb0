import type { TestProject } from 'vitest/node'
import { chromiumPath } from '#support/views/browser.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import type { RunningPlenum } from '#support/servers/runningPlenum.ts'

/** What tests may know of the Plenum that all of a run share: nobody ends it; its log is for those who look at a failed test. */
export type SharedPlenum = Pick<RunningPlenum, 'url' | 'dataDir' | 'logFile'>

declare module 'vitest' {
  interface ProvidedContext {
    plenum: SharedPlenum
  }
}

/**
 * Once per run of the browser tests: a Plenum for all files that need nothing but a server. People are strangers to each other on it,
 * as on any server; who ends it, sets it up differently or reads its log runs one of their own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Found or installed now: two files at once would hinder each other.
  chromiumPath()
  const { url, dataDir, logFile, stop } = await runPlenum()
  project.provide('plenum', { url, dataDir, logFile })
  return stop
}
