/**
 * Tests that need Plenum with its own local Supabase: emails end to end, which Supabase writes and Plenum's mailer
 * delivers, and the command line, which finds its database.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { migrate } from '#server/database/connection/migrate.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { createLogger } from '#server/log.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { startPlenum } from '#server/plenum.ts'
import { callsOf, signInCalls, signUpCalls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startSmtpServer } from '#support/servers/smtpServer.ts'
import type { SmtpServer } from '#support/servers/smtpServer.ts'

const quiet = createLogger('silent')

let smtp: SmtpServer
let dataDir: string
let local: Awaited<ReturnType<typeof startLocalSupabase>>
let plenum: Awaited<ReturnType<typeof startPlenum>>
/** The destination of the emails of the next recovery. */
let way: 'smtp' | 'files' = 'smtp'

beforeAll(async () => {
  smtp = await startSmtpServer()
  dataDir = await mkdtemp(join(tmpdir(), 'plenum-mail-'))
  const from = { mailFrom: 'Plenum <plenum@example.org>', dataDir }
  const mailers = {
    smtp: createMailer({ ...from, smtpUrl: smtp.url }, quiet),
    files: createMailer({ ...from, smtpUrl: null }, quiet),
  }
  local = await startLocalSupabase({ dataDir, logger: quiet, sendMail: (mail) => mailers[way](mail) })
  const pool = createPool(local.databaseUrl, quiet)
  await migrate(pool, { logger: quiet }).finally(() => pool.end())
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir })
  plenum = await startPlenum({ config, supabase: local, logger: quiet })
})
afterAll(async () => {
  await plenum.stop()
  await local.stop()
  await smtp.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** User and token from the link in an email. */
function linkIn(text: string): { userId: string; token: string } {
  const form = new RegExp(`${plenum.url}/reset/([0-9a-f-]{36})_([\\w-]+)`)
  const [, userId = '', token = ''] = form.exec(text) ?? []
  return { userId, token }
}

const nobody = () => callsOf(plenum, null)
const setPassword = (link: { userId: string; token: string }, password: string) =>
  nobody().ask(
    `mutation ($userId: ID!, $token: String!, $password: String!) {
      setNewPassword(userId: $userId, token: $token, password: $password) { ok errorString errStr } }`,
    { ...link, password },
  )

test('[U3] a sign-up with an address only mails a link to set a password, once; a known address gets the same answer', async () => {
  const email = uniqueEmail('new')
  const signUp = () =>
    nobody().ask('mutation ($email: String!) { createUser(email: $email) { ok errorString user { id } } }', {
      email,
    })
  const first = await signUp()
  await smtp.nextTo(email)
  expect((await signUp()).text).toBe(first.text)
  // Only the link of the newest email is valid.
  const link = linkIn((await smtp.nextTo(email)).text)
  expect((await setPassword(link, 'correct horse 9')).data).toEqual({
    setNewPassword: { ok: true, errorString: null, errStr: null },
  })
  const message = 'Password already changed!'
  expect((await setPassword(link, 'battery staple 8')).data).toEqual({
    setNewPassword: { ok: false, errorString: message, errStr: message },
  })
  expect((await signInCalls(plenum, email, 'correct horse 9')).id).toBe(link.userId)
})

test('[U7] without a mail server the mail is written to a file, and its link works', async () => {
  const email = uniqueEmail('ana')
  await signUpCalls(plenum, email)
  way = 'files'
  const recover = 'mutation ($email: String!) { sendRecoverEmail(email: $email) { ok errorString } }'
  expect(await nobody().must(recover, { email })).toEqual({ ok: true, errorString: null })
  await plenum.services.accounts.stop()
  way = 'smtp'
  const [file = ''] = await readdir(join(dataDir, 'mail'))
  expect(file).toMatch(/\.eml$/)
  const text = await readFile(join(dataDir, 'mail', file), 'utf8')
  expect(text).toContain(`To: ${email}`)
  const link = linkIn(text)
  expect((await setPassword(link, 'battery staple 7')).data).toMatchObject({ setNewPassword: { ok: true } })
})

test('[L1] the command line issues keys in the database of a running Plenum', async () => {
  const script = join(import.meta.dirname, '../../../scripts/licence.ts')
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'make', '--text', 'Near'], { env })
  const ana = await signUpCalls(plenum, uniqueEmail('ana'))
  const answer = await ana.must(
    `mutation ($key: String!) { updateLicense(key: $key) { ok errorString userRight { licenseInfo { licenseText } } } }`,
    { key: stdout.trim() },
  )
  expect(answer).toMatchObject({ userRight: { licenseInfo: { licenseText: 'Near' } } })
})
