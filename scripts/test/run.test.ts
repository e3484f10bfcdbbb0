import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from './run.ts'

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
