/**
 * The database and the accounts that tests run against: real ones, shared as far as that is safe.
 *
 * - One local Supabase (Postgres, Auth, Storage) serves a whole test run; `globalSetup.ts` starts it. A start
 *   costs a second or two, a new database in it a few hundredths of one.
 * - Every test file that asks for a database gets a fresh one, copied from a migrated template, and drops it.
 *   Files run at once and see nothing of each other's rows.
 * - Accounts and files are shared: Auth and Storage keep theirs in the database they were started on. Product
 *   tables refer to accounts by id only, without foreign keys into `auth`, so they can stand in another
 *   database. Hence one rule for tests: mail addresses and file names are new ones (`uniqueEmail()`).
 * - What comes back is what the environment names for a Supabase elsewhere, so a test starts Plenum with it
 *   exactly as an operator would.
 */
import { randomUUID } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { FarSupabase } from '#server/config.ts'

/** What `globalSetup.ts` provides to every test file. */
export type SharedSupabase = {
  /** A superuser's address of the server that holds the template. */
  adminUrl: string
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  jwtSecret: string
  /** Folder with the mails sent by the Auth service, one JSON file each. */
  mailDir: string
  /** Folder of the uploaded files. */
  filesDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    supabase: SharedSupabase
  }
}

export type TestDatabase = {
  databaseUrl: string
  /** For `Config['supabase']`: this database, with the accounts and files of the run. */
  supabase: FarSupabase
  /** Drops the database, including open connections. */
  stop(): Promise<void>
}

/** A fresh database with the newest schema and no rows. Call `stop` when the file is done. */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, supabaseUrl, publishableKey, secretKey, jwtSecret } = inject('supabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, `create database ${name} template plenum_template`)
  const address = new URL(adminUrl)
  address.pathname = `/${name}`
  const databaseUrl = address.href
  return {
    databaseUrl,
    supabase: { kind: 'far', databaseUrl, supabaseUrl, publishableKey, secretKey, jwtSecret },
    stop: () => asAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

/** An address unique in this run. */
export function uniqueEmail(name = 'person'): string {
  return `${name}-${randomUUID()}@example.org`
}

/**
 * Mails sent by the Auth service to an address so far, oldest first. A mail is available once the call has returned.
 */
export async function mailsTo(email: string): Promise<{ to: string; subject: string; html: string }[]> {
  const { mailDir } = inject('supabase')
  const files = (await readdir(mailDir)).sort((a, b) => parseInt(a) - parseInt(b))
  const mails = await Promise.all(files.map((file) => readFile(join(mailDir, file), 'utf8')))
  return mails.map((text) => JSON.parse(text)).filter(({ to }) => to === email)
}

/** Runs statements one after another, on a connection of their own. */
export async function asAdmin(databaseUrl: string, ...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  try {
    for (const statement of statements) await admin.query(statement)
  } finally {
    await admin.end()
  }
}
