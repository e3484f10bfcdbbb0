import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { fileUrl, makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { forgetInStorage, isStored, pathOf } from '#support/slides/fileStorage.ts'
import { behindProxy, fay, server, slides, stageSlides, storage } from '#support/slides/stage.ts'

stageSlides(behindProxy())

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
        lost === 'proxy' ? [lost, 503, 'unexplained'] : [lost, 410, 'documentLost'],
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
  storage.isAway = true
  onTestFinished(() => void (storage.isAway = false))
  expect((await ana.ask(deletion)).data?.['deleteAccount']).toMatchObject({
    ...{ ok: false, errorCode: 'deletionUnavailable' },
  })
  storage.isAway = false
  // Neither signed out, nor without the session and its document.
  expect(await statusOf(await fileUrl(server, ana, objectId))).toBe(200)
  await ana.must(deletion)
  expect(isStored(doc)).toBe(false)
})
