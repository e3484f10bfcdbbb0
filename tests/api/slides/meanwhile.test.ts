import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeFacilitators } from '#support/calls/facilitators.ts'
import { signUpCalls } from '#support/calls/calls.ts'
import { startSession, signUpFacilitator } from '#support/calls/session.ts'
import type { TestFacilitator } from '#support/calls/session.ts'
import { makeSlides, seenSlides, uploadSlides, fileUrl } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { isStored, forgetInStorage, pathOf } from '#support/slides/fileStorage.ts'
import { openUploads, slowUpload } from '#support/slides/uploads.ts'
import { behindProxy, fay, server, slides, stageSlides, storage } from '#support/slides/stage.ts'
import { rm } from 'node:fs/promises'

let ben: TestFacilitator
const bensEmail = uniqueEmail('ben')

stageSlides(behindProxy())
beforeAll(async () => void (ben = await signUpCalls(server, bensEmail)))

/** The documents whose bytes were announced and that no activity has. */
async function unusedDocs(): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ path: string }>(
    `select path from public.stored_files
     where not exists (select from public.presentations where storage_path = path)`,
  )
  return rows.map(({ path }) => path.replace('slides/', ''))
}

async function rowsOf(objectId: string): Promise<unknown[]> {
  const sent = 'select storage_path from public.presentations where object_id = $1'
  return (await server.services.pool.query<{ storage_path: string }>(sent, [objectId])).rows.map(
    ({ storage_path }) => storage_path,
  )
}

interface Meanwhile {
  workshopId: string
  partId: string
}

test.each([
  {
    name: 'who uploads is no facilitator any more',
    happens: ({ workshopId }: Meanwhile) =>
      `removeFacilitator(workshopId: "${workshopId}", userId: "${ben.id}")`,
    refused: { status: 403, code: 'FORBIDDEN' },
    text: 'You are not allowed to do this.',
  },
  {
    name: 'the session has ended',
    happens: ({ workshopId }: Meanwhile) => `endWorkshop(workshopId: "${workshopId}")`,
    refused: { status: 409, code: 'sessionEnded' },
    text: 'This session has ended.',
  },
  {
    name: 'the activity is deleted',
    happens: ({ partId }: Meanwhile) => `deletePart(part: "${partId}")`,
    refused: { status: 404, code: 'NOT_FOUND' },
    text: 'This is no longer here.',
    isGone: true,
  },
])(
  '[SL20] [R1] an upload leaves nothing when $name meanwhile, while it is on its way or after its bytes were stored',
  async ({ happens, refused, text, isGone = false }) => {
    onTestFinished(() => void (storage.onStored = null))
    for (const isOnItsWay of [true, false]) {
      const { workshopId } = await startSession(server, fay)
      const { partId, objectId } = await makeSlides(fay, workshopId)
      await makeFacilitators(fay, workshopId, [bensEmail])
      const before = await uploadSlides(fay, objectId)
      const happen = () => fay.act(happens({ workshopId, partId }))
      let stored: string[] = []
      storage.onStored = async () => {
        stored = (await unusedDocs()).filter(isStored)
        if (!isOnItsWay) await happen()
      }
      const upload = await slowUpload(server.url, objectId, ben.token)
      await expect.poll(() => openUploads(server.dataDir)).toHaveLength(1)
      if (isOnItsWay) await happen()
      await upload.write(pdfWithPages(9))
      await upload.finish()
      expect([await upload.answer, await upload.text()]).toEqual([refused, text])
      expect(stored).not.toEqual([])
      await expect.poll(unusedDocs).toEqual([])
      expect(stored.filter(isStored)).toEqual([])
      expect(await openUploads(server.dataDir)).toEqual([])
      expect(await rowsOf(objectId)).toEqual(isGone ? [] : [`slides/${before.doc}`])
      if (!isGone) expect(await seenSlides(fay, objectId)).toMatchObject({ doc: before.doc, pages: 3 })
    }
  },
)

test('[SL20] [SL22] an activity that is deleted while its new document waits for its turn keeps no file', async () => {
  const { partId, objectId } = slides
  await uploadSlides(fay, objectId)
  const { ticks } = server.services
  const submit = ticks.submit.bind(ticks)
  vi.spyOn(ticks, 'submit').mockImplementationOnce(async (command) => {
    await fay.act(`deletePart(part: "${partId}")`)
    return submit(command)
  })
  const answer = await fay.upload(objectId, 'slides.pdf', pdfWithPages(9))
  expect([answer.status, answer.headers.get('error-code')]).toEqual([404, 'NOT_FOUND'])
  expect(await rowsOf(objectId)).toEqual([])
  await expect.poll(unusedDocs).toEqual([])
})

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

test('[SL21] a document whose bytes are lost is told from file storage that is away', async () => {
  for (const lost of ['bytes', 'row', 'proxy'] as const) {
    const { doc } = await uploadSlides(fay, slides.objectId)
    const url = await fileUrl(server, fay, slides.objectId)
    if (lost === 'bytes') await rm(pathOf(doc))
    if (lost === 'row') await forgetInStorage(doc)
    if (lost === 'proxy') storage.says = { status: 404, text: '<h1>Not Found</h1>' }
    onTestFinished(() => void (storage.says = null))
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      const answer = await fetch(url, { headers })
      expect([lost, answer.status, answer.headers.get('error-code')]).toEqual(
        lost === 'proxy' ? [lost, 503, 'filesUnavailable'] : [lost, 410, 'documentLost'],
      )
    }
    storage.says = null
  }
  // The way out: upload it again.
  await uploadSlides(fay, slides.objectId)
  expect(await statusOf(await fileUrl(server, fay, slides.objectId))).toBe(200)
})

test('[X3] [SL22] while file storage is away, an account is not deleted and nothing changes; afterwards all of it goes', async () => {
  const ana = await signUpFacilitator(server, 'ana')
  const { workshopId } = await startSession(server, ana)
  const { objectId } = await makeSlides(ana, workshopId)
  const { doc } = await uploadSlides(ana, objectId)
  const deletion = 'mutation { deleteAccount(password: "correct horse 9") { ok errorString errorCode } }'
  storage.trouble = 'broken'
  onTestFinished(() => void (storage.trouble = null))
  expect((await ana.ask(deletion)).data?.['deleteAccount']).toMatchObject({
    ...{ ok: false, errorCode: 'deletionUnavailable' },
  })
  storage.trouble = null
  // Neither signed out, nor without the session and its document.
  expect(await statusOf(await fileUrl(server, ana, objectId))).toBe(200)
  await ana.must(deletion)
  expect(isStored(doc)).toBe(false)
})
