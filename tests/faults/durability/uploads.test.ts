import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { fileUrl, makeSlides, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { openUploads } from '#support/slides/openUploads.ts'
import { slowUpload } from '#support/slides/slowUpload.ts'
import { smallDisk } from './smallDisk.ts'

interface Files {
  stored: number[]
  onTheirWay: string[]
}

/**
 * Sizes of the documents in file storage, and what is on its way there. Objects that unseal keys are smaller. The
 * server may be writing one of those just now: it is renamed once it is complete, and then the folder is read again.
 */
async function filesIn(dataDir: string): Promise<Files> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
  const found = await Promise.allSettled(files.map(({ parentPath, name }) => stat(join(parentPath, name))))
  const failures = found.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as { code?: string }] : [],
  )
  if (failures.some(({ code }) => code !== 'ENOENT')) throw new AggregateError(failures)
  if (failures.length > 0) return filesIn(dataDir)
  const sizes = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value.size] : []))
  return { stored: sizes.filter((size) => size > 200), onTheirWay: await readdir(join(dataDir, 'uploads')) }
}

test('[SL20] an upload that is cut off by kill -9 leaves nothing, and the document before stays', async () => {
  const plenum = await runPlenum()
  onTestFinished(plenum.stop)
  const { url, dataDir } = plenum
  const fay = await signUpFacilitator({ url })
  const { objectId } = await makeSlides(fay, (await startSession({ url }, fay)).workshopId)
  const before = await uploadSlides(fay, objectId)
  const files = await filesIn(dataDir)
  expect(files).toEqual({ stored: [pdfWithPages(3).length], onTheirWay: [] })
  const upload = await slowUpload(url, objectId, fay.token)
  const begin = Buffer.from(pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(20_000_000)) } }))
  await upload.write(begin)
  const pid = await plenum.serverPid()
  await expect.poll(() => openUploads(dataDir, pid)).toHaveLength(1)
  await plenum.kill()
  await plenum.start()
  expect(await filesIn(dataDir)).toEqual(files)
  expect((await seenSlides(fay, objectId)).doc).toBe(before.doc)
  expect((await fetch(await fileUrl({ url }, fay, objectId))).status).toBe(200)
})

test('[SL20] on a full disk an upload fails and leaves nothing; with space again it succeeds', async () => {
  const disk = await smallDisk(256)
  onTestFinished(disk.remove)
  const plenum = await runPlenum({ DATA_DIR: join(disk.folder, 'data') })
  onTestFinished(plenum.stop)
  const { url } = plenum
  const dataDir = join(disk.folder, 'data')
  const fay = await signUpFacilitator({ url })
  const { objectId } = await makeSlides(fay, (await startSession({ url }, fay)).workshopId)
  const before = await uploadSlides(fay, objectId)
  const files = await filesIn(dataDir)
  expect(files).toEqual({ stored: [pdfWithPages(3).length], onTheirWay: [] })
  const large = pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(40_000_000)) } })
  await disk.fill(plenum.pid())
  const refused = await fay.upload(objectId, 'slides.pdf', large)
  // Where the disk is a limit on the files of the database, Postgres does not call it full.
  expect(['507 uploadNoRoom', '503 uploadFailed']).toContain(
    `${refused.status} ${refused.headers.get('error-code')}`,
  )
  await disk.empty(plenum.pid())
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 60_000 }).toBe(200)
  expect(await filesIn(dataDir)).toEqual(files)
  expect((await seenSlides(fay, objectId)).doc).toBe(before.doc)
  expect((await uploadSlides(fay, objectId, large)).pages).toBe(1)
  await expect.poll(() => filesIn(dataDir)).toEqual({ stored: [large.length], onTheirWay: [] })
})
