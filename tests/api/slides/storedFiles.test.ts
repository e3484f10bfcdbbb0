import { expect, onTestFinished, test } from 'vitest'
import { filesUnavailable } from '#domain/messages/calls.ts'
import { startErasing } from '#server/erase/startErasing.ts'
import { takeUnusedFiles } from '#server/database/contents/files.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { fileUrl, makeSlides, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import type { TestSlides } from '#support/calls/slides.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { begunUpload, bluntUpload, openUploads, slowUpload } from '#support/slides/uploads.ts'
import { forgetInStorage, isStored } from '#support/slides/fileStorage.ts'
import { behindProxy, fay, server, session, slides, stageSlides, storage } from '#support/slides/stage.ts'

stageSlides(behindProxy())

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

/** Everything that tells of uploads, on the server and in its database. */
async function traces() {
  const { rows } = await server.services.pool.query<{ path: string; is_used: boolean }>(
    `select path, exists (select from public.presentations where storage_path = path) as is_used
     from public.stored_files`,
  )
  const used = rows.filter((row) => row.is_used).length
  return { used, unused: rows.length - used, onTheirWay: await openUploads(server.dataDir) }
}

const anHourLater = (): Date => new Date(Date.now() + 3_700_000)
const brokenUploads = (): number => server.logLines.filter((line) => line.includes('upload broke off')).length

async function duplicateOf({ partId }: TestSlides, target = session.workshopId): Promise<TestSlides> {
  const { part } = await fay.must<{ part: { id: string; objectId: string } }>(
    `mutation { duplicatePart(part: "${partId}", target: "${target}") { ok errorString part { id objectId } } }`,
  )
  return { partId: part.id, objectId: part.objectId }
}

test('[SL5] [SL20] a replaced file is removed, and so is a removed one', async () => {
  const first = await uploadSlides(fay, slides.objectId)
  expect(isStored(first.doc)).toBe(true)
  const second = await uploadSlides(fay, slides.objectId)
  await expect.poll(() => isStored(first.doc)).toBe(false)
  expect(isStored(second.doc)).toBe(true)
  await fay.act(`updatePresent(presentId: "${slides.objectId}", doc: "")`)
  await expect.poll(() => isStored(second.doc)).toBe(false)
})

test('[SL16] [SL22] copies share a file, in other sessions too; it is removed with the last of them', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId)
  const copy = await duplicateOf(slides)
  const elsewhere = await startSession(server, fay)
  const far = await duplicateOf(slides, elsewhere.workshopId)
  const urls = await Promise.all([slides, copy, far].map(({ objectId }) => fileUrl(server, fay, objectId)))
  for (const url of urls) expect(await statusOf(url)).toBe(200)
  expect((await seenSlides(fay, far.objectId)).doc).toBe(doc)

  await fay.act(`deletePart(part: "${slides.partId}")`)
  await uploadSlides(fay, copy.objectId)
  await server.services.files.removeUnused()
  expect([await statusOf(urls[0] ?? ''), await statusOf(urls[2] ?? '')]).toEqual([404, 200])
  expect(isStored(doc)).toBe(true)
  await fay.act(`eraseWorkshop(workshopId: "${elsewhere.workshopId}")`)
  expect(isStored(doc)).toBe(false)
  expect(await traces()).toMatchObject({ unused: 0 })
})

test('[SL22] [X1] [X3] a document outlives the deletion of its session, and neither the erasure nor the account', async () => {
  const ana = await signUpFacilitator(server, 'ana')
  const [kept, erased] = [await startSession(server, ana), await startSession(server, ana)]
  const docs = await Promise.all(
    [kept, erased].map(async ({ workshopId }) => {
      const { objectId } = await makeSlides(ana, workshopId)
      return (await uploadSlides(ana, objectId)).doc
    }),
  )
  await ana.act(`deleteWorkshop(id: "${erased.workshopId}")`)
  await server.services.files.removeUnused()
  expect(docs.map(isStored)).toEqual([true, true])
  await ana.act(`eraseWorkshop(workshopId: "${erased.workshopId}")`)
  expect(docs.map(isStored)).toEqual([true, false])
  await ana.act('deleteAccount(password: "correct horse 9")')
  expect(docs.map(isStored)).toEqual([false, false])
})

test('[W11] [SL22] an activity that is switched for another one takes its file along', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId)
  await fay.act(`createPartAndType(commonInfoData: { workshop: "${session.workshopId}" }, title: "New",
    type: "workshop | brainstorm", reusePartId: "${slides.partId}")`)
  await expect.poll(() => isStored(doc)).toBe(false)
})

const answerOf = async (answer: Response) => [
  ...[answer.status, answer.headers.get('error-code'), await answer.text()],
]
const unavailable = [503, filesUnavailable.code, filesUnavailable.sentence]
const toldOfStorage = (): number =>
  server.logLines.filter((line) => line.includes('file storage of Supabase')).length

test.each(['broken', 'away', 'silent'] as const)(
  '[SL20] [U23] while file storage is %s, its readers and uploads are told so within 5 s, and nothing is left or lost',
  async (trouble) => {
    const before = await uploadSlides(fay, slides.objectId)
    const url = await fileUrl(server, fay, slides.objectId)
    const known = toldOfStorage()
    storage.trouble = trouble
    onTestFinished(() => void (storage.trouble = null))
    const began = performance.now()
    const ranges = ['bytes=0-9', 'bytes=0-9,20-29']
    const reads = await Promise.all(ranges.map((range) => fetch(url, { headers: { range } })))
    expect(performance.now() - began).toBeLessThan(5000)
    for (const answer of reads) expect(await answerOf(answer)).toEqual(unavailable)
    // More than what the system takes for a receiver that takes nothing.
    const large = pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(20_000_000)) } })
    const refused = await fay.upload(slides.objectId, 'slides.pdf', large)
    expect(performance.now() - (storage.calledAt['POST'] ?? 0)).toBeLessThan(5000)
    expect(await answerOf(refused)).toEqual(unavailable)
    // A copy has the file of its original.
    await duplicateOf(slides)
    expect((await seenSlides(fay, slides.objectId)).doc).toBe(before.doc)
    // Once a minute.
    expect(toldOfStorage()).toBeGreaterThan(0)
    expect(toldOfStorage() - known).toBeLessThanOrEqual(1)
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toMatch(/plenum_supabase_storage_away_total [1-9]/)
    storage.trouble = null
    expect(await traces()).toMatchObject({ onTheirWay: [] })
    await server.services.files.removeUnused(anHourLater())
    expect(await traces()).toMatchObject({ unused: 0 })
    expect(await statusOf(url)).toBe(200)
    const after = await uploadSlides(fay, slides.objectId)
    expect(isStored(after.doc)).toBe(true)
  },
)

test('[U23] an upload to a session whose key cannot be read is answered when all of it has come', async () => {
  await server.restart()
  storage.trouble = 'away'
  onTestFinished(() => void (storage.trouble = null))
  const { token } = fay
  expect(await bluntUpload(server.url, slides.objectId, { token, bytes: 20_000_000 })).toEqual({
    ...{ status: 503, code: filesUnavailable.code },
  })
})

test('[U23] file storage that answers after 2.5 s is slow, not away', async () => {
  storage.trouble = 'slow'
  onTestFinished(() => void (storage.trouble = null))
  const { doc } = await uploadSlides(fay, slides.objectId)
  expect(isStored(doc)).toBe(true)
  expect(await statusOf(await fileUrl(server, fay, slides.objectId))).toBe(200)
})

test('[SL20] a connection that breaks off leaves nothing, and the document before stays', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId)
  const upload = await slowUpload(server.url, slides.objectId, fay.token)
  const begin = Buffer.from(pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(3_000_000)) } }))
  await upload.write(begin)
  await expect.poll(() => openUploads(server.dataDir)).toHaveLength(1)
  const broken = brokenUploads()
  const lines = server.logLines.length
  upload.sending.destroy()
  await expect.poll(brokenUploads, { timeout: 20_000 }).toBeGreaterThan(broken)
  // Of people who cancel, the log of errors says nothing.
  const levels = server.logLines.slice(lines).map((line) => (JSON.parse(line) as { level: unknown }).level)
  expect(levels.filter((level) => level === 'error' || Number(level) >= 50)).toEqual([])
  expect((await seenSlides(fay, slides.objectId)).doc).toBe(doc)
  expect(await traces()).toMatchObject({ unused: 0, onTheirWay: [] })
})

test('[SL20] [SL22] an erasure while file storage is away is finished later', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId)
  storage.trouble = 'broken'
  onTestFinished(() => void (storage.trouble = null))
  await fay.ask(`mutation { eraseWorkshop(workshopId: "${session.workshopId}") { ok errorString } }`)
  storage.trouble = null
  const erasing = startErasing(server.services)
  await erasing.run()
  await erasing.stop()
  expect(isStored(doc)).toBe(false)
})

test('[SL5] [SL19] two uploads at once leave one document and one file', async () => {
  const answers = await Promise.all([1, 2].map(() => fay.upload(slides.objectId, 'a.pdf', pdfWithPages(1))))
  for (const { status } of answers) expect([200, 409]).toContain(status)
  await server.services.files.removeUnused()
  const { doc } = await seenSlides(fay, slides.objectId)
  const accepted = answers.filter(({ ok }) => ok)
  const docs = await Promise.all(accepted.map(async (one) => ((await one.json()) as { doc: string }).doc))
  expect(docs.filter(isStored)).toEqual([doc])
  expect(await statusOf(await fileUrl(server, fay, slides.objectId))).toBe(200)
})

test('[SL21] of a large file only the part that is asked for is read from file storage', async () => {
  const large = pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(5_000_000)) } })
  await uploadSlides(fay, slides.objectId, large)
  const url = await fileUrl(server, fay, slides.objectId)
  const before = storage.bytes
  for (const range of ['bytes=-10', `bytes=${large.length - 10}-${large.length - 1}`]) {
    const part = await fetch(url, { headers: { range } })
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, Buffer.from(large.slice(-10))])
  }
  expect(storage.bytes - before).toBe(20)
})

test('[SL21] without room for a copy, the first of several parts is all that is read from file storage', async () => {
  const large = pdfWithPages(1, { objects: { 4: streamOf(Buffer.alloc(5_000_000)) } })
  await uploadSlides(fay, slides.objectId, large)
  const url = await fileUrl(server, fay, slides.objectId)
  const huge = server.services.files.turns.begin(begunUpload('x', { bytes: 2 ** 50 }))
  onTestFinished(() => huge.end())
  const before = storage.bytes
  const answer = await fetch(url, { headers: { range: 'bytes=10-29,4000000-4000009' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'application/pdf'])
  expect(answer.headers.get('content-range')).toBe(`bytes 10-29/${large.length}`)
  expect([bytes, storage.bytes - before]).toEqual([Buffer.from(large.slice(10, 30)), 20])
})

test('[SL20] bytes that arrived although file storage did not say so are removed an hour later', async () => {
  storage.losesAnswers = true
  onTestFinished(() => void (storage.losesAnswers = false))
  expect((await fay.upload(slides.objectId, 'a.pdf', pdfWithPages(1))).status).toBe(503)
  storage.losesAnswers = false
  const { rows } = await server.services.pool.query<{ path: string }>(
    `select path from public.stored_files where uploading_until > now()`,
  )
  const doc = rows[0]?.path.replace('slides/', '') ?? ''
  expect([rows.length, isStored(doc)]).toEqual([1, true])
  await server.services.files.removeUnused()
  expect(isStored(doc)).toBe(true)
  await server.services.files.removeUnused(anHourLater())
  expect(isStored(doc)).toBe(false)
  expect(await traces()).toMatchObject({ unused: 0 })
})

test('[SL20] bytes that file storage itself does not know of are removed as well', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId)
  // As if file storage had ended, or its database had been full, between its bytes and its row.
  await forgetInStorage(doc)
  expect(isStored(doc)).toBe(true)
  await fay.act(`updatePresent(presentId: "${slides.objectId}", doc: "")`)
  await expect.poll(() => isStored(doc)).toBe(false)
  // A file's row is deleted after its bytes.
  await expect.poll(traces).toMatchObject({ unused: 0 })
})

test('[SL16] a file that a copy takes while unused ones are looked for is kept', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId)
  const { pool } = server.services
  const path = `slides/${doc}`
  // The removal that an upload starts may not take it meanwhile.
  await pool.query(
    `update public.stored_files set uploading_until = now() + interval '30 minutes' where path = $1`,
    [path],
  )
  const { rows } = await pool.query('delete from public.presentations where object_id = $1 returning *', [
    slides.objectId,
  ])
  const [looking, since] = [await pool.connect(), await pool.connect()]
  onTestFinished(() => [looking, since].forEach((client) => client.release(true)))
  // Looks at what there was before the copy.
  await looking.query('begin isolation level repeatable read')
  await looking.query('select from public.presentations')
  await pool.query(
    `insert into public.presentations select * from jsonb_populate_record(null::public.presentations, $1)`,
    [JSON.stringify(rows[0])],
  )
  let queries = 0
  const transaction: Parameters<typeof takeUnusedFiles>[0] = {
    query: <Row extends object>(text: string | { text: string; values: unknown[] }, values?: unknown[]) => {
      const client = (queries += 1) === 1 ? looking : since
      return typeof text === 'string' ? client.query<Row>(text, values) : client.query<Row>(text)
    },
  }
  const { paths } = await takeUnusedFiles(transaction, anHourLater(), { most: 100, after: '' })
  expect(paths).not.toContain(path)
  expect([queries, isStored(doc)]).toEqual([2, true])
})
