import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSmtpServer } from '#support/servers/smtpServer.ts'
import { createMailer, plainText } from './mailer.ts'

const mail = {
  to: 'ana@example.org',
  subject: 'Reset your password',
  html: '<h2>Hello</h2>\n<p>Follow <a href="http://x.org/reset/1_2">http://x.org/reset/1_2</a> &amp; go on.</p>',
}

test('the text of a mail keeps its link', () => {
  expect(plainText(mail.html)).toBe('Hello\n\nFollow http://x.org/reset/1_2 & go on.')
})

/** A mailer, and what it logs. */
function mailer(smtpUrl: string | null, dataDir = '/nonexistent') {
  const lines: unknown[] = []
  const logger = { info: (line: unknown) => void lines.push(line) }
  return { lines, send: createMailer({ smtpUrl, mailFrom: 'Plenum <plenum@example.org>', dataDir }, logger) }
}

test('[U7] without a mail server mails become files that only their owner can read, and the log contains the path only', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const { send, lines } = mailer(null, dataDir)
  await send(mail)
  const [file = ''] = await readdir(join(dataDir, 'mail'))
  const path = join(dataDir, 'mail', file)
  expect(file).toMatch(/\.eml$/)
  expect(lines).toEqual([{ path }])
  expect((await stat(path)).mode & 0o077).toBe(0)
  const text = await readFile(path, 'utf8')
  expect(text).toContain('To: ana@example.org')
  expect(text).toContain('http://x.org/reset/1_2')
})

test('[U7] with a mail server the mail is sent, and the log contains neither recipient nor text; a refusal is reported', async () => {
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.close())
  const { send, lines } = mailer(smtp.url)
  await send(mail)
  expect((await smtp.nextTo(mail.to)).text).toContain('Subject: Reset your password')
  await expect(send({ ...mail, to: 'refused@example.org' })).rejects.toThrow('is nobody')
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
