/**
 * npm test                everything, one step after another, also after a failure
 * npm test -- api sync    only these lines of the closing table
 * npm test -- --changed   only what the changes since the last commit can break; --since REF: since that commit
 * npm run check           the checks without a server: types, lint, format, unit tests, build, budgets
 *
 * Ends with the line "N passed, N failed".
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles, shareOf } from './test/changed.ts'
import type { Share } from './test/changed.ts'
import { endAll, run } from './test/run.ts'
import { countTests, readResults, sum, tellFailed, tellSlowest } from './test/results.ts'
import type { Count, FileResult } from './test/results.ts'
import { checks, suites } from './test/steps.ts'
import type { Project, Step } from './test/steps.ts'

interface Line extends Count {
  name: string
  seconds: number
  files: readonly FileResult[]
  leftOut?: string
}

const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
  },
  allowPositionals: true,
})

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
process.env['PATH'] = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll()
    process.exit(1)
  })
}

const all = values.check ? checks : [...checks, ...suites]
const names = all.flatMap((step) => step.projects?.map(({ name }) => name) ?? [step.name])
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}`)
  process.exit(2)
}
const isWanted = ({ name }: { name: string }): boolean =>
  positionals.length === 0 || positionals.includes(name)
const wanted = all
  .map((step) => (step.projects ? { ...step, projects: step.projects.filter(isWanted) } : step))
  .filter((step) => (step.projects ? step.projects.length > 0 : isWanted(step)))

const since = values.since ?? 'HEAD'
const changes = values.changed || values.since !== undefined ? changedFiles(root, since) : null

const unchanged = 'change that concerns it'
const reports = mkdtempSync(join(tmpdir(), 'plenum-test-'))
const started = performance.now()
const lines: Line[] = [
  ...(await twoAtATime(wanted.filter(({ besideOthers }) => besideOthers))),
  ...(await oneByOne(wanted.filter(({ besideOthers }) => !besideOthers))),
]
rmSync(reports, { recursive: true, force: true })

const total = sum(lines)
const ran = lines.flatMap(({ files }) => files)
if (ran.length > 0) {
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/times.json', JSON.stringify(ran, null, 1))
  console.log(`\n${tellSlowest(ran)}\nAll of them: test-results/times.json`)
}
for (const { name, files: own } of lines)
  for (const reason of tellFailed(own)) console.log(`\nFailed in ${name}: ${reason}`)
const minutes = (performance.now() - started) / 60_000
console.log(`\n${lines.map(tableLine).join('\n')}\n\n${minutes.toFixed(1)} minutes`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function twoAtATime(steps: readonly Step[]): Promise<Line[]> {
  const waiting = steps.values()
  return (await Promise.all([oneByOne(waiting), oneByOne(waiting)])).flat()
}

async function oneByOne(steps: Iterable<Step>): Promise<Line[]> {
  const done: Line[] = []
  for (const step of steps) done.push(...(step.projects ? await runTests(step) : [await runCheck(step)]))
  return done
}

async function runCheck({ command = [], ...step }: Step): Promise<Line> {
  const share = shareNow({ command, ...step })
  if (share === 'none') return emptyLine(step.name, unchanged)
  announce(step.name)
  const files = filesOf(share)
  const ofShare = files.length > 0 ? [...command.slice(0, -1), ...files] : command
  const { exitCode, seconds } = await run(ofShare, step.limitMinutes)
  const failed = exitCode === 0 ? 0 : 1
  return { ...emptyLine(step.name), seconds, passed: 1 - failed, failed }
}

/** A line for each project, whose seconds are those of its files, several of which run at a time. */
async function runTests({ name, projects = [], ...step }: Step): Promise<Line[]> {
  const share = shareNow({ name, projects, ...step })
  const whyNot = ({ needs }: Project): string | undefined =>
    needs !== undefined && !existsSync(needs) ? needs : share === 'none' ? unchanged : undefined
  const toRun = projects.filter((project) => whyNot(project) === undefined)
  const leftOut = projects.filter((project) => !toRun.includes(project))
  const told = leftOut.map((project) => emptyLine(project.name, whyNot(project)))
  if (toRun.length === 0) return told
  announce(name)
  const path = join(reports, `${name}.jsonl`)
  const command = vitest(toRun, share)
  const { exitCode } = await run(command, step.limitMinutes, { env: { TEST_RESULTS: path } })
  const results = readResults(path)
  for (const { name: project } of toRun) {
    const files = results.filter((file) => file.project === project)
    const seconds = files.reduce((sofar, file) => sofar + file.seconds, 0)
    told.push({ name: project, seconds, ...countTests(files), files })
  }
  // An uncaught error, a time limit, no tests found.
  if (exitCode !== 0 && told.every(({ failed }) => failed === 0)) told.push({ ...emptyLine(name), failed: 1 })
  return told
}

/** The share of a step that has to run, without deleted files. */
function shareNow(step: Step): Share {
  const share = changes === null ? 'all' : shareOf(step, changes)
  if (typeof share !== 'object' || !('files' in share)) return share
  const files = share.files.filter((file) => existsSync(file))
  return files.length > 0 ? { files } : 'none'
}

function announce(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
}

/** A line without a result, as yet or because it was left out. */
function emptyLine(name: string, leftOut?: string): Line {
  return { name, seconds: 0, passed: 0, failed: 0, skipped: 0, files: [], ...(leftOut && { leftOut }) }
}

function vitest(projects: readonly Project[], share: Share): string[] {
  const ofChange = typeof share === 'object' ? ['--passWithNoTests'] : []
  const importers = typeof share === 'object' && 'importers' in share ? ['--changed', since] : []
  return [
    ...['vitest', 'run', '--reporter=default', '--reporter=./scripts/test/reporter.ts'],
    ...projects.flatMap(({ name }) => ['--project', name]),
    ...[...ofChange, ...importers, ...filesOf(share)],
  ]
}

function filesOf(share: Share): readonly string[] {
  return typeof share === 'object' && 'files' in share ? share.files : []
}

function tableLine({ name, seconds, passed, failed, skipped, leftOut }: Line): string {
  if (leftOut) return `${name.padEnd(10)}  left out: there is no ${leftOut}`
  const cells = [name.padEnd(10), `${seconds.toFixed(1)} s`.padStart(9), `${passed} passed`.padStart(13)]
  if (failed > 0) cells.push(`${failed} failed`.padStart(10))
  if (skipped > 0) cells.push(`${skipped} skipped`.padStart(11))
  return cells.join(' ')
}
