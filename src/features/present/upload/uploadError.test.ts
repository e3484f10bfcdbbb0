import { expect, test } from 'vitest'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import * as slideMessages from '#domain/messages/slides.ts'
import { messageIn } from '#ui/texts/messageText.ts'
import sv from '#ui/texts/messageText.sv.ts'
import { uploadError } from './uploadError.ts'

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
])('[SL19] [SL25] %i has a message of its own', (status, { code, sentence }, isPassing) => {
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
