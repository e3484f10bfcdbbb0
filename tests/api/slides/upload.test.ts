import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { notPdfs, bombPdf, damagedPdfs, encryptedPdf, oddPdfs } from '#support/pdf/hostilePdfs.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { openUploads } from '#support/slides/uploads.ts'
import { ann, fay, server, session, slides, stageSlides } from '#support/slides/stage.ts'

stageSlides()

const megabyte = 1024 * 1024

/** Rows and files that tell of an upload. */
async function traces() {
  const { rows } = await server.services.pool.query<{ files: number; presentations: number }>(
    `select (select count(*)::int from public.stored_files) as files,
      (select count(*)::int from public.presentations) as presentations`,
  )
  const onTheirWay = await openUploads(server.dataDir)
  return { ...rows[0], onTheirWay }
}

function send(objectId: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/sendpdf/${objectId}/slides.pdf`, {
    method: 'POST',
    headers: { authorization: `JWT ${fay.token}`, ...headers },
    body,
  })
}

async function refusalOf(response: Response) {
  const { status, headers } = response
  return {
    status,
    code: headers.get('error-code'),
    values: headers.get('error-values'),
    text: await response.text(),
  }
}

test('[SL1] [SL19] an uploaded document is there for everyone, under an id of its own', async () => {
  const none = { fileName: null, doc: null, pages: 0, token: null }
  for (const who of [fay, ann]) expect(await seenSlides(who, slides.objectId)).toEqual(none)
  const first = await uploadSlides(fay, slides.objectId, pdfWithPages(7), 'Kick-off.pdf')
  expect(first).toEqual({ doc: expect.any(String) as string, fileName: 'Kick-off.pdf', pages: 7 })
  for (const who of [fay, ann])
    expect(await seenSlides(who, slides.objectId)).toEqual({ ...first, token: expect.any(String) as string })
  const second = await uploadSlides(fay, slides.objectId, pdfWithPages(7), 'Kick-off.pdf')
  expect(second.doc).not.toBe(first.doc)
  expect(await traces()).toMatchObject({ onTheirWay: [] })
})

test.each(Object.entries(notPdfs()))(
  '[SL19] %s named .pdf is no PDF, and nothing is changed',
  async (_what, file) => {
    const { doc } = await uploadSlides(fay, slides.objectId)
    const before = await traces()
    expect(await refusalOf(await fay.upload(slides.objectId, 'slides.pdf', file))).toEqual({
      ...{ status: 415, code: 'notPdf', values: null, text: 'File is not a PDF' },
    })
    expect((await seenSlides(fay, slides.objectId)).doc).toBe(doc)
    expect(await traces()).toEqual(before)
  },
)

test('[SL19] a file of 50 MB is accepted, a larger one is too large', async () => {
  const withPicture = (bytes: number) => pdfWithPages(2, { objects: { 4: streamOf(Buffer.alloc(bytes)) } })
  const padded = (bytes: number) => withPicture(50_000_000 + bytes - withPicture(50_000_000).length)
  const most = limits.slideMegabytes * megabyte
  const file = padded(most)
  expect(file).toHaveLength(most)
  const large = await uploadSlides(fay, slides.objectId, file)
  expect(large.pages).toBe(2)
  for (const more of [1, 3 * megabyte, 50 * megabyte])
    expect(
      await refusalOf(await fay.upload(slides.objectId, 'slides.pdf', Buffer.concat([file], most + more))),
    ).toEqual({
      ...{ status: 413, code: 'pdfTooLarge', values: '50' },
      text: 'This file is too large. A presentation has at most 50 MB.',
    })
  expect((await seenSlides(fay, slides.objectId)).doc).toBe(large.doc)
}, 120_000)

test('[SL19] one file, in a multipart form, in the field "file"', async () => {
  const pdf = new Blob([pdfWithPages(1)])
  const two = new FormData()
  for (const name of ['one.pdf', 'two.pdf']) two.append('file', pdf, name)
  const elsewhere = new FormData()
  elsewhere.set('other', pdf, 'slides.pdf')
  for (const form of [two, elsewhere, new FormData()])
    expect(await refusalOf(await send(slides.objectId, form))).toMatchObject({
      status: 400,
      code: 'uploadOneFile',
    })
  for (const body of ['{"file": 1}', 'x'.repeat(megabyte)])
    expect((await send(slides.objectId, body, { 'content-type': 'application/json' })).status).toBe(400)
  const brokenOff = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and'
  const answer = await send(slides.objectId, brokenOff, { 'content-type': 'multipart/form-data; boundary=x' })
  expect(await refusalOf(answer)).toMatchObject({ status: 400, code: 'uploadFailed', text: 'Upload failed' })
  expect((await seenSlides(fay, slides.objectId)).doc).toBeNull()
  expect(await traces()).toMatchObject({ onTheirWay: [] })
})

test('[SL1] a document is removed by an empty `doc`; any other one than the present one does not exist', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId)
  const update = (value: string) =>
    fay.ask(
      `mutation ($id: ID!, $doc: String) { updatePresent(presentId: $id, doc: $doc) {
      ok presentPdf { doc pages } } }`,
      { id: slides.objectId, doc: value },
    )
  expect((await update('other')).codes).toEqual(['NOT_FOUND'])
  expect((await update(doc)).data).toEqual({ updatePresent: { ok: true, presentPdf: { doc, pages: 3 } } })
  expect((await update('')).data).toEqual({
    updatePresent: { ok: true, presentPdf: { doc: null, pages: 0 } },
  })
  const comment = `mutation { createPresentComment(presentId: "${slides.objectId}", page: 1, text: "Hi") {
    ok errorString errorCode } }`
  expect((await fay.ask(comment)).data).toEqual({
    createPresentComment: {
      ok: false,
      errorString: 'These slides have no document yet. Please upload one first.',
      errorCode: 'documentFirst',
    },
  })
})

test('[SL5] a removal that expects another document than the present one removes nothing, and a retry is no error', async () => {
  const { doc: before } = await uploadSlides(fay, slides.objectId)
  const { doc } = await uploadSlides(fay, slides.objectId)
  const remove = async (expected: string) => {
    const { data } = await fay.ask(
      `mutation ($id: ID!, $expected: ID) {
      updatePresent(presentId: $id, doc: "", expectedDoc: $expected, allowNavigation: true) {
      ok errorCode presentPdf { doc allowNavigation } } }`,
      { id: slides.objectId, expected },
    )
    return data?.['updatePresent']
  }
  expect(await remove(before)).toEqual({ ok: false, errorCode: 'removalOvertaken', presentPdf: null })
  const read = `{ presentPdf(id: "${slides.objectId}") { doc allowNavigation } }`
  expect(await fay.must(read)).toEqual({ doc, allowNavigation: false })
  for (const _time of [1, 2])
    expect(await remove(doc)).toEqual({
      ...{ ok: true, errorCode: null, presentPdf: { doc: null, allowNavigation: true } },
    })
})

test('[U7] [SL21] no log line holds a token, a file name or what is in the file', async () => {
  await uploadSlides(fay, slides.objectId, pdfWithPages(1, { text: 'unspeakable' }), 'secret plans.pdf')
  const log = server.logLines.join('')
  expect(log).toContain(`/api/sendpdf/${slides.objectId}/…`)
  for (const secret of ['secret plans', 'secret%20plans', 'unspeakable', fay.token])
    expect(log).not.toContain(secret)
})

test('[SL7] [SL9] a shorter document and a removed one take the room along', async () => {
  const roomPage = async (): Promise<unknown> =>
    (await fay.must(`{ workshop(id: "${session.workshopId}") { state { pdfPage } } }`))['state']
  await uploadSlides(fay, slides.objectId, pdfWithPages(10))
  await fay.act(
    `updateState(workshopId: "${session.workshopId}", activePartId: "${slides.partId}", currentState: "RU", pdfPage: 8)`,
  )
  await uploadSlides(fay, slides.objectId, pdfWithPages(3))
  expect(await roomPage()).toEqual({ pdfPage: 3 })
  await fay.act(`updatePresent(presentId: "${slides.objectId}", doc: "")`)
  expect(await roomPage()).toEqual({ pdfPage: 1 })
})

test.each(['createPartAndType', 'updatePart', 'updatePartAndTypeTitle'])(
  '[SL4] %s refuses a title of 75 characters',
  async (call) => {
    const made = `commonInfoData: { workshop: "${session.workshopId}" }, type: "workshop | present pdf"`
    const about = call === 'createPartAndType' ? made : `id: "${slides.partId}"`
    const named = (length: number) =>
      fay.ask(`mutation { ${call}(${about}, title: "${'x'.repeat(length)}") { errorCode } }`)
    expect((await named(75)).data).toEqual({ [call]: { errorCode: 'textTooLong' } })
    expect((await named(74)).data).toEqual({ [call]: { errorCode: null } })
  },
)

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
  await fay.act(`updatePresent(presentId: "${slides.objectId}", doc: "")`)
  for (const pages of [limits.slidePages + 1, 10_000])
    expect(await refusal(pdfWithPages(pages))).toBe('pdfTooManyPages')
}, 60_000)

test('[HT17] [SL19] a bomb of a few kilobytes is stopped in a process of its own, and the server answers meanwhile', async () => {
  const bomb = bombPdf()
  expect(bomb.length).toBeLessThan(200_000)
  const before = process.memoryUsage.rss()
  const outcome: string[] = []
  const stopped = refusal(bomb).then((code) => outcome.push(code ?? 'no code'))
  for (let count = 0; count < 20; count += 1) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    outcome.push('answered')
  }
  await stopped
  // The server runs in this thread. Reading the file here would let these answers wait until it is refused.
  expect(outcome).toEqual([...Array.from({ length: 20 }, () => 'answered'), 'pdfTooComplex'])
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024)
}, 60_000)

test.each(Object.entries(oddPdfs()))('[SL19] shown all the same: %s', async (_what, { file, pages }) => {
  expect((await uploadSlides(fay, slides.objectId, file)).pages).toBe(pages)
})
