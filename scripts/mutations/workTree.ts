import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readResults } from '../test/results.ts'
import type { FileResult } from '../test/results.ts'
import { run } from '../test/run.ts'
import type { TestFile } from './candidates.ts'

const limitMinutes = 20
const reporter = './scripts/test/reporter.ts'

/** A temporary working tree of the last commit, with the packages of the repository. */
export interface WorkTree {
  root: string
  /** @throws {Error} when the patch does not apply */
  apply(patch: string): void
  revert(patch: string): void
  /** All files of tests, with their projects. */
  tests(): TestFile[]
  test(projects: readonly string[], files: readonly string[], ...options: string[]): Promise<FileResult[]>
  /** Builds the client. @throws {Error} when that fails */
  build(): Promise<void>
  remove(): void
}

export function createWorkTree(repository: string): WorkTree {
  // Inside of the repository, where its packages are found: behind a link, a process that may read only some would not.
  mkdirSync(join(repository, '.data'), { recursive: true })
  const folder = mkdtempSync(join(repository, '.data/mutations-'))
  const root = join(folder, 'tree')
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', root, 'HEAD'], { cwd: repository })
  const runHere = (command: readonly string[], env: Record<string, string> = {}) =>
    run(command, limitMinutes, { cwd: root, stdio: 'ignore', env })
  return {
    root,
    apply: (patch) => git('apply', patch),
    revert: (patch) => git('apply', '--reverse', patch),
    tests() {
      const args = ['list', '--filesOnly', '--json']
      const listed = execFileSync('vitest', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
      const files = JSON.parse(listed) as { file: string; projectName: string }[]
      return files.map(({ file, projectName }) => ({
        path: file.slice(root.length + 1),
        project: projectName,
        text: readFileSync(file, 'utf8'),
      }))
    },
    async test(projects, files, ...options) {
      const results = join(folder, 'results.jsonl')
      rmSync(results, { force: true })
      const projectArgs = projects.flatMap((project) => ['--project', project])
      const allOptions = [...projectArgs, `--reporter=${reporter}`, '--passWithNoTests', ...options]
      await runHere(['vitest', 'run', ...allOptions, ...files], { TEST_RESULTS: results })
      return readResults(results)
    },
    async build() {
      const { exitCode } = await runHere(['vite', 'build', '--logLevel', 'warn'])
      if (exitCode !== 0) throw new Error(`vite build ended with ${exitCode} in ${root}`)
    },
    remove() {
      execFileSync('git', ['worktree', 'remove', '--force', root], { cwd: repository })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
