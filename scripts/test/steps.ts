/** One line of the closing table: a check that passes or fails, or a group of tests. */
export interface Step {
  name: string
  limitMinutes: number
  /** A command that is run as it is; counts as one. */
  command?: readonly string[]
  /** Projects of vitest.config.ts; each test counts. */
  projects?: readonly string[]
  /** The step reads the project's files and writes none, so another such step may run in parallel. */
  looks?: boolean
  /** A folder that has to exist; otherwise the step is skipped, and the table says so. */
  needs?: string
}

const script = (name: string): readonly string[] => [process.execPath, `scripts/${name}`]

/** Checks without a server: about a minute, for every commit. Those that only read files run two at a time. */
export const checks: readonly Step[] = [
  { name: 'lint', looks: true, limitMinutes: 8, command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'lock', looks: true, limitMinutes: 1, command: script('check-lock.ts') },
  { name: 'generated', looks: true, limitMinutes: 1, command: [...script('generate-graphql.ts'), '--check'] },
  { name: 'types', looks: true, limitMinutes: 3, command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'circles', looks: true, limitMinutes: 1, command: script('check-circles.ts') },
  { name: 'ids', looks: true, limitMinutes: 1, command: script('check-ids.ts') },
  {
    name: 'format',
    looks: true,
    limitMinutes: 2,
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'build', limitMinutes: 3, command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budget', limitMinutes: 1, command: script('bundle-budget.ts') },
  { name: 'unit', limitMinutes: 8, projects: ['unit', 'views'] },
]

export const suites: readonly Step[] = [
  { name: 'database', limitMinutes: 5, projects: ['database'] },
  // The same tests on another Postgres than ours: migrations and SQL must not depend on its build.
  { name: 'debian', limitMinutes: 5, projects: ['debian'], needs: '/usr/lib/postgresql' },
  { name: 'api', limitMinutes: 25, projects: ['api'] },
  { name: 'sync', limitMinutes: 8, projects: ['sync'] },
  { name: 'faults', limitMinutes: 18, projects: ['faults', 'timed'] },
  { name: 'e2e', limitMinutes: 60, projects: ['e2e'] },
  // Browser tests that measure milliseconds run with no other file in parallel.
  { name: 'alone', limitMinutes: 4, projects: ['alone'] },
]
