import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { lookAtFiles } from './lookAtFile.ts'

const pdf = (more = '') => new File([`%PDF-1.7\n${more}`], 'slides.pdf')
const png = new File(['\u0089PNG\r\n'], 'picture.pdf', { type: 'application/pdf' })

const notPdf = { message: { sentence: 'File is not a PDF' } }

test('[SL19] a file is judged by its content, before it is sent', async () => {
  expect(await lookAtFiles([pdf()])).toBeNull()
  expect(await lookAtFiles([])).toBeNull()
  expect(await lookAtFiles([png])).toMatchObject(notPdf)
})

test('[SL19] only a .pdf is sent, or what a phone that has no endings calls a PDF', async () => {
  const bytes = '\u0000\u0000%PDF-1.4'
  for (const name of ['TALK.PDF', 'talk.pdf '])
    expect(await lookAtFiles([new File([bytes], name)])).toBeNull()
  expect(await lookAtFiles([new File([bytes], 'scan', { type: 'application/pdf' })])).toBeNull()
  for (const name of ['scan', 'talk.txt', 'pdf'])
    expect(await lookAtFiles([new File([bytes], name)])).toMatchObject(notPdf)
})

test('[SL19] several files are no PDF either, in the words of the requirement, and one is to be chosen', async () => {
  const advised = { ...notPdf, advice: { sentence: 'Please choose a single file.' } }
  expect(await lookAtFiles([pdf(), pdf()])).toMatchObject(advised)
  expect(await lookAtFiles([pdf(), png])).toMatchObject(advised)
  expect(await lookAtFiles([png, pdf()])).toMatchObject(notPdf)
})

test('[Z35] a file over the limit is not sent', async () => {
  const size = limits.slideMegabytes * 1024 * 1024
  const large = new File([pdf(), new Uint8Array(size)], 'large.pdf')
  expect((await lookAtFiles([large]))?.message.code).toBe('pdfTooLarge')
})
