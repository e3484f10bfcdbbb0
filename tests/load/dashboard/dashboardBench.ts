import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCredentials } from '#api/signIn/createCredentials.ts'
import { CreateUserDocument } from '#api/operations/signUp.ts'
import { memoryStorage } from '#api/storage.ts'
import type { TextStorage } from '#api/storage.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { quiet } from '#support/quiet.ts'
import { timeCalls } from './dashboardCalls.ts'
import { timePages } from './dashboardPages.ts'
import { fillDashboard } from './dashboardRows.ts'
import { startServerProcess } from '../serverProcess.ts'

/**
 * node tests/load/dashboard/dashboardBench.ts: the dashboard of somebody with many sessions. Its lists against the least that could answer
 * them (Hono, one select, no rights) on the same rows, and its pages in a browser against those of somebody with ten, in the same run.
 * Run it alone, with built pages.
 *
 *     node tests/load/dashboard/dashboardBench.ts --own 2000 --others 50 --each 200 --templates 300 --rounds 40 --visits 5
 */
const { values } = parseArgs({
  options: {
    own: { type: 'string', default: '2000' },
    others: { type: 'string', default: '50' },
    each: { type: 'string', default: '200' },
    templates: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '40' },
    visits: { type: 'string', default: '5' },
  },
})
const fewSessions = 10
const counts = {
  own: Number(values.own),
  others: Number(values.others),
  each: Number(values.each),
  templates: Number(values.templates),
}

const dataDir = await mkdtemp(join(tmpdir(), 'plenum-dashboard-'))
const supabase = await startLocalSupabase({ dataDir, logger: quiet, sendMail: async () => undefined })
const plenum = await startServerProcess(join(import.meta.dirname, '../../../server/main.ts'), [], {
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  APP_SECRET: randomUUID() + randomUUID(),
  DATABASE_URL: supabase.databaseUrl,
  SUPABASE_URL: supabase.supabaseUrl,
  SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
  SUPABASE_SECRET_KEY: supabase.secretKey,
  SUPABASE_JWT_SECRET: supabase.jwtSecret ?? '',
})
const address = `http://127.0.0.1:${plenum.port}`
const pool = createPool(supabase.databaseUrl, quiet, { max: 2 })
try {
  const [many, few] = [await signUp(), await signUp()]
  await fillDashboard(pool, few.userId, { ...counts, own: fewSessions, others: 0 })
  await fillDashboard(pool, many.userId, counts)
  const { databaseUrl } = supabase
  await timeCalls({ ...many, port: plenum.port, databaseUrl, rounds: Number(values.rounds) })
  await timePages({
    address,
    visits: Number(values.visits),
    many: { name: `${counts.own} sessions`, storage: many.storage, count: counts.own },
    few: { name: `${fewSessions} sessions`, storage: few.storage, count: fewSessions },
  })
} finally {
  await plenum.stop()
  await pool.end()
  await supabase.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** A signed-in account, and what its browser stores about it. */
async function signUp(): Promise<{ token: string; userId: string; storage: TextStorage }> {
  const account = { email: `${randomUUID()}@example.org`, password: 'correct horse 9' }
  const storage = memoryStorage()
  const credentials = createCredentials({ address, storage })
  await credentials.callAs(CreateUserDocument, account, null)
  const { userId } = await credentials.signIn(account.email, account.password)
  const identity = credentials.accountIdentity()
  if (!identity) throw new Error('nobody is signed in')
  return { token: await credentials.tokens.fresh(identity), userId, storage }
}
