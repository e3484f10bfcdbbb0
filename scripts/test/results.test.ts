import { expect, test, afterEach, beforeEach, vi } from 'vitest'
import { countTests, sum, tellFailed, tellSlowest } from './results.ts'
import type { FileResult, TestResult } from './results.ts'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

const testOf = (name: string, parts: Partial<TestResult> = {}): TestResult => ({
  ...{ name, state: 'passed', seconds: 0.1, errors: [] },
  ...parts,
})

const fileOf = (file: string, parts: Partial<FileResult> = {}): FileResult => ({
  ...{ project: 'api', file, seconds: 1, errors: [], tests: [] },
  ...parts,
})

const states = (...all: TestResult['state'][]): FileResult =>
  fileOf('one.test.ts', { tests: all.map((state) => testOf(state, { state })) })

test('tests are counted by how they ended, and one that never ended has failed', () => {
  const ran = states('passed', 'passed', 'passed', 'failed', 'skipped', 'skipped')
  expect(countTests([ran])).toEqual({ passed: 3, failed: 1, skipped: 2 })
  expect(countTests([states('passed', 'pending')])).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a file that could not be loaded counts as one failure', () => {
  const files = [fileOf('broken.test.ts', { errors: ['no such module'] }), states('passed')]
  expect(countTests(files)).toMatchObject({ passed: 1, failed: 1 })
})

test('what failed is told with its file, its name and the beginning of its reason', () => {
  const lost = '\u001B[31mError: lost\u001B[39m\n\n    at one.test.ts:3'
  const broken = ['no such module', ...Array.from({ length: 20 }, (_, line) => `at ${line}`)].join('\n')
  const [ofFailed = '', ofBroken = ''] = tellFailed([
    fileOf('tests/api/one.test.ts', {
      tests: [testOf('is well'), testOf('is kept', { state: 'failed', errors: [lost] })],
    }),
    fileOf('src/two.test.ts', { errors: [broken] }),
  ])
  expect(ofFailed.split('\n').map((line) => line.trim())).toEqual([
    'tests/api/one.test.ts: is kept',
    'Error: lost',
    'at one.test.ts:3',
  ])
  expect(ofBroken.split('\n').length).toBe(9)
  expect(ofBroken).toMatch(/^src\/two.test.ts: no such module/)
})

test('the slowest twenty files and tests are told, the slowest first', () => {
  const files = Array.from({ length: 25 }, (_, n) =>
    fileOf(`${n}.test.ts`, { seconds: n, tests: [testOf('waits', { seconds: 100 - n })] }),
  )
  const [ofFiles = '', ofTests = ''] = tellSlowest(files).split('\n\n')
  expect(ofFiles.split('\n')).toHaveLength(21)
  expect(ofFiles).toContain('\n   24.0 s  api  24.test.ts\n   23.0 s  api  23.test.ts')
  expect(ofFiles).not.toContain(' 4.test.ts')
  expect(ofTests).toContain('\n  100.0 s  api  0.test.ts: waits\n')
})

test('counts add up', () => {
  const one = { passed: 1, failed: 0, skipped: 1 }
  expect(sum([one, { passed: 2, failed: 3, skipped: 0 }])).toEqual({ passed: 3, failed: 3, skipped: 1 })
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenum-run-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the exit code is reported, also for a program that does not exist', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await run(['sh', '-c', 'exit 3'], 1)).toMatchObject({ exitCode: 3, timedOut: false })
  expect(await run(['no-such-program'], 1)).toMatchObject({ exitCode: 127 })
})

test('a program over its time limit is stopped, with everything it started', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const result = await run(['sh', '-c', `sleep 60 & echo $! > ${folder}/child; wait`], 0.005)
  expect(result).toMatchObject({ exitCode: 1, timedOut: true })
  await expectGone()
})

test('processes that a finished program leaves behind are stopped', async () => {
  expect(await run(['sh', '-c', `sleep 60 & echo $! > ${folder}/child`], 1)).toMatchObject({ exitCode: 0 })
  await expectGone()
})

async function expectGone(): Promise<void> {
  const child = Number(readFileSync(join(folder, 'child'), 'utf8'))
  await vi.waitFor(() => expect(isAlive(child)).toBe(false))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // Where no init process reaps orphans, a dead one stays in the process table as a zombie.
    return !existsSync(`/proc/${pid}/stat`) || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
