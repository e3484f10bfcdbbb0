import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import type { RunningPlenum } from '#support/servers/runningPlenum.ts'
import { createPost, signUpFacilitator, startSession } from '#support/calls/session.ts'
import { allGone, familyOf, stillRunning } from './processes.ts'

const root = resolve(import.meta.dirname, '../../..')
let folder = ''
let plenum: RunningPlenum | null = null
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'plenum-supervise-'))))
afterEach(async () => {
  await plenum?.stop()
  plenum = null
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('[O8] a killed server is restarted at its address with a message, and nothing acknowledged is lost', async () => {
  plenum = await runPlenum()
  const { url } = plenum
  const session = await startSession({ url }, await signUpFacilitator({ url }))
  const ann = await session.join()
  const id = await session.answer(ann, 'Trains')
  process.kill(await plenum.serverPid(), 'SIGKILL')
  await expect
    .poll(plenum.output, { timeout: 60_000 })
    .toMatch(/Plenum was killed by SIGKILL[^]*started again in 0\.2 s[^]*Plenum is ready/)
  const again = { id, common: session.common, brainstormId: session.objectId, postText: 'Trains' }
  expect((await ann.must<{ post: { id: string } }>(createPost, again)).post.id).toBe(id)
  const { posts } = await session.facilitator.must<{ posts: { id: string }[] }>(
    'query ($id: ID!) { brainstorm(id: $id) { posts { id } } }',
    { id: session.objectId },
  )
  expect(posts).toEqual([{ id }])
})

test('[O8] an uncaught exception is logged and the server restarts; an unhandled rejection does not end it', async () => {
  const trouble = join(folder, 'trouble.mjs')
  await writeFile(
    trouble,
    `if (process.argv[1]?.endsWith('server.mjs')) {
      process.on('SIGUSR2', () => setImmediate(() => { throw new Error('thrown on purpose') }))
      process.on('SIGPWR', () => void Promise.reject(new Error('rejected on purpose')))
    }`,
  )
  plenum = await runPlenum({ NODE_OPTIONS: `--import ${trouble}` })
  const first = await plenum.serverPid()
  process.kill(first, 'SIGPWR')
  await expect.poll(plenum.output).toMatch(/rejected on purpose.*"unhandled rejection"/)
  expect(await plenum.serverPid()).toBe(first)
  process.kill(first, 'SIGUSR2')
  await expect
    .poll(plenum.output, { timeout: 60_000 })
    .toMatch(
      /"level":60.*thrown on purpose.*\n[^]*Plenum ended with code 1 and is started again[^]*Plenum is ready/,
    )
  expect((await fetch(`${plenum.url}/readyz`)).status).toBe(200)
})

test('[O3] [O8] a stop during the pause before a restart leaves no process behind, the database included', async () => {
  plenum = await runPlenum()
  const family = await familyOf(plenum.pid())
  const parent = plenum.pid()
  // Twice: the first delay is a fifth of a second, too short to hit.
  process.kill(await plenum.serverPid(), 'SIGKILL')
  await expect.poll(plenum.output, { timeout: 60_000 }).toMatch(/started again[^]*Plenum is ready/)
  const second = await familyOf(parent)
  process.kill(await plenum.serverPid(), 'SIGKILL')
  await expect.poll(plenum.output).toMatch(/started again in 1 s/)
  process.kill(parent, 'SIGINT')
  expect(await allGone([...family, ...second])).toEqual([])
})

test('[O2] [O3] killing npm start itself stops the server cleanly, and a new start works at once', async () => {
  plenum = await runPlenum()
  const family = await familyOf(plenum.pid())
  process.kill(plenum.pid(), 'SIGKILL')
  await plenum.start()
  expect(await allGone(family)).toEqual([])
})

test('[O4] [O8] [O17] an error that a restart cannot fix ends at once, with one message, before anything is made', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const port = String((taken.address() as AddressInfo).port)
  for (const [env, message] of [
    [{ PORT: 'none' }, /The configuration is not usable:\n {2}PORT must be/],
    [{ PORT: port }, /is not usable:\n {2}PORT \d+ of 127\.0\.0\.1 is in use: stop/],
    [{ HOST: '192.0.2.1' }, /HOST 192\.0\.2\.1 cannot be listened on/],
    [{ DATA_DIR: '/proc/x/data' }, /data folder \/proc\/x\/data cannot be used/],
  ] as const) {
    const DATA_DIR = join(folder, 'data')
    const { exited, output } = spawned([join(root, 'scripts/start.mjs')], { PORT: '0', DATA_DIR, ...env })
    expect(await exited).toBe(1)
    expect(output()).toMatch(message)
    expect(output()).not.toContain('started again')
    expect(existsSync(DATA_DIR)).toBe(false)
  }
  taken.close()
})

/** A parent of a program that says that it is ready and exits, supervised with short delays. */
async function supervised(body: string, options: object): Promise<Spawned> {
  const program = join(folder, 'program.mjs')
  const parent = join(folder, 'parent.mjs')
  await writeFile(program, body)
  const what = JSON.stringify({ path: process.execPath, args: [program], ...options })
  await writeFile(
    parent,
    `import { supervise } from '${root}/scripts/start/supervise.mjs'\nsupervise(${what})\n`,
  )
  return spawned([parent])
}

test('[O8] a server that keeps ending is restarted after growing pauses, then given up with a message', async () => {
  const log = join(folder, 'starts')
  const body = `import { appendFileSync } from 'node:fs'
    appendFileSync('${log}', Date.now() + '\\n')
    process.send('ready', () => { throw new Error('broken') })`
  const { exited, output } = await supervised(body, { pausesMs: [100, 300, 600], steadyMs: 60_000 })
  expect(await exited).toBe(1)
  const starts = (await readFile(log, 'utf8')).trim().split('\n').map(Number)
  const pauses = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
  expect(pauses).toHaveLength(3)
  for (const [index, least] of [100, 300, 600].entries()) expect(pauses[index]).toBeGreaterThanOrEqual(least)
  expect(output().match(/Plenum ended with code 1 and is started again in/g)).toHaveLength(3)
  expect(output()).toMatch(
    /for the 4th time in a row, and is not started again\.[^]*The reason stands above[^]*$/,
  )
})

test('[O8] after a long run the pauses start again with the shortest', async () => {
  const body = `process.send('ready', () => setTimeout(() => process.exit(7), 150))`
  const { child, exited, output } = await supervised(body, { pausesMs: [50], steadyMs: 100 })
  const ends = () => output().match(/ended with code 7/g)?.length ?? 0
  await expect.poll(ends, { timeout: 60_000 }).toBeGreaterThan(3)
  child.kill('SIGTERM')
  await exited
  expect(output()).not.toContain('not started again')
})

test('[O3] [O8] Ctrl+C during a pause ends it at once', async () => {
  const body = `process.send('ready', () => process.kill(process.pid, 'SIGKILL'))`
  const { child, exited } = await supervised(body, { pausesMs: [60_000] })
  await once(child.stderr, 'data')
  child.kill('SIGINT')
  expect(await Promise.race([exited, wait(10_000).then(() => 'too late')])).toBe(130)
  expect(await stillRunning(await familyOf(child.pid ?? 0))).toEqual([])
})

test('[O3] a server that does not end after a stop is killed', async () => {
  const body = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000)
    process.send('ready', () => console.error('deaf'))`
  const { child, exited } = await supervised(body, { patienceMs: 200 })
  await once(child.stderr, 'data')
  const family = await familyOf(child.pid ?? 0)
  child.kill('SIGTERM')
  expect(await exited).toBe(137)
  expect(await stillRunning(family)).toEqual([])
})

type Spawned = ReturnType<typeof spawned>

function spawned(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const exited = once(child, 'close').then(([code]) => code as number)
  return { child, exited, output: () => output }
}
