/** One line of the closing table: a check that passes or fails, or a group of tests. */
export interface Step {
  name: string
  limitMinutes: number
  /** A command that is run as it is; counts as one. */
  command?: readonly string[]
  /** Projects of vitest.config.ts; each test counts. */
  projects?: readonly string[]
  /**
   * Steps of one such group run two at a time: those that read the project's files and write none, and those that
   * mostly wait for a Postgres of their own.
   */
  beside?: 'files' | 'databases'
  /** A folder that has to exist; otherwise the step is skipped, and the table says so. */
  needs?: string
}

const script = (name: string): readonly string[] => [process.execPath, `scripts/${name}`]

/** Checks without a server: about a minute, for every commit. The linter alone takes longer than all others that read files. */
export const checks: readonly Step[] = [
  { name: 'lint', beside: 'files', limitMinutes: 8, command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'lock', beside: 'files', limitMinutes: 1, command: script('check-lock.ts') },
  {
    name: 'generated',
    beside: 'files',
    limitMinutes: 1,
    command: [...script('generate-graphql.ts'), '--check'],
  },
  { name: 'types', beside: 'files', limitMinutes: 3, command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'circles', beside: 'files', limitMinutes: 1, command: script('check-circles.ts') },
  { name: 'ids', beside: 'files', limitMinutes: 1, command: script('check-ids.ts') },
  {
    name: 'format',
    beside: 'files',
    limitMinutes: 2,
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'build', limitMinutes: 3, command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budget', limitMinutes: 1, command: script('bundle-budget.ts') },
  { name: 'unit', limitMinutes: 8, projects: ['unit', 'views'] },
]

export const suites: readonly Step[] = [
  { name: 'database', beside: 'databases', limitMinutes: 5, projects: ['database'] },
  // The same tests on another Postgres than ours: migrations and SQL must not depend on its build.
  {
    name: 'debian',
    beside: 'databases',
    limitMinutes: 5,
    projects: ['debian'],
    needs: '/usr/lib/postgresql',
  },
  { name: 'api', limitMinutes: 25, projects: ['api'] },
  { name: 'sync', limitMinutes: 8, projects: ['sync'] },
  { name: 'faults', limitMinutes: 18, projects: ['faults', 'timed'] },
  { name: 'e2e', limitMinutes: 60, projects: ['e2e'] },
  // Browser tests that measure milliseconds run with no other file in parallel.
  { name: 'alone', limitMinutes: 4, projects: ['alone'] },
]
