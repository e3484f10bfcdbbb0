import { execFileSync } from 'node:child_process'
import { browserTests } from './browserTests.ts'
import type { Step } from './steps.ts'

/** What of a step has to run: all of it, nothing, named files, or the tests that import a changed file. */
export type Share = 'all' | 'none' | { files: readonly string[] } | { importers: true }

/** Files that differ from a commit, new and deleted ones included; paths from the project's root. */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Files that tests read without importing them: the SDL, migrations, the configuration of the tools. */
const readByAll =
  /^(supabase\/|src\/domain\/schema\/|package(-lock)?\.json$|vitest\.config|tsconfig|scripts\/start)/

/** Unit tests read these as text: configuration and documents that have to agree, pictures, the first page. */
const readBySmall = /^(README\.md|compose|\.env|docs\/|public\/|index\.html)/

const ofClient = /^(src|public)\/|^index\.html$|^vite\.config|^scripts\/(bundle-budget|budget\/)/

/**
 * The part of a step that a change can break. Documents affect only the format check.
 *
 * @param changes paths from the project's root
 */
export function shareOf({ name, command, projects }: Step, changes: readonly string[]): Share {
  if (changes.length === 0) return 'none'
  if (changes.some((path) => readByAll.test(path))) return 'all'
  if (name === 'browsers') return browserShare(changes)
  if (name === 'small' && changes.some((path) => readBySmall.test(path))) return 'all'
  if (projects) return changes.some(isCode) ? { importers: true } : 'none'
  if (name === 'lint' || name === 'format') return filesOf(name, changes, command)
  if (name === 'build' || name === 'budget')
    return changes.some((path) => ofClient.test(path)) ? 'all' : 'none'
  return 'all'
}

function isCode(path: string): boolean {
  return /\.(tsx?|m?js|css|json)$/.test(path)
}

const linted = /\.(tsx?|m?js)$/
const generated = /(^|\/)generated\.ts$/

/** Lint and format check each file separately, and all files when their rules change. */
function filesOf(name: string, changes: readonly string[], command: Step['command']): Share {
  if (!command || changes.some((path) => /^(eslint\.config|\.prettier|scripts\/imports\/)/.test(path)))
    return 'all'
  const files = changes.filter(
    name === 'lint' ? (path) => linted.test(path) && !generated.test(path) : isCode,
  )
  return files.length > 0 ? { files } : 'none'
}

function browserShare(changes: readonly string[]): Share {
  const found = new Set<string>()
  for (const path of changes) {
    const test = /^tests\/e2e\/(.+)\.test\.ts$/.exec(path)?.[1]
    const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1]
    if (/\.test\.tsx?$/.test(path) && test === undefined) continue
    if (test !== undefined) found.add(test)
    else if (feature !== undefined && browserTests[feature])
      for (const one of browserTests[feature]) found.add(one)
    else if (/^(src|server|public|tests\/(e2e|support))\/|^index\.html$|^vite\.config/.test(path))
      return 'all'
  }
  return found.size > 0 ? { files: [...found].sort().map((one) => `tests/e2e/${one}.test.ts`) } : 'none'
}
