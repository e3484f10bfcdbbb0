import { matchesGlob } from 'node:path'
import { quotedIn } from '../ids/ids.ts'
import type { Mutation } from './mutation.ts'

/** The kinds of tests, the fastest first. */
export const layers = [
  { name: 'unit', projects: ['unit'] },
  { name: 'views', projects: ['views'] },
  { name: 'database', projects: ['database'] },
  { name: 'api', projects: ['api'] },
  { name: 'sync', projects: ['sync'] },
  { name: 'faults', projects: ['faults', 'timed'] },
  { name: 'e2e', projects: ['e2e'] },
] as const satisfies { name: string; projects: readonly string[] }[]

export type Layer = (typeof layers)[number]

/** A file of tests, with the project of `vitest.config.ts` that runs it. */
export interface TestFile {
  /** From the root of the repository. */
  path: string
  project: string
  text: string
}

/** The tests of a layer that may find a fault: those that quote one of its rules in a title, and those it names. */
export function candidatesOf(
  { rules, files }: Pick<Mutation, 'rules' | 'files'>,
  { projects }: { projects: readonly string[] },
  tests: readonly TestFile[],
): TestFile[] {
  return tests.filter(
    ({ path, project, text }) =>
      projects.includes(project) &&
      (files.some((glob) => matchesGlob(path, glob)) || quotedIn(text).some((rule) => rules.includes(rule))),
  )
}

/** What a mutation names that no test quotes, or that does not exist. */
export function unknownIn({ rules, files }: Mutation, tests: readonly TestFile[]): string[] {
  const quoted = new Set(tests.flatMap(({ text }) => quotedIn(text)))
  const isThere = (glob: string): boolean => tests.some(({ path }) => matchesGlob(path, glob))
  return [...rules.filter((rule) => !quoted.has(rule)), ...files.filter((glob) => !isThere(glob))]
}
