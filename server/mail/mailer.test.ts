import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMailer, plainText } from './mailer.ts'

const mail = {
  to: 'ana@example.org',
  subject: 'Reset your password',
  html: '<h2>Hello</h2>\n<p>Follow <a href="http://x.org/reset/1_2">http://x.org/reset/1_2</a> &amp; go on.</p>',
}

test('the text of a mail keeps its link', () => {
  expect(plainText(mail.html)).toBe('Hello\n\nFollow http://x.org/reset/1_2 & go on.')
})

test('[U7] without a mail server mails become files that only their owner can read, and the log contains the path only', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const lines: unknown[] = []
  const send = createMailer(
    { smtpUrl: null, mailFrom: 'Plenum <plenum@localhost>', dataDir },
    { info: (line: unknown) => void lines.push(line) },
  )
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

test('[U7] with a mail server the mail is sent, and the log contains neither recipient nor text', async () => {
  const { url, received, close } = await smtpServer()
  onTestFinished(close)
  const lines: unknown[] = []
  const send = createMailer(
    { smtpUrl: url, mailFrom: 'Plenum <plenum@example.org>', dataDir: '/nonexistent' },
    { info: (line: unknown) => void lines.push(line) },
  )
  await send(mail)
  expect(received()).toContain('RCPT TO:<ana@example.org>')
  expect(received()).toContain('Subject: Reset your password')
  expect(JSON.stringify(lines)).not.toMatch(/ana|reset/i)
})

test('a refusal by the mail server is reported', async () => {
  const { url, close } = await smtpServer('550 no such person')
  onTestFinished(close)
  const send = createMailer(
    { smtpUrl: url, mailFrom: 'plenum@example.org', dataDir: '/nonexistent' },
    { info: () => undefined },
  )
  await expect(send(mail)).rejects.toThrow('no such person')
})

test('a mail server that accepts a connection and says nothing is given up after twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const send = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'plenum@example.org', dataDir: '/nonexistent' },
    { info: () => undefined },
  )
  const accepted = once(silent, 'connection')
  let outcome = 'waiting'
  const sent = send(mail).catch((error: Error) => void (outcome = error.message))
  await accepted
  await vi.advanceTimersByTimeAsync(20_000)
  await sent
  expect(outcome).toMatch(/timeout|never received/i)
})

/** The part of SMTP that one mail needs. */
async function smtpServer(answerToRecipient = '250 ok') {
  let text = ''
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isData && line !== '.') continue
        if (line === 'DATA') isData = true
        else if (line === '.') isData = false
        if (line === 'DATA') socket.write('354 go on\r\n')
        else if (line.startsWith('RCPT')) socket.write(`${answerToRecipient}\r\n`)
        else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => text,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
