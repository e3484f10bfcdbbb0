/** A check that passes or fails, or tests that vitest runs together; a line of the closing table for each of either. */
export interface Step {
  name: string
  limitMinutes: number
  /** A command that is run as it is; counts as one. */
  command?: readonly string[]
  /**
   * Projects of vitest.config.ts, in one run of vitest: a worker that has no file left in one goes on with the next. Each
   * test counts.
   */
  projects?: readonly Project[]
  /** Steps that read the project's files and write none run two at a time. */
  besideOthers?: true
}

export interface Project {
  name: string
  /** A folder that has to exist; otherwise the project is left out, and the table says so. */
  needs?: string
}

const script = (name: string): readonly string[] => [process.execPath, `scripts/${name}`]

/** Checks without a server: about a minute, for every commit. The linter alone takes longer than all others that read files. */
export const checks: readonly Step[] = [
  { name: 'lint', besideOthers: true, limitMinutes: 8, command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'lock', besideOthers: true, limitMinutes: 1, command: script('check-lock.ts') },
  {
    name: 'generated',
    besideOthers: true,
    limitMinutes: 1,
    command: [...script('generate-graphql.ts'), '--check'],
  },
  { name: 'types', besideOthers: true, limitMinutes: 3, command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'circles', besideOthers: true, limitMinutes: 1, command: script('check-circles.ts') },
  { name: 'ids', besideOthers: true, limitMinutes: 1, command: script('check-ids.ts') },
  {
    name: 'format',
    besideOthers: true,
    limitMinutes: 2,
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'build', limitMinutes: 3, command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'budget', limitMinutes: 1, command: script('bundle-budget.ts') },
  { name: 'small', limitMinutes: 8, projects: [{ name: 'unit' }, { name: 'views' }] },
]

export const suites: readonly Step[] = [
  {
    name: 'servers',
    limitMinutes: 45,
    projects: [
      { name: 'api' },
      { name: 'database' },
      // What depends on the version of Postgres, on another than ours.
      { name: 'debian', needs: '/usr/lib/postgresql' },
      { name: 'faults' },
      { name: 'sync' },
      { name: 'timed' },
    ],
  },
  { name: 'browsers', limitMinutes: 60, projects: [{ name: 'e2e' }] },
]
