import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { lookAtFiles } from './lookAtFile.ts'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { filesUnavailable } from '#domain/messages/calls.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { messageIn } from '#ui/texts/messageText.ts'
import sv from '#ui/texts/messageText.sv.ts'
import { uploadError } from './uploadError.ts'

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

const answer = (status: number, text = '', headers: Record<string, string> = {}) =>
  uploadError({ status, text, header: (name) => headers[name] ?? null })

test('[SL19] an accepted file is no error', () => {
  expect(answer(200, '{}')).toBeNull()
})

// What is wrong with a file stays wrong; where the server had no room, the same file can be sent again.
test.each([
  [415, slideMessages.notPdf, false],
  [422, slideMessages.pdfEncrypted, false],
  [503, slideMessages.uploadsBusy, true],
  [408, slideMessages.uploadTooSlow, true],
  [507, slideMessages.uploadNoRoom, true],
  [503, filesUnavailable, true],
])('[SL19] [SL25] [U23] %i has a message of its own', (status, { code, sentence }, isPassing) => {
  const error = answer(status, sentence, { 'error-code': code })
  expect(error && [isTrouble(error), messageOf(error).sentence]).toEqual([isPassing, sentence])
  expect(error instanceof UserMistake).toBe(!isPassing)
})

test('[SL19] a message with a number is told in the language of the screen', () => {
  const { sentence } = slideMessages.pdfTooLarge(50)
  const error = answer(413, sentence, { 'error-code': 'pdfTooLarge', 'error-values': '50' })
  expect(error && messageIn(sv.texts, messageOf(error))).toContain('50 MB')
})

test('[SL20] a failure on the way can be tried again, by whomever it is told', () => {
  const own = answer(503, 'Upload failed', { 'error-code': 'uploadFailed' })
  const proxy = answer(502, '<html>Bad gateway</html>')
  const small = answer(413, '<html>Request Entity Too Large</html>')
  for (const error of [own, proxy, small]) {
    expect(isTrouble(error)).toBe(true)
    expect(messageOf(error).sentence).toBe('Upload failed')
  }
})

test('[SL19] who may not upload is refused', () => {
  expect(answer(403, '', { 'error-code': 'FORBIDDEN' })).toMatchObject({ code: 'FORBIDDEN' })
  expect(answer(401)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(answer(429)).toBeInstanceOf(Refusal)
})
