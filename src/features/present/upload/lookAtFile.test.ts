import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { lookAtFiles } from './lookAtFile.ts'

const pdf = (more = '') => new File([`%PDF-1.7\n${more}`], 'slides.pdf')
const png = new File(['\u0089PNG\r\n'], 'picture.pdf', { type: 'application/pdf' })

test('[SL19] a file is judged by its content, before it is sent', async () => {
  expect(await lookAtFiles([pdf()])).toBeNull()
  expect(await lookAtFiles([new File(['\u0000\u0000%PDF-1.4'], 'scan')])).toBeNull()
  expect(await lookAtFiles([])).toBeNull()
  expect((await lookAtFiles([png]))?.sentence).toBe('File is not a PDF')
  expect((await lookAtFiles([pdf(), png]))?.sentence).toBe('Please choose a single file.')
  expect((await lookAtFiles([png, pdf()]))?.sentence).toBe('File is not a PDF')
})

test('[Z35] a file over the limit is not sent', async () => {
  const size = limits.slideMegabytes * 1024 * 1024
  const large = new File([pdf(), new Uint8Array(size)], 'large.pdf')
  expect((await lookAtFiles([large]))?.code).toBe('pdfTooLarge')
})
