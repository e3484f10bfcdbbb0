import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { createHttpServer } from '#server/http/server.ts'
import { seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { quiet } from '#support/quiet.ts'
import { startTestServer } from '#support/servers/server.ts'
import { openUploads, slowUpload } from '#support/slides/uploads.ts'
import { fay, server, slides, stageSlides } from '#support/slides/stage.ts'

/** Shorter than the product's times, and longer than a busy machine stalls. */
const paces = {
  upload: { graceMs: 3000, bytesPerSecond: 100 },
  usual: { graceMs: 6000, bytesPerSecond: Infinity },
}

stageSlides(() => startTestServer({}, { paces }))

const pdf = pdfWithPages(3)

test('[SL25] a slow upload that keeps the pace is accepted, however long other requests may take', async () => {
  const upload = await slowUpload(server.url, slides.objectId, fay.token)
  const pieces = 35
  const beganAt = performance.now()
  for (let piece = 0; piece < pieces; piece += 1) {
    const [from, to] = [piece, piece + 1].map((at) => Math.floor((at * pdf.length) / pieces))
    await upload.write(pdf.subarray(from, to))
    await wait(200)
  }
  expect(performance.now() - beganAt).toBeGreaterThan(paces.usual.graceMs)
  await upload.finish()
  expect(await upload.answer).toEqual({ status: 200, code: null })
  expect((await seenSlides(fay, slides.objectId)).pages).toBe(3)
})

test('[SL25] [SL20] one that does not go on is told so and ended, and leaves nothing', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId)
  const upload = await slowUpload(server.url, slides.objectId, fay.token)
  await upload.write(pdf.subarray(0, 10))
  await expect.poll(() => openUploads(server.dataDir)).toHaveLength(1)
  expect(await upload.answer).toEqual({ status: 408, code: 'uploadTooSlow' })
  await expect.poll(() => server.services.files.turns.bytes()).toBe(0)
  expect(await openUploads(server.dataDir)).toEqual([])
  expect((await seenSlides(fay, slides.objectId)).doc).toBe(doc)
  expect((await uploadSlides(fay, slides.objectId)).pages).toBe(3)
  expect(server.logLines.filter((line) => line.includes('upload failed'))).toEqual([])
})

test('[SL25] the largest file at the slowest pace ends within the time that the server gives any request', () => {
  const parts = { logger: quiet, graphql: () => undefined, routes: () => undefined, upgrades: new Map() }
  const slowestMs = 60_000 + (limits.slideMegabytes * 1024 * 1024) / 30
  expect(createHttpServer(parts).requestTimeout).toBeGreaterThan(1.5 * slowestMs)
})
