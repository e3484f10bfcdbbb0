import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'

const second = 1000

interface Project {
  name: string
  include: string[]
  /** Number of files run in parallel. Files that measure milliseconds run alone. */
  workers: 1 | 2 | 3
  /** Milliseconds one test may take before it counts as failed. */
  timeoutMs: number
  /** Global setup, started once for all files of the project. */
  globalSetup?: string[]
  /** Setup before each file. */
  setupFiles?: string[]
  /** The files of a worker run in one process; with `filesApart` each has modules of its own. */
  sharesProcess?: boolean
}

const filesApart = 'tests/support/filesApart.ts'
const onOurs = ['tests/support/servers/globalSetup.ts']
const onDebian = ['tests/support/servers/debianSetup.ts']
const onShared = ['tests/e2e/support/sharedPlenum.ts']

const projects: Project[] = [
  {
    name: 'unit',
    include: ['{src,server,scripts}/**/*.test.ts', 'tests/load/*.test.ts'],
    workers: 2,
    timeoutMs: 20 * second,
    setupFiles: [filesApart],
    sharesProcess: true,
  },
  {
    name: 'views',
    include: ['src/**/*.test.tsx'],
    workers: 2,
    timeoutMs: 20 * second,
    setupFiles: [filesApart, 'tests/support/views/viewsSetup.ts'],
    sharesProcess: true,
  },
  {
    name: 'database',
    include: ['supabase/tests/**/*.test.ts', 'tests/database/**/*.test.ts'],
    workers: 2,
    timeoutMs: 60 * second,
    globalSetup: onOurs,
  },
  {
    name: 'debian',
    include: ['supabase/tests/**/*.test.ts', 'tests/database/**/*.test.ts'],
    workers: 2,
    timeoutMs: 60 * second,
    globalSetup: onDebian,
  },
  // A third of the time its files wait for the database and for checks of documents.
  {
    name: 'api',
    include: ['tests/api/**/*.test.ts'],
    workers: 3,
    timeoutMs: 60 * second,
    globalSetup: onOurs,
  },
  {
    name: 'sync',
    include: ['tests/sync/**/*.test.ts'],
    workers: 2,
    timeoutMs: 60 * second,
    globalSetup: onOurs,
  },
  // Each file kills servers and databases of its own, and mostly waits for them.
  {
    name: 'faults',
    include: ['tests/faults/!(collaboration|load)/*.test.ts'],
    workers: 3,
    timeoutMs: 180 * second,
    globalSetup: onOurs,
  },
  // Rate limits per second, heartbeats, and moments whose timing could identify a participant.
  {
    name: 'timed',
    include: ['tests/faults/{collaboration,load}/*.test.ts'],
    workers: 1,
    timeoutMs: 180 * second,
    globalSetup: onOurs,
  },
  // With three at a time each file took longer, the whole gained nothing, and drags were measured on a busy machine.
  {
    name: 'e2e',
    include: ['tests/e2e/!(alone)/*.test.ts'],
    workers: 2,
    timeoutMs: 180 * second,
    globalSetup: onShared,
    sharesProcess: true,
  },
  {
    name: 'alone',
    include: ['tests/e2e/alone/**/*.test.ts'],
    workers: 1,
    timeoutMs: 60 * second,
    globalSetup: onShared,
  },
]

export default defineConfig({
  test: {
    projects: projects.map(projectConfig),
    allowOnly: false,
    slowTestThreshold: second,
  },
})

function projectConfig(project: Project, order: number): TestProjectConfiguration {
  return {
    // The file that Node takes for "graphql": the packages that import it get that one, and graphql-js refuses
    // a schema of its twin.
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    test: {
      name: project.name,
      include: project.include,
      environment: project.name === 'views' ? 'happy-dom' : 'node',
      setupFiles: project.setupFiles ?? [],
      globalSetup: project.globalSetup ?? [],
      pool: 'forks',
      isolate: !project.sharesProcess,
      // The default of one second is short where two browsers share a machine.
      expect: { poll: { timeout: 15 * second } },
      maxWorkers: project.workers,
      sequence: { groupOrder: order },
      testTimeout: project.timeoutMs,
      hookTimeout: 120 * second,
      restoreMocks: true,
      unstubEnvs: true,
    },
  }
}
