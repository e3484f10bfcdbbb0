import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { read, utils } from 'xlsx'
import { createSupabase, filesBucket } from '#server/supabase.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { makeSlides, turnComments, uploadSlides } from '#support/calls/slides.ts'
import type { TestSlides } from '#support/calls/slides.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { behindProxy, server, stageServer, storage } from '#support/slides/stage.ts'

stageServer(behindProxy())
beforeEach(async () => {
  fay = await signUpFacilitator(server)
  session = await startSession(server, fay)
  slides = await makeSlides(fay, session.workshopId)
})

let fay: TestFacilitator
let session: TestSession
let slides: TestSlides

const { storage: files } = createSupabase(inject('supabase'))
/** The bytes are gone from file storage, and the database does not know. */
const lose = async (doc: string): Promise<void> => {
  const { data } = await files.from(filesBucket).remove([`slides/${doc}`])
  expect(data).toHaveLength(1)
}
const comment = (page: number, text: string) =>
  fay.act(`createPresentComment(presentId: "${slides.objectId}", page: ${page}, text: "${text}")`)

async function workbook() {
  const { token } = await fay.must<{ token: { token: string } }>(
    `mutation { generateToken(workshopId: "${session.workshopId}") { ok errorString token { token } } }`,
  )
  const response = await fetch(`${server.url}/api/export/${session.workshopId}/${token.token}`)
  expect(response.status).toBe(200)
  return read(new Uint8Array(await response.arrayBuffer()))
}

async function archive(): Promise<Response> {
  const { url } = await fay.must<{ url: string }>('mutation { exportAccount { ok errorString url } }')
  return await fetch(url)
}

const filesIn = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()))
const large = pdfWithPages(2, { objects: { 4: streamOf(Buffer.alloc(49_000_000, 'x')) } })

test('[SL18] the spreadsheet has the slides with their comments, also when the file is not in storage any more', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId, pdfWithPages(4), 'Åsas plan.pdf')
  await turnComments(fay, slides.objectId, true)
  await comment(3, 'Later')
  await comment(1, 'First')
  // The overview tells the minute of the export.
  vi.useFakeTimers({ toFake: ['Date'] })
  const there = await workbook()
  expect(utils.sheet_to_json<Record<string, unknown>>(there.Sheets['Slides'] ?? {})).toEqual([
    expect.objectContaining({ Slide: 1, Text: 'First' }),
    expect.objectContaining({ Slide: 3, Text: 'Later' }),
  ])
  expect(JSON.stringify(there.Sheets['Overview'])).toContain('Åsas plan.pdf')
  await lose(doc)
  const { Sheets } = await workbook()
  expect([Sheets['Slides'], Sheets['Overview']]).toEqual([there.Sheets['Slides'], there.Sheets['Overview']])
})

test('[SL18] the account’s archive comes without a document that is not in storage, and names it', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId, pdfWithPages(1), 'lost.pdf')
  const other = await makeSlides(fay, session.workshopId)
  const kept = pdfWithPages(2)
  await uploadSlides(fay, other.objectId, kept, 'kept.pdf')
  await lose(doc)
  const lines = server.logLines.length
  const found = await filesIn(await archive())
  const folder = `documents/${session.workshopId}`
  expect(new Set(Object.keys(found))).toEqual(
    new Set([`${folder}/${other.objectId}/kept.pdf`, 'documents/missing.txt', 'plenum-account.json']),
  )
  expect(found[`${folder}/${other.objectId}/kept.pdf`]).toEqual(kept)
  expect(Buffer.from(found['documents/missing.txt'] ?? []).toString()).toContain(
    `${folder}/${slides.objectId}/lost.pdf`,
  )
  const log = server.logLines.slice(lines).join('')
  expect(log).toContain('a document of an account is not in its export')
  expect(log).not.toContain('lost.pdf')
})

test('[SL18] [U23] while file storage is silent, the account’s archive has everything else, and waits once', async () => {
  for (const { objectId } of [slides, await makeSlides(fay, session.workshopId)])
    await uploadSlides(fay, objectId)
  storage.trouble = 'silent'
  const began = performance.now()
  onTestFinished(() => void (storage.trouble = null))
  expect(Object.keys(await filesIn(await archive())).sort()).toEqual([
    'documents/missing.txt',
    'plenum-account.json',
  ])
  expect(performance.now() - began).toBeLessThan(7000)
})

test('[SL18] a document of 50 MB is in the archive, and is read as fast as the archive is', async () => {
  await uploadSlides(fay, slides.objectId, large)
  const before = storage.bytes
  const response = await archive()
  const body = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  const readOn = async (): Promise<boolean> => {
    const { value } = (await body?.read()) ?? {}
    if (!value) return false
    chunks.push(value)
    bytes += value.length
    return true
  }
  while (bytes < 1_000_000 && (await readOn()));
  // Nobody reads on: what is on its way fills a few buffers, and then waits.
  let seen = -1
  const isStill = (): boolean => storage.bytes === seen || ((seen = storage.bytes), false)
  await expect.poll(isStill, { interval: 200 }).toBe(true)
  expect(storage.bytes - before).toBeLessThan(large.length / 2)
  while (await readOn());
  const [document] = Object.entries(unzipSync(Buffer.concat(chunks))).filter(([name]) =>
    name.endsWith('.pdf'),
  )
  const hash = (file: Uint8Array = new Uint8Array()) => createHash('sha256').update(file).digest('hex')
  expect(hash(document?.[1])).toBe(hash(large))
}, 120_000)
