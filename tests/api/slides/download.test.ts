import { EncryptJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { deriveKey } from '#server/access/keys.ts'
import { allowances, downloadRequestCost } from '#server/limits/limits.ts'
import { openProjector, openRemote } from '#support/calls/remote.ts'
import { signUpFacilitator } from '#support/calls/session.ts'
import { fileUrl, makeSlides, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages, streamOf } from '#support/pdf/makePdf.ts'
import { ann, fay, present, server, session, slides, stageSlides } from '#support/slides/stage.ts'

const pdf = Buffer.from(pdfWithPages(3, { text: 'Read me' }))

stageSlides()
beforeEach(() => uploadSlides(fay, slides.objectId, new Uint8Array(pdf), 'Åsas plan.pdf'))

const read = async (url: string, headers: HeadersInit) => {
  const response = await fetch(url, { headers })
  return { status: response.status, headers: response.headers, bytes: await bytesOf(response) }
}
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())
const statusOf = async (url: string): Promise<number> => (await fetch(url)).status
const presentSlides = () => present({ ...session, partId: slides.partId })

test('[SL21] the document is an attachment that nothing is executed of, kept by no cache', async () => {
  const response = await fetch(await fileUrl(server, ann, slides.objectId))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename="Asas plan.pdf"; filename*=UTF-8''%C3%85sas%20plan.pdf`,
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  })
  expect(await bytesOf(response)).toEqual(pdf)
})

test.each([
  ['bytes=100-109', 100],
  ['bytes=-10', pdf.length - 10],
])('[SL21] %s is answered with that part', async (range, first) => {
  const { status, headers, ...rest } = await read(await fileUrl(server, ann, slides.objectId), { range })
  const about = [headers.get('content-range'), headers.get('content-length')]
  expect([status, ...about]).toEqual([206, `bytes ${first}-${first + 9}/${pdf.length}`, '10'])
  expect(rest.bytes).toEqual(pdf.subarray(first, first + 10))
})

test('[SL21] several parts are one answer', async () => {
  const url = await fileUrl(server, ann, slides.objectId)
  const response = await fetch(url, { headers: { range: 'bytes=0-9,100-104' } })
  const [type, boundary = ''] = response.headers.get('content-type')?.split('; boundary=') ?? []
  expect([response.status, type]).toEqual([206, 'multipart/byteranges'])
  const bytes = await bytesOf(response)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  const parts = bytes.toString('latin1').split(`--${boundary}`)
  const about = (range: string) =>
    `content-type: application/pdf\r\ncontent-range: bytes ${range}/${pdf.length}`
  expect(parts).toEqual([
    '',
    `\r\n${about('0-9')}\r\n\r\n${pdf.subarray(0, 10).toString('latin1')}\r\n`,
    `\r\n${about('100-104')}\r\n\r\n${pdf.subarray(100, 105).toString('latin1')}\r\n`,
    '--\r\n',
  ])
})

test('[SL21] a range behind the end is refused, and HEAD answers without content', async () => {
  const url = await fileUrl(server, ann, slides.objectId)
  for (const range of [`bytes=${pdf.length}-`, 'bytes=-0']) {
    const { status, headers } = await fetch(url, { headers: { range } })
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${pdf.length}`])
  }
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(pdf.length),
    '',
  ])
})

test('[SL21] rights are asked again at each request', async () => {
  const [anns, fays] = [
    await fileUrl(server, ann, slides.objectId),
    await fileUrl(server, fay, slides.objectId),
  ]
  expect([await statusOf(anns), await statusOf(fays)]).toEqual([200, 200])
  await fay.act(`updatePartVisibility(partId: "${slides.partId}", hidden: true)`)
  expect([await statusOf(anns), await statusOf(fays)]).toEqual([403, 200])
  expect((await ann.ask(`{ presentPdf(id: "${slides.objectId}") { token } }`)).codes).toEqual(['FORBIDDEN'])
  await fay.act(`updatePartVisibility(partId: "${slides.partId}", hidden: false)`)
  expect(await statusOf(anns)).toBe(200)
  await fay.act(`removeParticipant(workshopId: "${session.workshopId}", userId: "${ann.id}")`)
  expect(await statusOf(anns)).toBe(403)
  await fay.act(`deletePart(part: "${slides.partId}")`)
  expect(await statusOf(fays)).toBe(404)
})

test('[SL21] [U6] who signs out takes their tokens for files along', async () => {
  const second = await session.join()
  const url = await fileUrl(server, second, slides.objectId)
  expect(await statusOf(url)).toBe(200)
  await second.act('logout')
  expect(await statusOf(url)).toBe(401)
  expect(await statusOf(await fileUrl(server, ann, slides.objectId))).toBe(200)
})

test('[J1] [SL21] the room’s screen reads the presented document and no other one', async () => {
  const screen = await openProjector(server, fay, session.workshopId)
  expect((await seenSlides(screen, slides.objectId)).token).toBeNull()
  await presentSlides()
  const url = await fileUrl(server, screen, slides.objectId)
  expect(await statusOf(url)).toBe(200)
  const other = await makeSlides(fay, session.workshopId)
  await uploadSlides(fay, other.objectId)
  expect((await seenSlides(screen, other.objectId)).token).toBeNull()
  await fay.act(`setStatePA(workshopId: "${session.workshopId}")`)
  expect(await statusOf(url)).toBe(403)
  await presentSlides()
  expect(await statusOf(url)).toBe(200)
  await fay.act(`revokeProjectorLink(workshopId: "${session.workshopId}")`)
  expect(await statusOf(url)).toBe(401)
})

test('[J4] [SL21] a paired phone reads the document until it is disconnected', async () => {
  const phone = await openRemote(server, fay, session.workshopId)
  const url = await fileUrl(server, phone, slides.objectId)
  expect(await statusOf(url)).toBe(200)
  await fay.act(`disconnectRemote(workshopId: "${session.workshopId}", remoteId: "${phone.remoteId}")`)
  expect(await statusOf(url)).toBe(401)
})

test('[SL5] a replaced document is refused at once, and the new one is there', async () => {
  const before = await fileUrl(server, ann, slides.objectId)
  const next = pdfWithPages(5, { text: 'Newer' })
  await uploadSlides(fay, slides.objectId, next)
  expect(await statusOf(before)).toBe(404)
  const now = await fetch(await fileUrl(server, ann, slides.objectId))
  expect(await bytesOf(now)).toEqual(Buffer.from(next))
  await fay.act(`updatePresent(presentId: "${slides.objectId}", doc: "")`)
  expect((await seenSlides(ann, slides.objectId)).token).toBeNull()
})

test('[SL21] a token that is forged, expired or of another activity opens nothing', async () => {
  const { token } = await seenSlides(ann, slides.objectId)
  const other = await makeSlides(fay, session.workshopId)
  await uploadSlides(fay, other.objectId)
  const at = (objectId: string, given: string) =>
    statusOf(`${server.url}/api/getpdf/${objectId}/a.pdf/${given}`)
  expect(await at(slides.objectId, token ?? '')).toBe(200)
  expect(await at(other.objectId, token ?? '')).toBe(403)
  const claims = {
    obj: slides.objectId,
    file: 'x',
    pass: { caller: { kind: 'account', userId: fay.id, expiresAt: null }, origin: null },
  }
  const seal = (typ: string, purpose: string, expiry: string) =>
    new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ })
      .setIssuer('plenum')
      .setIssuedAt()
      .setExpirationTime(expiry)
      .encrypt(new Uint8Array(deriveKey(server.services.appSecret, purpose)))
  for (const forged of [
    await seal('plenum-file', 'file tokens', '-1s'),
    await seal('plenum-export', 'file tokens', '1m'),
    await seal('plenum-file', 'export tokens', '1m'),
    // Nothing tells whether it was revoked.
    await seal('plenum-file', 'file tokens', '1m'),
    `${token}x`,
    fay.token,
    'none',
  ])
    expect(await at(slides.objectId, forged)).toBe(401)
})

test('[A3] [SL21] an address names nobody, and no log line holds its token or the name of the file', async () => {
  const url = await fileUrl(server, ann, slides.objectId)
  const [, payload = ''] = url.split(`${slides.objectId}/`)
  expect(Buffer.from(payload.replaceAll('.', ''), 'base64url').toString('latin1')).not.toContain(ann.id)
  for (const address of [url, `${url}/`, url.replace('/api/', '//api/')]) await fetch(address)
  const log = server.logLines.join('')
  expect(log).toContain(`/api/getpdf/${slides.objectId}/…`)
  for (const secret of [url.split('/').at(-1) ?? '', 'plan.pdf']) expect(log).not.toContain(secret)
})

test('[K4] [SL21] whoever may open a public template reads its document', async () => {
  const { workshop } = await fay.must<{
    workshop: { id: string; parts: { objectId: string; partName: string }[] }
  }>(
    `mutation { createWorkshop(workshopName: "T", templateName: "T", template: true, sourceWorkshopId: "${session.workshopId}") {
      ok errorString workshop { id parts { objectId partName } } } }`,
  )
  const copy = workshop.parts.find(({ partName }) => partName === 'Slides')?.objectId ?? ''
  const stranger = await signUpFacilitator(server, 'sue')
  const asked = `{ presentPdf(id: "${copy}") { token } }`
  expect((await stranger.ask(asked)).codes).toEqual(['FORBIDDEN'])
  await fay.act(`updateWorkshop(workshopId: "${workshop.id}", templatePublic: true)`)
  expect(await bytesOf(await fetch(await fileUrl(server, stranger, copy)))).toEqual(pdf)
})

test('[SL21] who downloads without end is slowed down, and nobody else', async () => {
  const [anns, fays] = [
    await fileUrl(server, ann, slides.objectId),
    await fileUrl(server, fay, slides.objectId),
  ]
  const { burst } = allowances.slideDownload
  // All but three requests of what Ann may read at once.
  server.services.limits.slideDownload.charge(ann.id, burst - 3 * (downloadRequestCost + 1))
  const last = () => fetch(anns, { headers: { range: 'bytes=-1' } })
  for (let count = 0; count < 3; count += 1) expect((await last()).status).toBe(206)
  // It refills while these requests take their time.
  server.services.limits.slideDownload.charge(ann.id, 10 * allowances.slideDownload.perSecond)
  const refused = await last()
  expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'RATE_LIMITED'])
  // Asking for what is not there costs the server as much as asking for a byte.
  const behindTheEnd = { headers: { range: `bytes=${pdf.length}-` } }
  server.services.limits.slideDownload.charge(ann.id, 10 * allowances.slideDownload.perSecond)
  expect((await fetch(anns, behindTheEnd)).status).toBe(429)
  expect(await statusOf(fays)).toBe(200)
})

const people = 200
const megabytes = 5

/** Reads an answer to its end and keeps none of it. */
async function readOf(answer: Response): Promise<{ status: number; bytes: number }> {
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length
  return { status: answer.status, bytes }
}

test(`[SL21] ${people} people behind one address read a document of ${megabytes} MB at once`, async () => {
  const { objectId } = slides
  const picture = streamOf(Buffer.alloc(megabytes * 1_000_000, 'x'))
  const file = pdfWithPages(30, { objects: { 4: picture } })
  await uploadSlides(fay, objectId, file)
  const urls = await Promise.all(
    Array.from({ length: people }, async () => fileUrl(server, await session.join(), objectId)),
  )
  const answered = await Promise.all(
    urls.map(async (url) => {
      // As the viewer does: all of it, and before that comes the parts that it needs first.
      const whole = fetch(url).then(readOf)
      const parts = [`bytes=${file.length - 262_144}-`, 'bytes=0-262143', 'bytes=1048576-1310719'].map(
        async (range) => readOf(await fetch(url, { headers: { range } })),
      )
      return Promise.all([whole, ...parts])
    }),
  )
  const part = { status: 206, bytes: 262_144 }
  for (const one of answered) expect(one).toEqual([{ status: 200, bytes: file.length }, part, part, part])
}, 120_000)
