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

test('the exit code is told, also of a program that is not there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await run(['sh', '-c', 'exit 3'], 1)).toMatchObject({ exitCode: 3, timedOut: false })
  expect(await run(['no-such-program'], 1)).toMatchObject({ exitCode: 127 })
})

test('what runs too long ends, and all it started with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const result = await run(['sh', '-c', `sleep 60 & echo $! > ${folder}/child; wait`], 0.005)
  expect(result).toMatchObject({ exitCode: 1, timedOut: true })
  await expectGone()
})

test('what a finished program leaves behind ends as well', async () => {
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
    // Where nobody takes the exit code of an orphan, a dead one stays in the table as a zombie.
    return !existsSync(`/proc/${pid}/stat`) || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
