import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, basename } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSmtpServer } from '#support/servers/smtpServer.ts'
import { createMailer, plainText } from './mailer.ts'
import { forgetMailsTo, writeMailFile } from './mailFiles.ts'

const mail = {
  to: 'ana@example.org',
  subject: 'Reset your password',
  html: '<h2>Hello</h2>\n<p>Follow <a href="http://x.org/reset/1_2">http://x.org/reset/1_2</a> &amp; go on.</p>',
}
const longLink = `https://plenum.example.org/reset/${'0123456789abcdef-'.repeat(8)}`

test('the text of a mail keeps its link', () => {
  expect(plainText(mail.html)).toBe('Hello\n\nFollow http://x.org/reset/1_2 & go on.')
})

/** A mailer, and what it logs. */
function mailer(smtpUrl: string | null, dataDir = '/nonexistent') {
  const lines: unknown[] = []
  const log = (line: unknown): void => void lines.push(line)
  const logger = { info: log, error: log }
  return { lines, send: createMailer({ smtpUrl, mailFrom: 'Plenum <plenum@example.org>', dataDir }, logger) }
}

test('[U7] without a mail server mails become files that only their owner can read, and the log contains the path only', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { send, lines } = mailer(null, dataDir)
  await send({ ...mail, html: `${mail.html}<p>Välkommen: ${longLink}</p>` })
  const [file = ''] = await readdir(join(dataDir, 'mail'))
  const path = join(dataDir, 'mail', file)
  expect(file).toMatch(/\.eml$/)
  expect(lines).toEqual([{ path }])
  expect((await stat(path)).mode & 0o077).toBe(0)
  const text = await readFile(path, 'utf8')
  expect(text).toContain('To: ana@example.org')
  expect(text).toContain('http://x.org/reset/1_2')
  // As a person copies it from an editor.
  expect(text).toContain(`\nVälkommen: ${longLink}\n`)
})

test('[U7] with a mail server the mail is sent, and the log contains neither recipient nor text; a refusal is reported', async () => {
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.close())
  const { send, lines } = mailer(smtp.url)
  await send(mail)
  expect((await smtp.nextTo(mail.to)).text).toContain('Subject: Reset your password')
  await expect(send({ ...mail, to: 'refused@example.org' })).rejects.toThrow('is nobody')
  expect(lines).toContainEqual({ reason: 550 })
  expect(JSON.stringify(lines)).not.toMatch(/ana|reset/i)
})

test('a mail server that accepts a connection and says nothing is given up after twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { send } = mailer(`smtp://127.0.0.1:${port}`)
  const accepted = once(silent, 'connection')
  let outcome = 'waiting'
  const sent = send(mail).catch((error: Error) => void (outcome = error.message))
  await accepted
  await vi.advanceTimersByTimeAsync(20_000)
  await sent
  expect(outcome).toMatch(/timeout|never received/i)
})

async function folder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return dataDir
}

test('[X3] mails to a deleted account are removed, and others stay', async () => {
  const dataDir = await folder()
  await forgetMailsTo(dataDir, 'ana@example.org')
  const send = createMailer(
    { smtpUrl: null, mailFrom: 'Plenum <plenum@localhost>', dataDir },
    { info: () => undefined, error: () => undefined },
  )
  const long = `${'a'.repeat(200)}@example.org`
  const longer = ['joana@example.org', 'ana@example.organic']
  for (const to of ['ana@example.org', 'ben@example.org', long, ...longer])
    await send({ to, subject: 'Hello', html: '<p>Not to ana@example.org</p>' })
  await forgetMailsTo(dataDir, 'ana@example.org')
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(4)
  await forgetMailsTo(dataDir, long)
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(3)
})

test('old mails are removed when a new one is written', async () => {
  const dataDir = await folder()
  const first = await writeMailFile(dataDir, 'To: ana@example.org\n\nHello')
  await writeFile(join(dataDir, 'mail', '2020-01-01T00-00-00.000Z-x.eml'), 'old')
  await writeFile(join(dataDir, 'mail', 'notes.txt'), 'mine')
  const second = await writeMailFile(dataDir, 'To: ana@example.org\n\nHello')
  expect((await readdir(join(dataDir, 'mail'))).sort()).toEqual(
    [basename(first), basename(second), 'notes.txt'].sort(),
  )
})
