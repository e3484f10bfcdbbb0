import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPool } from '#server/database/pool.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { quiet } from '#support/quiet.ts'
import { callPlenum } from './calls.ts'
import { fillDashboard } from './dashboardRows.ts'
import { startServerProcess } from './serverProcess.ts'

/**
 * node tests/load/dashboardBench.ts: lists of the dashboard for somebody with many sessions, against the least that could answer
 * them (Hono, one select, no rights) on the same rows in the same run. Run it alone.
 *
 *     node tests/load/dashboardBench.ts --own 2000 --others 50 --each 200 --templates 300 --rounds 40
 */
const { values } = parseArgs({
  options: {
    own: { type: 'string', default: '2000' },
    others: { type: 'string', default: '50' },
    each: { type: 'string', default: '200' },
    templates: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '40' },
  },
})
const counts = {
  own: Number(values.own),
  others: Number(values.others),
  each: Number(values.each),
  templates: Number(values.templates),
}

const dataDir = await mkdtemp(join(tmpdir(), 'plenum-dashboard-'))
const supabase = await startLocalSupabase({ dataDir, logger: quiet, sendMail: async () => undefined })
const plenum = await startServerProcess(join(import.meta.dirname, '../../server/main.ts'), [], {
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
const pool = createPool(supabase.databaseUrl, quiet, { max: 2 })
const { token, userId } = await signUp()
await fillDashboard(pool, userId, counts)
const peer = await startServerProcess(join(import.meta.dirname, 'peers/selectServer.ts'), [
  supabase.databaseUrl,
  userId,
])

const row = 'id workshopName createdTimeStamp retentionDays ended creator { id firstName lastName } password'
const search = 'team'
const cases: Record<string, { call: () => Promise<unknown>; peer: string }> = {
  'first page (50)': { call: ask(`{ workshops(first: 50) { ${row} } }`), peer: '/page' },
  'search, first page': {
    call: ask(`{ workshops(first: 50, search: "${search}") { ${row} } }`),
    peer: `/search?for=${search}`,
  },
  'all of them': { call: ask(`{ workshops { ${row} } }`), peer: '/all' },
  templates: {
    call: ask(`{ templates { id workshopName templateDesc templatePic copyCounter creator { firstName lastName }
      publictemplateinfoSet { category } } }`),
    peer: '/page',
  },
}
for (const [name, { call, peer: path }] of Object.entries(cases)) {
  const times: Record<'plenum' | 'page' | 'all', number[]> = { plenum: [], page: [], all: [] }
  for (let round = -5; round < Number(values.rounds); round += 1) {
    const plenumMs = await timed(call)
    const peerMs = await timed(() => askPeer(path))
    const allMs = await timed(() => askPeer('/all'))
    if (round < 0) continue
    times.plenum.push(plenumMs)
    times.page.push(peerMs)
    times.all.push(allMs)
  }
  const [ours, theirs, all] = [times.plenum, times.page, times.all].map(median)
  console.log(
    `${name.padEnd(20)} Plenum ${inMs(ours)} (p95 ${inMs(percentile(times.plenum, 0.95))}), one select ${inMs(theirs)}` +
      `, select of all ${inMs(all)}: ${ratio(ours, theirs)} of one select, ${ratio(ours, all)} of all`,
  )
}
await peer.stop()
await plenum.stop()
await pool.end()
await supabase.stop()
await rm(dataDir, { recursive: true, force: true })

async function signUp(): Promise<{ token: string; userId: string }> {
  const account = { email: `${randomUUID()}@example.org`, password: 'correct horse 9' }
  await callPlenum(
    plenum.port,
    'mutation($email:String!,$password:String!){createUser(email:$email,password:$password){ok}}',
    account,
  )
  const { tokenAuth } = await callPlenum<{ tokenAuth: { token: string; user: { id: string } } }>(
    plenum.port,
    'mutation($email:String!,$password:String!){tokenAuth(username:$email,password:$password){ok token user{id}}}',
    account,
  )
  return { token: tokenAuth.token, userId: tokenAuth.user.id }
}

function ask(query: string): () => Promise<unknown> {
  return () => callPlenum(plenum.port, query, {}, token)
}

async function askPeer(path: string): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${peer.port}${path}`)
  return response.json()
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}

function median(times: number[]): number {
  return percentile(times, 0.5)
}

function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

function inMs(ms = NaN): string {
  return `${ms.toFixed(1)} ms`
}

function ratio(ours = NaN, theirs = NaN): string {
  return `${(ours / theirs).toFixed(2)}x`
}
