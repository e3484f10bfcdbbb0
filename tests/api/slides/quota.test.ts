import { expect, inject, onTestFinished, test } from 'vitest'
import { mostSlideBytesOfAccount } from '#domain/present/pdfFile.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { makeSlides, seenSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { startTestServer } from '#support/servers/server.ts'
import { storageProxy } from '#support/servers/storageProxy.ts'

test('[SL25] of two uploads at once only one takes the last room of an account, and the other leaves nothing', async () => {
  const storage = await storageProxy(inject('supabase'))
  onTestFinished(storage.stop)
  const server = await startTestServer({}, { supabaseUrl: storage.supabaseUrl })
  onTestFinished(() => server.stop())
  const { pool } = server.services
  const fay = await signUpFacilitator(server)
  const sessions = [await startSession(server, fay), await startSession(server, fay)]
  const [before, ...slides] = await Promise.all(
    [sessions[0], ...sessions].map((session) => makeSlides(fay, session?.workshopId ?? '')),
  )
  const pdf = pdfWithPages(40)
  const { doc } = await uploadSlides(fay, before?.objectId ?? '')
  await pool.query(`update public.stored_files set bytes = $1 where path = $2`, [
    Math.ceil(mostSlideBytesOfAccount - 1.5 * pdf.length),
    `slides/${doc}`,
  ])
  // The bytes of both are stored before either is shown.
  const areStored = Promise.withResolvers<undefined>()
  let stored = 0
  storage.onStored = () => {
    if ((stored += 1) === slides.length) areStored.resolve(undefined)
    return areStored.promise
  }
  const answers = await Promise.all(slides.map(({ objectId }) => fay.upload(objectId, 'a.pdf', pdf)))
  const codes = answers.map(({ status, headers }) => `${status} ${headers.get('error-code')}`)
  expect(codes.toSorted()).toEqual(['200 null', '422 slidesFull'])
  const shown = await Promise.all(slides.map(({ objectId }) => seenSlides(fay, objectId)))
  expect(shown.filter((one) => one.doc !== null)).toHaveLength(1)
  const unused = async () =>
    (
      await pool.query(`select from public.stored_files
        where not exists (select from public.presentations where storage_path = path)`)
    ).rows
  await expect.poll(unused).toEqual([])
})
