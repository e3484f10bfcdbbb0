/** One line of the closing table: a check that holds or not, or a group of tests. */
export interface Step {
  name: string
  limitMinutes: number
  /** Run as it is; counts as one. */
  command?: readonly string[]
  /** Projects of vitest.config.ts; each test counts. */
  projects?: readonly string[]
  /** It reads the project's files and writes none: another such one may run beside it. */
  looks?: boolean
  /** A folder that has to be there; elsewhere the step is left out, and the table says so. */
  needs?: string
}

const script = (name: string): readonly string[] => [process.execPath, `scripts/${name}`]

/** What holds without a server: about a minute, for every commit. Those that only look at files run two at a time. */
export const checks: readonly Step[] = [
  { name: 'lint', looks: true, limitMinutes: 5, command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'lock', looks: true, limitMinutes: 1, command: script('check-lock.ts') },
  { name: 'generated', looks: true, limitMinutes: 1, command: [...script('generate-graphql.ts'), '--check'] },
  { name: 'types', looks: true, limitMinutes: 3, command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'circles', looks: true, limitMinutes: 1, command: script('check-circles.ts') },
  {
    name: 'format',
    looks: true,
    limitMinutes: 2,
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'build', limitMinutes: 3, command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budget', limitMinutes: 1, command: script('bundle-budget.ts') },
  { name: 'unit', limitMinutes: 4, projects: ['unit', 'views'] },
]

export const suites: readonly Step[] = [
  { name: 'database', limitMinutes: 5, projects: ['database'] },
  // The same tests on another Postgres than ours: migrations and SQL need nothing special.
  { name: 'debian', limitMinutes: 5, projects: ['debian'], needs: '/usr/lib/postgresql' },
  { name: 'api', limitMinutes: 8, projects: ['api'] },
  { name: 'sync', limitMinutes: 8, projects: ['sync'] },
  { name: 'faults', limitMinutes: 12, projects: ['faults'] },
  { name: 'e2e', limitMinutes: 28, projects: ['e2e'] },
  // What counts milliseconds in browsers shares the machine with no other file.
  { name: 'alone', limitMinutes: 4, projects: ['alone'] },
]
