import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { allGone, familyOf, stillRunning } from './processes.ts'
import type { Process } from './processes.ts'
import { endPrograms, startProgram } from './program.ts'
import type { Program } from './program.ts'

const root = resolve(import.meta.dirname, '../../..')
/** This machine's Node, not the one npm installed: `start.mjs` has to work with both. */
const otherNode = execFileSync('which', ['-a', 'node'], { encoding: 'utf8' })
  .split('\n')
  .find((path) => path !== '' && !path.startsWith(root))

let folder = ''
let project = ''

/** A project whose server is only the local Supabase, started by the real `npm start`. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-stop-'))
  project = join(folder, 'project')
  await mkdir(join(project, 'server'), { recursive: true })
  await mkdir(join(project, 'dist/.vite'), { recursive: true })
  await writeFile(join(project, 'dist/.vite/manifest.json'), '{}')
  await writeFile(join(project, 'server/main.ts'), `await import('${root}/tests/faults/start/harness.ts')\n`)
  await cp(join(root, 'scripts'), join(project, 'scripts'), { recursive: true })
  await cp(join(root, 'package.json'), join(project, 'package.json'))
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'))
})
afterEach(endPrograms)
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([
  { what: 'SIGTERM', command: [process.execPath, 'scripts/start.mjs'], signal: 'SIGTERM', group: 1 },
  {
    what: 'Ctrl+C, which reaches the whole terminal,',
    command: ['npm', 'start'],
    signal: 'SIGINT',
    group: -1,
  },
  {
    what: 'SIGTERM to npm, which does not forward it,',
    command: ['npm', 'start'],
    signal: 'SIGTERM',
    group: 1,
  },
] as const)('[O3] $what leaves no process behind', async ({ command: [program, ...args], signal, group }) => {
  const started = await start(program, args)
  const family = await wholeFamily(started)
  process.kill(group * started.pid, signal)
  const code = await started.exited
  // Our own program waits for what it started.
  if (program !== 'npm') expect([code, await stillRunning(family)]).toEqual([0, []])
  expect(await allGone(family)).toEqual([])
})

test('[O3] started by another Node version, it switches to its own, and ends with the process that started it', async () => {
  const node = otherNode ?? process.execPath
  const isTooOld = Number.parseInt(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1)) < 24
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const program = await start(node, ['scripts/start.mjs'])
    const family = await wholeFamily(program)
    const ours = join(project, 'node_modules/node/bin/node')
    expect(family.some(({ command }) => command.startsWith(ours))).toBe(isTooOld)
    process.kill(program.pid, signal)
    await program.exited
    expect(await allGone(family)).toEqual([])
  }
})

test('[O3] SIGTERM during the start leaves no process behind', async () => {
  for (const [round, part] of ['liteProcess', 'initdb', 'cluster_name='].entries()) {
    const dataDir = join(folder, `starting-${round}`)
    const env = { ...process.env, DATA_DIR: dataDir }
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: project, env, stdio: 'ignore' })
    const exited = once(child, 'exit')
    const family = await expect
      .poll(() => familyOf(child.pid ?? 0), { timeout: 50_000, interval: 5 })
      .toSatisfy((all: Process[]) => all.some(({ command }) => command.includes(part)))
      .then(() => familyOf(child.pid ?? 0))
    child.kill('SIGTERM')
    await exited
    expect(await allGone(family)).toEqual([])
  }
})

function start(command: string, args: string[]): Promise<Program> {
  return startProgram(command, args, {
    cwd: project,
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
  })
}

/** The complete server: the process, its database with all processes, and the services. */
async function wholeFamily(program: Program) {
  const family = await familyOf(program.pid)
  const commands = family.map(({ command }) => command).join('\n')
  for (const part of ['cluster_name=', 'checkpointer', 'liteProcess']) expect(commands).toContain(part)
  return family
}
