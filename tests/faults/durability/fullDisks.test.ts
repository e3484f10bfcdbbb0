import { readdir, statfs, chown, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, inject } from 'vitest'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { makeSlides, seenSlides, turnComments, uploadSlides, fileUrl } from '#support/calls/slides.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'
import { openUploads, slowUpload } from '#support/slides/uploads.ts'
import { mountedDisk } from './smallDisk.ts'
import type { MountedDisk } from './smallDisk.ts'
import { randomUUID } from 'node:crypto'
import { asAdmin } from '#support/servers/localSupabase.ts'
import { storageProxy } from '#support/servers/storageProxy.ts'
import type { StorageProxy } from '#support/servers/storageProxy.ts'
import { isStored } from '#support/slides/fileStorage.ts'

const megabyte = 1024 * 1024

test('[SL20] the disk fills while a file arrives: the server says so and leaves nothing; with space again it is accepted', async ({
  skip,
}) => {
  // Room for the upload, twice, and for what uploads leave to the database.
  const disk = await mountedDisk(96)
  if (!disk) return skip('this account may not mount a disk')
  onTestFinished(disk.remove)
  const dataDir = join(disk.folder, 'data')
  const server = await startTestServer({ DATA_DIR: dataDir })
  onTestFinished(() => server.stop())
  const fay = await signUpFacilitator(server)
  const { objectId } = await makeSlides(fay, (await startSession(server, fay)).workshopId)
  const before = await uploadSlides(fay, objectId)
  const paths = async (): Promise<string[]> => {
    const { rows } = await server.services.pool.query<{ path: string }>(
      'select path from public.stored_files',
    )
    return rows.map(({ path }) => path)
  }
  const freeBytes = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(disk.folder)
    return bavail * bsize
  }
  const large = pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(6 * megabyte)) } })
  const free = await freeBytes()
  const upload = await slowUpload(server.url, objectId, fay.token, large.length)
  await upload.write(large.subarray(0, megabyte))
  await expect.poll(() => openUploads(dataDir)).toHaveLength(1)
  await disk.fill()
  let isAnswered = false
  void upload.answer.then(() => (isAnswered = true))
  // The rest is read as well: a browser that is still sending reads no answer.
  await upload.write(large.subarray(megabyte))
  await fetch(`${server.url}/healthz`)
  expect(isAnswered).toBe(false)
  await upload.finish()
  expect(await upload.answer).toEqual({ status: 507, code: 'uploadNoRoom' })
  expect(await upload.text()).toBe(
    'The server has no room for this file at the moment. Please tell the person who runs it.',
  )
  expect(server.logLines.join('')).toContain('ENOSPC')
  expect(await openUploads(dataDir)).toEqual([])
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
  expect(await paths()).toEqual([`slides/${before.doc}`])
  expect(await seenSlides(fay, objectId)).toMatchObject({ doc: before.doc, pages: 3 })

  await disk.empty()
  expect(await freeBytes()).toBe(free)
  const after = await uploadSlides(fay, objectId, large)
  expect(await seenSlides(fay, objectId)).toMatchObject({ doc: after.doc, pages: 1 })
  await server.services.files.removeUnused()
  await server.services.files.idle()
  expect(await paths()).toEqual([`slides/${after.doc}`])
})

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
  await turnComments(fay, objectId, true)
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
