import type { TestProject } from 'vitest/node'
import { setupOn } from './globalSetup.ts'

/** Like `globalSetup.ts`, with the databases on Debian's Postgres: migrations and SQL depend on no particular build. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return setupOn(project, 'debian')
}
