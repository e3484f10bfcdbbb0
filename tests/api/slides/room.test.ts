import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { mostSlideBytesOfAccount } from '#domain/present/pdfFile.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { makeSlides, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { bombPdf } from '#support/pdf/hostilePdfs.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { watchBytesRead } from '#support/servers/bytesRead.ts'
import { bluntUpload, begunUpload, openUploads, slowUpload } from '#support/slides/uploads.ts'
import type { SlowUpload } from '#support/slides/uploads.ts'
import {
  ann,
  behindProxy,
  fay,
  server,
  session,
  slides,
  stageSlides,
  storage,
} from '#support/slides/stage.ts'

stageSlides(behindProxy())

const pdf = pdfWithPages(2)
const codeOf = (response: Response) => [response.status, response.headers.get('error-code')]

/** Level and code of the lines about refused uploads that the log has gained. */
const refusalsSince = (lines: number): unknown[] =>
  server.logLines.slice(lines).flatMap((line) => {
    const { msg, level, status, code } = JSON.parse(line) as Record<string, unknown>
    return msg === 'request' && Number(status) >= 500 ? [[level, code]] : []
  })
/** Of pino. */
const [warn, error] = [40, 50]
const cancelled = (): number => server.logLines.filter((line) => line.includes('was cancelled')).length

test('[SL25] a person has two uploads at a time, and the next one as soon as one of them has ended', async () => {
  const eve = await signUpFacilitator(server, 'eve')
  const eves = await makeSlides(eve, (await startSession(server, eve)).workshopId)
  const one = await slowUpload(server.url, slides.objectId, fay.token)
  const other = await slowUpload(server.url, slides.objectId, fay.token)
  await expect.poll(() => openUploads(server.dataDir)).toHaveLength(2)
  const lines = server.logLines.length
  expect(codeOf(await fay.upload(slides.objectId, 'a.pdf', pdf))).toEqual([503, 'uploadsBusy'])
  await expect.poll(() => refusalsSince(lines)).toEqual([[warn, 'uploadsBusy']])
  expect((await eve.upload(eves.objectId, 'a.pdf', pdf)).ok).toBe(true)
  await one.write(pdf)
  await one.finish()
  expect(await one.answer).toEqual({ status: 200, code: null })
  expect((await fay.upload(slides.objectId, 'a.pdf', pdf)).ok).toBe(true)
  const before = cancelled()
  other.sending.destroy()
  await expect.poll(cancelled).toBe(before + 1)
})

test('[SL25] two slow uploads of each of ten accounts keep nobody else from uploading', async () => {
  const slow: SlowUpload[] = []
  for (let account = 0; account < 10; account += 1) {
    const eve = await signUpFacilitator(server, `eve${account}`)
    const { objectId } = await makeSlides(eve, (await startSession(server, eve)).workshopId)
    for (const _each of [1, 2]) slow.push(await slowUpload(server.url, objectId, eve.token, 50_000_000))
  }
  await expect.poll(() => openUploads(server.dataDir)).toHaveLength(slow.length)
  expect(codeOf(await fay.upload(slides.objectId, 'a.pdf', pdf))).toEqual([200, null])
  for (const { sending } of slow) sending.destroy()
  await expect.poll(() => openUploads(server.dataDir)).toEqual([])
})

test('[SL5] of two uploads at a time the one that began later wins', async () => {
  const older = await slowUpload(server.url, slides.objectId, fay.token)
  const newer = await uploadSlides(fay, slides.objectId, pdf)
  await older.write(pdf)
  await older.finish()
  expect(await older.answer).toEqual({ status: 409, code: 'uploadOvertaken' })
  expect((await seenSlides(fay, slides.objectId)).doc).toBe(newer.doc)
})

test('[SL20] an upload that is cancelled while its file waits to be checked changes nothing', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId, pdf)
  const eve = await signUpFacilitator(server, 'eve')
  const eves = await makeSlides(eve, (await startSession(server, eve)).workshopId)
  const bomb = eve.upload(eves.objectId, 'bomb.pdf', bombPdf())
  await expect.poll(() => openUploads(server.dataDir)).toHaveLength(1)
  const waiting = await slowUpload(server.url, slides.objectId, fay.token)
  await waiting.write(pdfWithPages(9))
  await waiting.finish()
  await expect.poll(() => openUploads(server.dataDir)).toHaveLength(2)
  const before = cancelled()
  waiting.sending.destroy()
  expect(codeOf(await bomb)).toEqual([422, 'pdfTooComplex'])
  await expect.poll(cancelled).toBe(before + 1)
  expect(await seenSlides(fay, slides.objectId)).toMatchObject({ doc, pages: 2 })
  expect(await openUploads(server.dataDir)).toEqual([])
}, 60_000)

const megabyte = 1024 * 1024
/** What the server's system and Node have read ahead of what was asked for. */
const readAhead = 0.5 * megabyte

/** Sends until the server takes no more. */
async function sendOn({ write }: Pick<SlowUpload, 'write'>, most: number): Promise<void> {
  const piece = new Uint8Array(megabyte)
  for (let sent = 0; sent < most; sent += megabyte) if (await write(piece).then(Boolean, () => true)) break
}

/** Resolves however it ends. */
function closeOf(sending: ClientRequest): Promise<void> {
  sending.on('error', () => undefined)
  return new Promise((resolve) => sending.once('close', resolve))
}

test('[SL25] [SL19] who may not upload is told so at once, and at most a megabyte of what they send is read', async () => {
  for (const [token, objectId, refused] of [
    [null, slides.objectId, { status: 401, code: 'UNAUTHENTICATED' }],
    [ann.token, slides.objectId, { status: 403, code: 'FORBIDDEN' }],
    [fay.token, 'nowhere', { status: 404, code: 'NOT_FOUND' }],
    [fay.token, 'nowhere%00', { status: 404, code: 'NOT_FOUND' }],
  ] as const) {
    const bytesRead = watchBytesRead((path) => path.startsWith('/api/sendpdf/'))
    const upload = await slowUpload(server.url, objectId, token)
    // The answer does not wait for the file.
    expect(await upload.answer).toEqual(refused)
    const closed = closeOf(upload.sending)
    await Promise.race([closed, sendOn(upload, 50 * megabyte)])
    await closed
    expect(bytesRead()).toBeLessThan(megabyte + readAhead)
  }
})

test('[SL25] whoever may upload reads why it was in vain, also when they send everything before', async () => {
  const eve = await signUpFacilitator(server, 'eve')
  const eves = await startSession(server, eve)
  const { objectId } = await makeSlides(eve, eves.workshopId)
  const { turns } = server.services.files
  const refused = (contentType?: string) =>
    bluntUpload(server.url, objectId, {
      token: eve.token,
      bytes: 40 * megabyte,
      ...(contentType && { contentType }),
    })
  const going = [1, 2].map(() => turns.begin(begunUpload(eve.id)))
  expect(await refused()).toEqual({ status: 503, code: 'uploadsBusy' })
  for (const turn of going) turn.end()
  expect(await refused('application/pdf')).toEqual({ status: 400, code: 'BAD_USER_INPUT' })
  while (await server.services.limits.slideUpload.take(eve.id));
  expect(await refused()).toEqual({ status: 429, code: 'RATE_LIMITED' })
  await eve.act(`endWorkshop(workshopId: "${eves.workshopId}")`)
  expect(await refused()).toEqual({ status: 409, code: 'sessionEnded' })
})

test('[SL25] what is sent to any other address is read no further either', async () => {
  for (const [path, status] of [
    ['/api/getpdf/a/b/c', 404],
    ['/api/nothing', 404],
    ['/', 405],
    ['/graphql', 415],
  ] as const) {
    const bytesRead = watchBytesRead((at) => at === path)
    const sending = request(`${server.url}${path}`, { method: 'POST' })
    const closed = closeOf(sending)
    sending.write('x')
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    expect([path, answer.statusCode]).toEqual([path, status])
    answer.resume()
    const write = (bytes: Uint8Array): Promise<void> =>
      new Promise((resolve, reject) =>
        sending.write(bytes, (failure) => (failure ? reject(failure) : resolve())),
      )
    await Promise.race([closed, sendOn({ write }, 50 * megabyte)])
    await closed
    expect(bytesRead()).toBeLessThan(megabyte + readAhead)
  }
})

test('[SL25] a refused file that is small is read to its end, and its connection serves the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ports = new Set<number | undefined>()
  for (let count = 0; count < 3; count += 1) {
    const sending = request(`${server.url}/api/sendpdf/${slides.objectId}/a.pdf`, { method: 'POST', agent })
    sending.write('x'.repeat(megabyte / 2))
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(401)
    ports.add(answer.socket.localPort)
    sending.end()
    await once(answer.resume(), 'end')
  }
  expect(ports.size).toBe(1)
})

test('[SL25] what the workshops of an account have is bounded; copies count once, and replacing makes room', async () => {
  const { doc } = await uploadSlides(fay, slides.objectId, pdf)
  const other = await makeSlides(fay, session.workshopId)
  const size = (megabytes: number) =>
    server.services.pool.query(`update public.stored_files set bytes = $1 where path = $2`, [
      megabytes * 1024 * 1024,
      `slides/${doc}`,
    ])
  await size(limits.slideMegabytesOfAccount)
  const refused = await fay.upload(other.objectId, 'a.pdf', pdf)
  expect([...codeOf(refused), refused.headers.get('error-values')]).toEqual([422, 'slidesFull', '2000'])
  await size(limits.slideMegabytesOfAccount - 1)
  await fay.act(`duplicatePart(part: "${slides.partId}", target: "${session.workshopId}")`)
  expect((await fay.upload(other.objectId, 'a.pdf', pdf)).ok).toBe(true)
  const eve = await signUpFacilitator(server, 'eve')
  const eves = await makeSlides(eve, (await startSession(server, eve)).workshopId)
  await size(limits.slideMegabytesOfAccount)
  expect((await eve.upload(eves.objectId, 'a.pdf', pdf)).ok).toBe(true)
  await size(1)
})

test('[SL25] while the disk has too little room for what is on its way, nothing more is accepted', async () => {
  const huge = server.services.files.turns.begin(begunUpload('x', { bytes: 2 ** 50 }))
  const lines = server.logLines.length
  expect(codeOf(await fay.upload(slides.objectId, 'a.pdf', pdf))).toEqual([507, 'uploadNoRoom'])
  // A full disk is something to know of, and nothing to be woken up for.
  await expect.poll(() => refusalsSince(lines)).toEqual([[error, 'uploadNoRoom']])
  huge.end()
  expect((await fay.upload(slides.objectId, 'a.pdf', pdf)).ok).toBe(true)
})

test('[SL25] of two uploads at once only one takes the last room of an account, and the other leaves nothing', async () => {
  const { pool } = server.services
  const eve = await signUpFacilitator(server, 'eve')
  const { workshopId } = await startSession(server, eve)
  const [before, ...two] = await Promise.all([1, 2, 3].map(() => makeSlides(eve, workshopId)))
  const large = pdfWithPages(40)
  const { doc } = await uploadSlides(eve, before?.objectId ?? '')
  await pool.query(`update public.stored_files set bytes = $1 where path = $2`, [
    Math.ceil(mostSlideBytesOfAccount - 1.5 * large.length),
    `slides/${doc}`,
  ])
  // The bytes of both are stored before either is shown.
  const areStored = Promise.withResolvers<undefined>()
  let stored = 0
  storage.onStored = () => {
    if ((stored += 1) === two.length) areStored.resolve(undefined)
    return areStored.promise
  }
  onTestFinished(() => void (storage.onStored = null))
  const answers = await Promise.all(two.map(({ objectId }) => eve.upload(objectId, 'a.pdf', large)))
  expect(answers.map((answer) => codeOf(answer).join(' ')).toSorted()).toEqual(['200 ', '422 slidesFull'])
  const shown = await Promise.all(two.map(({ objectId }) => seenSlides(eve, objectId)))
  expect(shown.filter((one) => one.doc !== null)).toHaveLength(1)
  const unused = async () =>
    (
      await pool.query(`select from public.stored_files
        where not exists (select from public.presentations where storage_path = path)`)
    ).rows
  await expect.poll(unused).toEqual([])
})
