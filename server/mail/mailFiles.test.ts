import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './mailer.ts'
import { forgetMailsTo, writeMailFile } from './mailFiles.ts'

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
    { info: () => undefined },
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
