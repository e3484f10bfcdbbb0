import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { migrate } from '#server/database/connection/migrate.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { namingMistakes, prepareDatabase } from '#server/database/connection/prepare.ts'
import { authorityFile, startPgBouncer } from '#support/servers/pgBouncer.ts'
import type { PgBouncer } from '#support/servers/pgBouncer.ts'
import { testDatabase } from '#support/servers/localSupabase.ts'
import { quiet } from '#support/quiet.ts'

const database = await testDatabase()
let inSessions: PgBouncer
let inTransactions: PgBouncer
beforeAll(async () => {
  inSessions = await startPgBouncer(database.databaseUrl, 'session', { hasTls: true })
  inTransactions = await startPgBouncer(database.databaseUrl, 'transaction')
})
afterAll(async () => {
  await Promise.all([inSessions.stop(), inTransactions.stop()])
  await database.stop()
})

function changed(address: string, change: (url: URL) => void): string {
  const url = new URL(address)
  change(url)
  return url.href
}
const withParameters = (parameters: Record<string, string>, hostname = 'localhost') =>
  changed(inSessions.databaseUrl, (url) => {
    url.hostname = hostname
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  })

/** What a start says about an address, and what it warns of. */
async function said(address: string): Promise<{ problems: readonly string[]; warnings: string[] }> {
  const warnings: string[] = []
  const logger = { warn: (_details: object, message: string) => void warnings.push(message) }
  try {
    await prepareDatabase(address, logger)
    return { problems: [], warnings }
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems, warnings }
    throw error
  }
}

test('[O12] a pooler in session mode is used, with the limits of statements; one in transaction mode is refused by name, and no lock is left', async () => {
  expect(await said(inSessions.databaseUrl)).toEqual({ problems: [], warnings: [] })
  const pool = createPool(inSessions.databaseUrl, quiet, { statementTimeoutMs: 1234 })
  const { rows } = await pool.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '1234ms' }])
  await pool.end()

  const { problems } = await said(inTransactions.databaseUrl)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^DATABASE_URL: this is a pooler in transaction mode/)
  const direct = createPool(database.databaseUrl, quiet)
  const locks = await direct.query(
    `select from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(locks.rowCount).toBe(0)
  expect(await migrate(direct, { logger: quiet })).toEqual([])
  await direct.end()
})

test.each([1, 2, 3, 30])(
  '[O12] a pooler in transaction mode with %i connections is recognised',
  async (connections) => {
    const pooler = await startPgBouncer(database.databaseUrl, 'transaction', { connections })
    expect((await said(pooler.databaseUrl)).problems[0]).toContain('transaction mode')
    await pooler.stop()
  },
)

test('[O11] a connection to another machine is verified unless the address says otherwise, and plain text is warned of', async () => {
  // Not a name of this machine, but answered by it.
  const elsewhere = '0.0.0.0'
  const unknown =
    /^DATABASE_URL: the certificate of .* is not from an authority that is trusted here.*sslrootcert/
  const one = (text: string | RegExp) => ({ problems: [expect.stringMatching(text)], warnings: [] })
  const warned = (text: string) => ({ problems: [], warnings: [expect.stringContaining(text)] })
  const silent = { problems: [], warnings: [] }
  expect(await said(withParameters({}, elsewhere))).toEqual(one(unknown))
  expect(await said(withParameters({ sslmode: 'verify-full' }))).toEqual(one(unknown))
  expect(await said(withParameters({ sslrootcert: authorityFile }, elsewhere))).toEqual(silent)
  expect(await said(withParameters({ sslmode: 'disable' }, elsewhere))).toEqual(warned('plain text'))
  for (const sslmode of ['allow', 'prefer', 'require'])
    expect(await said(withParameters({ sslmode }, elsewhere))).toEqual(warned('verify'))
  const byAddress = { sslmode: 'verify-full', sslrootcert: authorityFile }
  expect(await said(withParameters(byAddress, '127.0.0.1'))).toEqual(one('for another name than 127.0.0.1'))
  for (const sslmode of ['require', 'verify-ca'])
    expect(await said(withParameters({ ...byAddress, sslmode }, '127.0.0.1'))).toEqual(silent)

  const pool = createPool(withParameters({ sslrootcert: authorityFile }, elsewhere), quiet)
  const client = await pool.connect()
  expect(Object.entries(client).find(([name]) => name === 'connection')?.[1]).toMatchObject({
    stream: { encrypted: true, authorized: true },
  })
  client.release()
  await pool.end()
})

test('[O13] every mistake in the address names DATABASE_URL and what to do, without the password', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const portOf = (server: typeof closed) => String((server.address() as AddressInfo).port)
  const nobody = portOf(closed)
  await new Promise((resolve) => closed.close(resolve))
  const { databaseUrl } = database
  const at = (change: (url: URL) => void) => changed(databaseUrl, change)
  const mistakes: [string, string][] = [
    [at((url) => (url.port = nobody)), 'nobody listens'],
    [at((url) => (url.hostname = 'nowhere.invalid')), 'is not known here'],
    [at((url) => (url.port = portOf(silent))), 'does not answer'],
    [at((url) => (url.password = 'not-the-password')), 'refuses the user postgres or the password'],
    [at((url) => (url.username = 'somebody')), 'refuses the user somebody'],
    [at((url) => (url.pathname = '/nothere')), 'there is no database "nothere"'],
    [at((url) => (url.hostname = '0.0.0.0')), 'offers no TLS'],
    ['postgres:///postgres?host=/nowhere&user=postgres', 'there is no socket'],
  ]
  const sayings = await Promise.all(mistakes.map(([address]) => said(address)))
  for (const [index, [address, words]] of mistakes.entries()) {
    const problems = sayings[index]?.problems
    expect(problems, words).toEqual([expect.stringContaining(words)])
    expect(problems?.[0]).toMatch(/^DATABASE_URL: .*\.$/)
    expect(problems?.[0]).not.toContain(new URL(address).password || 'password=')
  }
  silent.close()
})

test('[O13] where something else than a database listens, the port is named', async () => {
  const web = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await once(web.listen(0, '127.0.0.1'), 'listening')
  const { port } = web.address() as AddressInfo
  const address = changed(database.databaseUrl, (url) => (url.port = String(port)))
  const pool = createPool(address, quiet)
  await expect(namingMistakes(address, () => pool.connect())).rejects.toMatchObject({
    problems: [expect.stringMatching(/^DATABASE_URL: .*ends each connection.*Check the port/)],
  })
  await pool.end()
  web.close()
})

test('[O13] a user without the right to make tables is told so', async () => {
  const direct = createPool(database.databaseUrl, quiet)
  const name = `guest_${Date.now()}`
  await direct.query(`create role ${name} login password 'guest'; drop schema supabase_migrations cascade`)
  const { problems } = await said(
    changed(database.databaseUrl, (url) => Object.assign(url, { username: name, password: 'guest' })),
  )
  expect(problems).toEqual([expect.stringContaining(`the user ${name} has no right to make tables`)])
  await direct.query(`drop role ${name}`)
  await direct.end()
})
