import { readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { makeSlides, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { startTestServer } from '#support/servers/server.ts'
import { openUploads } from '#support/slides/openUploads.ts'
import { slowUpload } from '#support/slides/slowUpload.ts'
import { mountedDisk } from './smallDisk.ts'

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
