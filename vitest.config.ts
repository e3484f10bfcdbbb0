import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'

const second = 1000

/** The number of files that run at a time, by group; the groups run in this order. */
const groups = {
  small: 2,
  // A third of the time they wait: for the database, for checks of documents, for servers that they kill.
  servers: 3,
  serversAlone: 1,
  // With three at a time each file took longer, the whole gained nothing, and drags were measured on a busy machine.
  browsers: 2,
}

interface Project {
  name: string
  include: string[]
  /** Projects of a group run at the same time, the groups one after another. Files that measure milliseconds run alone. */
  group: keyof typeof groups
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
const globalsBack = 'tests/support/globalsBack.ts'
const onOurs = ['tests/support/servers/globalSetup.ts']
const onDebian = ['tests/support/servers/debianSetup.ts']
const onShared = ['tests/e2e/support/browser/sharedPlenum.ts']

const projects: Project[] = [
  {
    name: 'unit',
    include: ['{src,server,scripts}/**/*.test.ts', 'tests/load/*.test.ts'],
    group: 'small',
    timeoutMs: 20 * second,
    setupFiles: [globalsBack, filesApart],
    sharesProcess: true,
  },
  {
    name: 'views',
    include: ['src/**/*.test.tsx'],
    group: 'small',
    timeoutMs: 20 * second,
    setupFiles: [globalsBack, filesApart, 'tests/support/views/viewsSetup.ts'],
    sharesProcess: true,
  },
  {
    name: 'database',
    include: ['supabase/tests/**/*.test.ts', 'tests/database/**/*.test.ts'],
    group: 'servers',
    timeoutMs: 60 * second,
    globalSetup: onOurs,
    setupFiles: [globalsBack],
    sharesProcess: true,
  },
  // What depends on the version of Postgres, on another than the bundled one: roles, triggers, locks, what every kind stores.
  {
    name: 'debian',
    include: [
      'supabase/tests/**/*.test.ts',
      'tests/database/{everyKind,journal,migrate,signals,ticks,transaction,votes}.test.ts',
    ],
    group: 'servers',
    timeoutMs: 60 * second,
    globalSetup: onDebian,
    setupFiles: [globalsBack],
    sharesProcess: true,
  },
  {
    name: 'api',
    include: ['tests/api/**/*.test.ts'],
    group: 'servers',
    timeoutMs: 60 * second,
    globalSetup: onOurs,
    setupFiles: [globalsBack],
    sharesProcess: true,
  },
  {
    name: 'sync',
    include: ['tests/sync/**/*.test.ts'],
    group: 'servers',
    timeoutMs: 60 * second,
    globalSetup: onOurs,
    setupFiles: [globalsBack],
    sharesProcess: true,
  },
  {
    name: 'faults',
    include: ['tests/faults/!(collaboration|load)/*.test.ts'],
    group: 'servers',
    timeoutMs: 180 * second,
    globalSetup: onOurs,
    setupFiles: [globalsBack],
    sharesProcess: true,
  },
  // Rate limits per second, heartbeats, and moments whose timing could identify a participant.
  {
    name: 'timed',
    include: ['tests/faults/{collaboration,load}/*.test.ts'],
    group: 'serversAlone',
    timeoutMs: 180 * second,
    globalSetup: onOurs,
    setupFiles: [globalsBack],
    sharesProcess: true,
  },
  {
    name: 'e2e',
    include: ['tests/e2e/*/*.test.ts'],
    group: 'browsers',
    timeoutMs: 180 * second,
    globalSetup: onShared,
    sharesProcess: true,
  },
]

export default defineConfig({
  test: {
    projects: projects.map(projectConfig),
    allowOnly: false,
    slowTestThreshold: second,
  },
})

function projectConfig(project: Project): TestProjectConfiguration {
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
      maxWorkers: groups[project.group],
      sequence: { groupOrder: Object.keys(groups).indexOf(project.group) },
      testTimeout: project.timeoutMs,
      hookTimeout: 120 * second,
      restoreMocks: true,
      unstubEnvs: true,
    },
  }
}
