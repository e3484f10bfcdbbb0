import { checkSupabase } from './checkSupabase.ts'
import { ConfigError, readConfig, withoutEffect } from './config.ts'
import type { Config, FarSupabase } from './config.ts'
import { databaseAddress } from './database/connection/address.ts'
import { missingMigrations } from './database/connection/migrate.ts'
import { createPool } from './database/connection/pool.ts'
import { sharesConnections } from './database/connection/pooler.ts'
import { inTransactionMode, namingMistakes } from './database/connection/prepare.ts'
import { checkAddress } from './http/server.ts'
import { checkDataFolder } from './local/dataFolder.ts'
import { checkLocalSupabase } from './local/localSupabase.ts'
import { messageOf } from './local/logger.ts'
import { hasDatabase } from './local/postgres/runningDatabase.ts'
import { mailServerProblem } from './mail/mailer.ts'

/** What was found about a setting: it fits, a start would fail, or somebody has to look. */
export interface Finding {
  kind: 'fits' | 'wrong' | 'look'
  text: string
}

/** Of one node: those of the pool, one for signals, and one in reserve. */
const connectionsOfNode = 22
const oldestPostgres = 15

const silent = { warn: () => undefined }

/** What no call of a project tells. */
const byHand = [
  'The mail for choosing a password is the one of supabase/templates, and PUBLIC_URL/reset/* an allowed redirect address (supabase config push).',
  'IP address forwarding is on (Authentication, Rate Limits).',
  'The project sends mails through a mail server of yours (Authentication, Emails).',
  'Audit logs are not written to the database (Authentication, Audit Logs).',
  'The global limit of files is 50 MB (Storage, Settings).',
]

/**
 * All that a start checks, and what it would do, without changing anything. SPEC O19.
 *
 * @param env the environment of the start
 */
export async function checkSetup(env: Record<string, string | undefined>): Promise<Finding[]> {
  const read = await finding(() => readConfig(env))
  if ('wrong' in read) return read.wrong
  const config = read.result
  const found = [
    ...withoutEffect(env).map((text): Finding => ({ kind: 'look', text })),
    ...(await told(
      () => checkAddress(config),
      `PORT, HOST: ${config.host}:${config.port} can be listened on.`,
    )),
    ...(await dataFolderFindings(config)),
  ]
  if (config.publicUrl === null && !/^(localhost|127\.|::1$)/.test(config.host))
    found.push({
      kind: 'look',
      text: `PUBLIC_URL is not set: links and QR codes name http://${config.host}:${config.port}, which others may not be able to open.`,
    })
  if (config.supabase.kind === 'far') found.push(...(await farFindings(config.supabase)))
  return [...found, ...(await mailFindings(config))]
}

async function dataFolderFindings({ dataDir, supabase }: Config): Promise<Finding[]> {
  const checked = await finding(async () => {
    await checkDataFolder(dataDir)
    if (supabase.kind === 'near') await checkLocalSupabase(dataDir)
    return await hasDatabase(dataDir)
  })
  if ('wrong' in checked) return checked.wrong
  const text =
    supabase.kind === 'far'
      ? `DATA_DIR: ${dataDir} can be used.`
      : checked.result
        ? `DATA_DIR: ${dataDir} has a local Supabase, which is started.`
        : `DATA_DIR: a local Supabase is made in ${dataDir}. DATABASE_URL and SUPABASE_… name one elsewhere.`
  return [{ kind: 'fits', text }]
}

async function farFindings(supabase: FarSupabase): Promise<Finding[]> {
  const problems = await checkSupabase(supabase, { makesBucket: false })
  const found: Finding[] = problems.map((text) => ({ kind: 'wrong', text }))
  if (problems.length === 0)
    found.push({
      kind: 'fits',
      text: 'SUPABASE_URL, SUPABASE_…_KEY: accounts can sign in, files can be stored.',
    })
  if (supabase.jwtSecret !== null && supabase.publishableKey.startsWith('sb_'))
    found.push({
      kind: 'look',
      text: 'SUPABASE_JWT_SECRET can only be tried by signing in: afterwards /readyz says whether it fits.',
    })
  if (!supabase.secretKey.startsWith('sb_secret_'))
    found.push({
      kind: 'look',
      text: 'SUPABASE_SECRET_KEY is an older key: the project counts all sign-ins as those of one address. Make a key sb_secret_… (Settings, API Keys).',
    })
  found.push(...(await databaseFindings(supabase.databaseUrl)))
  return [...found, ...byHand.map((text): Finding => ({ kind: 'look', text }))]
}

async function databaseFindings(databaseUrl: string): Promise<Finding[]> {
  const asked = await finding(() => namingMistakes(databaseUrl, () => databaseFacts(databaseUrl)))
  if ('wrong' in asked) return asked.wrong
  const { version, number, isEncrypted, mayCreate, hasAccounts, used, most, isShared, missing } = asked.result
  const wrong = [
    ...(isShared ? [inTransactionMode] : []),
    ...(number < oldestPostgres * 10_000
      ? [`DATABASE_URL: this is Postgres ${version}. Plenum needs ${oldestPostgres} or newer.`]
      : []),
    ...(mayCreate
      ? []
      : ['DATABASE_URL: this user has no right to make tables here. Use the user postgres of the project.']),
  ]
  if (wrong.length > 0) return wrong.map((text) => ({ kind: 'wrong', text }))
  const address = databaseAddress(databaseUrl)
  const warning = 'warning' in address ? address.warning : null
  const way = isEncrypted ? (warning === null ? 'encrypted, verified' : 'encrypted') : 'not encrypted'
  const next = missing.length === 0 ? 'up to date' : `${missing.length} migrations are applied at the start`
  const found: Finding[] = [
    { kind: 'fits', text: `DATABASE_URL: Postgres ${version}, ${way}, sessions of its own; ${next}.` },
  ]
  if (warning !== null) found.push({ kind: 'look', text: `${warning}.` })
  if (!hasAccounts)
    found.push({
      kind: 'look',
      text: 'DATABASE_URL is not the database of the project at SUPABASE_URL: npm run backup finds no accounts and files in it.',
    })
  if (most - used < connectionsOfNode)
    found.push({
      kind: 'look',
      text: `DATABASE_URL: ${used} of ${most} connections are in use, and each node needs up to ${connectionsOfNode}.`,
    })
  return found
}

async function databaseFacts(databaseUrl: string) {
  const isShared = await sharesConnections(databaseUrl, silent)
  const pool = createPool(databaseUrl, silent, { max: 1 })
  try {
    const { rows } = await pool.query<{
      version: string
      number: number
      isEncrypted: boolean
      mayCreate: boolean
      hasAccounts: boolean
      used: number
      most: number
    }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
         coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted",
         has_database_privilege(current_database(), 'create') as "mayCreate",
         to_regclass('auth.users') is not null as "hasAccounts",
         (select count(*)::int from pg_stat_activity) as used, current_setting('max_connections')::int as most`,
    )
    const [facts] = rows
    if (!facts) throw new Error('the database answered nothing')
    return { ...facts, isShared, missing: await missingMigrations(pool) }
  } finally {
    await pool.end()
  }
}

async function mailFindings({ smtpUrl, dataDir, supabase }: Config): Promise<Finding[]> {
  if (smtpUrl === null) {
    const which = supabase.kind === 'far' ? 'invitations' : 'invitations and links for a new password'
    return [
      {
        kind: 'look',
        text: `SMTP_URL is not set: ${which} are written to ${dataDir}/mail, to be sent by hand.`,
      },
    ]
  }
  const problem = await mailServerProblem(smtpUrl)
  return problem === null
    ? [{ kind: 'fits', text: 'SMTP_URL: the mail server answers, and takes the user and password.' }]
    : [{ kind: 'wrong', text: problem }]
}

async function told(check: () => Promise<unknown>, fits: string): Promise<Finding[]> {
  const checked = await finding(check)
  return 'wrong' in checked ? checked.wrong : [{ kind: 'fits', text: fits }]
}

/** The result, or what is wrong with the settings in place of an error. */
async function finding<Result>(
  work: () => Result | Promise<Result>,
): Promise<{ result: Result } | { wrong: Finding[] }> {
  try {
    return { result: await work() }
  } catch (error) {
    const texts = error instanceof ConfigError ? error.problems : [messageOf(error)]
    return { wrong: texts.map((text) => ({ kind: 'wrong', text })) }
  }
}
