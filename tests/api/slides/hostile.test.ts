import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { bombPdf, damagedPdfs, encryptedPdf, oddPdfs } from '#support/pdf/hostilePdfs.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { openUploads } from '#support/slides/openUploads.ts'
import { act, fay, server, slides, stageSlides } from '#support/slides/stage.ts'

stageSlides()

/** The code of a refusal, and that nothing of the file is left. */
async function refusal(file: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const response = await fay.upload(slides.objectId, 'slides.pdf', file)
  expect([response.status, (await response.text()).length > 0]).toEqual([422, true])
  expect((await seenSlides(fay, slides.objectId)).doc).toBeNull()
  expect(await openUploads(server.dataDir)).toEqual([])
  return response.headers.get('error-code')
}

test.each(Object.entries(damagedPdfs()))('[HT17] [SL19] damaged: %s', async (_what, file) => {
  expect(await refusal(file)).toBe('pdfDamaged')
})

test('[SL19] protected by a password', async () => {
  expect(await refusal(encryptedPdf())).toBe('pdfEncrypted')
})

test('[HT17] [SL19] too many pages', async () => {
  expect((await uploadSlides(fay, slides.objectId, pdfWithPages(limits.slidePages))).pages).toBe(
    limits.slidePages,
  )
  await act(fay, `updatePresent(presentId: "${slides.objectId}", doc: "")`)
  for (const pages of [limits.slidePages + 1, 10_000])
    expect(await refusal(pdfWithPages(pages))).toBe('pdfTooManyPages')
}, 60_000)

test('[HT17] [SL19] a bomb of a few kilobytes is stopped in a process of its own, and the server answers meanwhile', async () => {
  const bomb = bombPdf()
  expect(bomb.length).toBeLessThan(200_000)
  const before = process.memoryUsage.rss()
  const stopped = refusal(bomb)
  const usedBefore = process.threadCpuUsage()
  for (let count = 0; count < 20; count += 1) expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(await stopped).toBe('pdfTooComplex')
  // The server runs in this thread. Reading the file here would use it for seconds, on a busy machine too.
  const { user, system } = process.threadCpuUsage(usedBefore)
  expect((user + system) / 1000).toBeLessThan(500)
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024)
}, 60_000)

test.each(Object.entries(oddPdfs()))('[SL19] shown all the same: %s', async (_what, { file, pages }) => {
  expect((await uploadSlides(fay, slides.objectId, file)).pages).toBe(pages)
})
