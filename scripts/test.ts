/**
 * npm test                everything, one step after another, also after a failure
 * npm test -- api sync    only these steps of the table
 * npm test -- --changed   only what the changes since the last commit can break; --since REF: since that commit
 * npm run check           the checks without a server: types, lint, format, unit tests, build, budgets
 *
 * Ends with the line "N passed, N failed".
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changedFiles, shareOf } from './test/changed.ts'
import type { Share } from './test/changed.ts'
import { endAll, run } from './test/run.ts'
import { countTests, sum, tellFailed, tellSlowest } from './test/results.ts'
import type { Count, FileResult } from './test/results.ts'
import { checks, suites } from './test/steps.ts'
import type { Step } from './test/steps.ts'

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
const unknown = positionals.filter((name) => !all.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${all.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const since = values.since ?? 'HEAD'
const changes = values.changed || values.since !== undefined ? changedFiles(root, since) : null

const reports = mkdtempSync(join(tmpdir(), 'plenum-test-'))
const lines: Line[] = []
const wanted = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
for (const step of wanted) {
  if (lines.some(({ name }) => name === step.name)) continue
  lines.push(
    ...(await twoAtATime(step.beside ? wanted.filter(({ beside }) => beside === step.beside) : [step])),
  )
}

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
console.log(`\n${lines.map(tableLine).join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function twoAtATime(steps: readonly Step[]): Promise<Line[]> {
  const waiting = [...steps]
  const work = async (): Promise<Line[]> => {
    const done: Line[] = []
    for (let step = waiting.shift(); step; step = waiting.shift()) done.push(await runStep(step))
    return done
  }
  return (await Promise.all([work(), work()])).flat()
}

async function runStep(step: Step): Promise<Line> {
  if (step.needs && !existsSync(step.needs)) {
    return lineLeftOut(step, step.needs)
  }
  const share = changes === null ? 'all' : there(shareOf(step, changes))
  if (share === 'none') {
    return lineLeftOut(step, 'change that concerns it')
  }
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`)
  const path = join(reports, `${step.name}.jsonl`)
  const { exitCode, seconds } = await run(commandOf(step, share), step.limitMinutes, { TEST_RESULTS: path })
  if (step.command) {
    const failed = exitCode === 0 ? 0 : 1
    return { name: step.name, seconds, passed: 1 - failed, failed, skipped: 0, files: [] }
  }
  const files = readResults(path)
  return { name: step.name, seconds, ...countTests(files, exitCode), files }
}

function readResults(path: string): FileResult[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileResult)
}

function lineLeftOut({ name }: Step, why: string): Line {
  return { name, seconds: 0, passed: 0, failed: 0, skipped: 0, files: [], leftOut: why }
}

/** A share without deleted files. */
function there(share: Share): Share {
  if (typeof share !== 'object' || !('files' in share)) return share
  const files = share.files.filter((file) => existsSync(file))
  return files.length > 0 ? { files } : 'none'
}

/** The step's command, for the share of it that has to run. */
function commandOf({ command, projects }: Step, share: Share): readonly string[] {
  const files = typeof share === 'object' && 'files' in share ? share.files : []
  if (command) return files.length > 0 ? [...command.slice(0, -1), ...files] : command
  const ofChange = typeof share === 'object' ? ['--passWithNoTests'] : []
  const importers = typeof share === 'object' && 'importers' in share ? ['--changed', since] : []
  return [...vitest(projects ?? []), ...ofChange, ...importers, ...files]
}

function vitest(projects: readonly string[]): string[] {
  return [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=./scripts/test/reporter.ts',
  ]
}

function tableLine({ name, seconds, passed, failed, skipped, leftOut }: Line): string {
  if (leftOut) return `${name.padEnd(10)}  left out: there is no ${leftOut}`
  const cells = [name.padEnd(10), `${seconds.toFixed(1)} s`.padStart(9), `${passed} passed`.padStart(13)]
  if (failed > 0) cells.push(`${failed} failed`.padStart(10))
  if (skipped > 0) cells.push(`${skipped} skipped`.padStart(11))
  return cells.join(' ')
}
