import { randomUUID } from 'node:crypto'
import { chown, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { fileUrl, makeSlides, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { asAdmin } from '#support/servers/localSupabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { storageProxy } from '#support/servers/storageProxy.ts'
import type { StorageProxy } from '#support/servers/storageProxy.ts'
import { isStored } from '#support/slides/fileStorage.ts'
import { mountedDisk } from './smallDisk.ts'
import type { MountedDisk } from './smallDisk.ts'

const { adminUrl, filesDir } = inject('supabase')

/** A folder of the disk that belongs to the account of Postgres. */
async function folderForPostgres({ folder }: MountedDisk): Promise<string> {
  const { uid, gid } = await stat(join(filesDir, '../postgres/data'))
  const own = join(folder, 'tables')
  await mkdir(own, { mode: 0o700 })
  await chown(own, uid, gid)
  return own
}

/** Writes until the database has no page left that takes any of it. */
async function writeUntilRefused(fay: TestFacilitator, objectId: string): Promise<void> {
  const text = 'x'.repeat(200)
  for (;;) {
    const { codes, data } = await fay.ask(
      `mutation { createPresentComment(presentId: "${objectId}", page: 1, text: "${text}") { ok errorString } }`,
    )
    if (codes.length > 0 || JSON.stringify(data).includes('"ok":false')) return
  }
}

/** Plenum with the tables of its database on this disk, and file storage elsewhere. */
async function startOnDisk(space: MountedDisk): Promise<{ server: TestServer; storage: StorageProxy }> {
  onTestFinished(space.remove)
  const storage = await storageProxy(inject('supabase'))
  onTestFinished(() => storage.stop())
  const name = `small_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, `create tablespace ${name} location '${await folderForPostgres(space)}'`)
  onTestFinished(() => asAdmin(adminUrl, `drop tablespace ${name}`))
  const server = await startTestServer({}, { supabaseUrl: storage.supabaseUrl })
  onTestFinished(() => server.stop())
  await asAdmin(
    server.database.databaseUrl,
    ...['table', 'index'].map((what) => `alter ${what} all in tablespace pg_default set tablespace ${name}`),
  )
  return { server, storage }
}

test('[SL20] a database that is full when the bytes are stored: the document before stays, and a retry succeeds later', async ({
  skip,
}) => {
  const disk = await mountedDisk(64)
  if (!disk) return skip('this account may not mount a disk')
  const { server, storage } = await startOnDisk(disk)
  const fay = await signUpFacilitator(server)
  const { objectId } = await makeSlides(fay, (await startSession(server, fay)).workshopId)
  const before = await uploadSlides(fay, objectId)
  const rows = () => server.services.pool.query<{ path: string }>('select path from public.stored_files')
  storage.onStored = async () => {
    storage.onStored = null
    await disk.fill()
    await writeUntilRefused(fay, objectId)
  }
  const refused = await fay.upload(objectId, 'newer.pdf', pdfWithPages(5))
  const log = server.logLines.join('')
  expect(log).toContain('No space left on device')
  expect([refused.status, refused.headers.get('error-code')]).toEqual([507, 'uploadNoRoom'])
  expect(await refused.text()).toBe(
    'The server has no room for this file at the moment. Please tell the person who runs it.',
  )
  expect(await seenSlides(fay, objectId)).toMatchObject({ doc: before.doc, pages: 3 })
  expect((await fetch(await fileUrl(server, fay, objectId))).status).toBe(200)
  const docs = (await rows()).rows.map(({ path }) => path.replace('slides/', ''))
  await disk.empty()
  const after = await uploadSlides(fay, objectId, pdfWithPages(5))
  expect(await seenSlides(fay, objectId)).toMatchObject({ doc: after.doc, pages: 5 })
  await server.services.files.removeUnused(new Date(Date.now() + 3_700_000))
  // A removal that the replacement has begun holds what it removes.
  await server.services.files.idle()
  expect((await rows()).rows).toEqual([{ path: `slides/${after.doc}` }])
  expect([...docs, after.doc].filter(isStored)).toEqual([after.doc])
}, 60_000)
