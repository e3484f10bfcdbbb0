import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createPool } from '#server/database/pool.ts'
import { migrate } from '#server/database/migrate.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { startDebianPostgres } from './debianPostgres.ts'
import type { SharedSupabase } from './localSupabase.ts'
import { quiet } from './quiet.ts'

type Run = { shared: SharedSupabase; stop(): Promise<void> }

/** Every project of a run calls `setup`, each with its own copy of this module: what they share hangs here. */
const global = globalThis as { plenumTestRun?: { users: number; run: Promise<Run> } }

/**
 * Once per test run: one local Supabase in a temporary folder, and a migrated database to copy from.
 * With `TEST_POSTGRES=debian` the databases stand on Debian's Postgres instead, to prove that the
 * migrations and the SQL need nothing of ours.
 *
 * @see localSupabase.ts for what tests do with it
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  global.plenumTestRun ??= { users: 0, run: startRun() }
  const running = global.plenumTestRun
  running.users++
  const { shared, stop } = await running.run
  project.provide('supabase', shared)
  return async () => {
    if (--running.users === 0) await stop()
  }
}

async function startRun(): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-test-'))
  const mailDir = join(folder, 'mail')
  await mkdir(mailDir)
  let mails = 0
  const supabase = await startLocalSupabase({
    dataDir: join(folder, 'data'),
    logger: quiet,
    sendMail: (mail) => writeFile(join(mailDir, `${++mails}.json`), JSON.stringify(mail)),
  })
  const other = process.env['TEST_POSTGRES'] === 'debian' ? await startDebianPostgres() : null
  const adminUrl = other?.databaseUrl ?? supabase.databaseUrl
  await makeTemplate(adminUrl)
  const { supabaseUrl, publishableKey, secretKey, jwtSecret } = supabase
  return {
    shared: { adminUrl, supabaseUrl, publishableKey, secretKey, jwtSecret, mailDir },
    async stop() {
      delete global.plenumTestRun
      await other?.stop()
      await supabase.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('create database plenum_template').finally(() => admin.end())
  const templateUrl = new URL(adminUrl)
  templateUrl.pathname = '/plenum_template'
  const pool = createPool(templateUrl.href, quiet)
  await migrate(pool).finally(() => pool.end()) // a template with a connection to it cannot be copied
}
