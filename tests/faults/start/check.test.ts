import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { asAdmin } from '#support/servers/localSupabase.ts'
import { startSmtpServer } from '#support/servers/smtpServer.ts'

const script = join(import.meta.dirname, '../../../scripts/start.mjs')
const folder = await mkdtemp(join(tmpdir(), 'plenum-check-'))
afterAll(() => rm(folder, { recursive: true }))

/** `npm start -- --check`: its exit code, and what it says. */
function check(env: Record<string, string>, argument = '--check'): Promise<{ code: number; said: string[] }> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'], PORT: '0', ...env } }
    execFile(process.execPath, [script, argument], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: (stdout + stderr).trim().split('\n') }),
    )
  })
}

/** A project with an empty database. */
async function project(): Promise<Record<string, string>> {
  const { adminUrl, supabaseUrl, publishableKey, secretKey, jwtSecret } = inject('supabase')
  const address = new URL(adminUrl)
  const name = `checked_${randomUUID().replaceAll('-', '')}`
  address.pathname = `/${name}`
  await asAdmin(adminUrl, `create database ${name}`)
  onTestFinished(() => asAdmin(adminUrl, `drop database ${name} with (force)`))
  return {
    ...{ DATABASE_URL: address.href, SUPABASE_URL: supabaseUrl, SUPABASE_JWT_SECRET: jwtSecret },
    ...{ SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey },
  }
}

test('[O19] a configured project is checked whole, and nothing is changed in it', async () => {
  const env = await project()
  const mails = await startSmtpServer()
  onTestFinished(mails.close)
  const { code, said } = await check({
    ...env,
    ...{ DATA_DIR: join(folder, 'far'), SMTP_URL: mails.url, MAIL_FROM: 'plenum@example.org' },
  })
  expect(said.filter((line) => !line.startsWith('look'))).toEqual([
    expect.stringMatching(/^ok {4}PORT, HOST: 127\.0\.0\.1:0 can be listened on\.$/),
    expect.stringMatching(/^ok {4}DATA_DIR: .*far can be used\.$/),
    expect.stringMatching(/^ok {4}SUPABASE_URL, SUPABASE_…_KEY: accounts can sign in/),
    expect.stringMatching(
      /^ok {4}DATABASE_URL: Postgres [\d.]+, not encrypted, .*; \d+ migrations are applied at the start\.$/,
    ),
    expect.stringMatching(/^ok {4}SMTP_URL: the mail server answers/),
    '',
    'Plenum can start with these settings. Nothing was changed.',
  ])
  const look = said.filter((line) => line.startsWith('look')).join('\n')
  for (const words of ['SUPABASE_JWT_SECRET', 'npm run backup finds no accounts', 'IP address forwarding'])
    expect(look).toContain(words)
  expect(code).toBe(0)
  const client = new pg.Client(env['DATABASE_URL'])
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(
    `select nspname from pg_namespace where nspname !~ '^pg_|^information_schema$'
     union select relname from pg_class where relnamespace = 'public'::regnamespace`,
  )
  expect(rows).toEqual([{ nspname: 'public' }])
  expect(await readdir(folder)).toEqual([])
})

test('[O19] all mistakes are told at once, and an argument that is not known starts nothing', async () => {
  const { code, said } = await check({
    ...(await project()),
    ...{
      DATABASE_URL: 'postgres://postgres:hidden-word@127.0.0.1:1/postgres',
      DATA_DIR: join(script, 'below-a-file'),
    },
    ...{
      SUPABASE_SECRET_KEY: `sb_secret_${'x'.repeat(43)}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.c',
    },
    HOST: '192.0.2.1',
  })
  const wrong = said.filter((line) => line.startsWith('WRONG'))
  expect(wrong.map((line) => /HOST|\b[A-Z]+_[A-Z_]+|data folder/.exec(line)?.[0])).toEqual([
    ...['HOST', 'data folder', 'SUPABASE_SECRET_KEY', 'DATABASE_URL', 'SMTP_URL'],
  ])
  expect(said.at(-1)).toBe('Plenum cannot start with these settings: 5 to mend. Nothing was changed.')
  expect(said.join('\n')).not.toMatch(/hidden-word|x{43}/)
  expect(code).toBe(2)
  expect(await check({ PORT: 'many' })).toMatchObject({
    code: 2,
    said: [expect.stringMatching(/^WRONG PORT /), '', expect.anything()],
  })
  expect(await check({}, '--chek')).toEqual({ code: 2, said: [expect.stringContaining('--check')] })
})

test('[O19] a local Supabase that a start would refuse is told, and stays as it is', async () => {
  const dataDir = join(folder, 'older')
  const cluster = join(dataDir, 'postgres/data')
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await mkdir(cluster, { recursive: true })
  await writeFile(join(cluster, 'PG_VERSION'), '9\n')
  // A start by root gives the database to an account of its own, and looks at the owners first.
  const refusal = process.getuid?.() === 0 ? /belongs to account number 0/ : /was made by Postgres 9/
  expect((await check({ DATA_DIR: dataDir })).said[1]).toMatch(refusal)
  expect(await readdir(dataDir)).toEqual(['postgres'])
  expect(await readdir(cluster)).toEqual(['PG_VERSION'])
})

test('[O19] without a project, it tells that a local Supabase is made, and makes none', async () => {
  const { code, said } = await check({ DATA_DIR: join(folder, 'near') })
  expect(said).toContain(
    `ok    DATA_DIR: a local Supabase is made in ${join(folder, 'near')}. DATABASE_URL and SUPABASE_… name one elsewhere.`,
  )
  expect({ code, made: await readdir(folder) }).toEqual({ code: 0, made: [] })
})
