import type { TestProject } from 'vitest/node'
import { setupOn } from './globalSetup.ts'

/** As `globalSetup.ts`, with the databases on Debian's Postgres: the migrations and the SQL need nothing of ours. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return setupOn(project, 'debian')
}
