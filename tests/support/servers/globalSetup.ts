import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createPool } from '#server/database/connection/pool.ts'
import { migrate } from '#server/database/connection/migrate.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { startDebianPostgres } from './debianPostgres.ts'
import type { SharedSupabase } from './localSupabase.ts'
import { quiet } from '../quiet.ts'

type Run = { shared: SharedSupabase; stop(): Promise<void> }

/** The Postgres of the test databases: the bundled one, or Debian's. */
type Kind = 'ours' | 'debian'

/** Several files run at a time, each with up to three servers, whose pools take 20 each. */
const maxConnections = 300

/** Each project of a run calls `setup` in its own copy of this module, so shared state is kept here. */
const global = globalThis as { plenumTestRuns?: Map<Kind, { users: number; run: Promise<Run> }> }

/**
 * Once per test run: one local Supabase in a temporary folder, and a migrated database to copy from.
 *
 * @see localSupabase.ts for what tests do with it
 */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return setupOn(project, 'ours')
}

export async function setupOn(project: TestProject, kind: Kind): Promise<() => Promise<void>> {
  const runs = (global.plenumTestRuns ??= new Map())
  const running = runs.get(kind) ?? { users: 0, run: startRun(kind) }
  runs.set(kind, running)
  running.users++
  const { shared, stop } = await running.run
  project.provide('supabase', shared)
  return async () => {
    if (--running.users > 0) return
    runs.delete(kind)
    await stop()
  }
}

async function startRun(kind: Kind): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-test-'))
  const mailDir = join(folder, 'mail')
  await mkdir(mailDir)
  let mails = 0
  const supabase = await startLocalSupabase({
    dataDir: join(folder, 'data'),
    logger: quiet,
    maxConnections,
    sendMail: (mail) => writeFile(join(mailDir, `${++mails}.json`), JSON.stringify(mail)),
  })
  const other = kind === 'debian' ? await startDebianPostgres(maxConnections) : null
  const adminUrl = other?.databaseUrl ?? supabase.databaseUrl
  await makeTemplate(adminUrl)
  const { supabaseUrl, publishableKey, secretKey, jwtSecret } = supabase
  return {
    shared: {
      adminUrl,
      supabaseUrl,
      publishableKey,
      secretKey,
      jwtSecret,
      mailDir,
      filesDir: join(folder, 'data/files'),
    },
    async stop() {
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
  await migrate(pool, { logger: quiet }).finally(() => pool.end()) // a template with a connection to it cannot be copied
}
