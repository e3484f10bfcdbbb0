import { quoting } from '../message.ts'

// Messages about Slides: uploading a document, and comments on its pages.

export const notPdf = { code: 'notPdf', sentence: 'File is not a PDF' }
export const pdfTooLarge = (megabytes: number) =>
  quoting('pdfTooLarge', `This file is too large. A presentation has at most ${megabytes} MB.`, megabytes)
export const pdfEncrypted = {
  code: 'pdfEncrypted',
  sentence: 'This PDF is protected by a password. Please save it without one, and upload that.',
}
export const pdfDamaged = {
  code: 'pdfDamaged',
  sentence: 'This PDF is damaged or incomplete. Please export it again, and upload that.',
}
export const pdfTooManyPages = (pages: number) =>
  quoting('pdfTooManyPages', `This PDF has too many pages. A presentation has at most ${pages}.`, pages)
export const pdfTooComplex = {
  code: 'pdfTooComplex',
  sentence:
    'This PDF is too complex to be opened. Please export it again with smaller pictures, and upload that.',
}
export const uploadOneFile = { code: 'uploadOneFile', sentence: 'Please choose a single file.' }
export const uploadFailed = { code: 'uploadFailed', sentence: 'Upload failed' }
export const uploadsBusy = {
  code: 'uploadsBusy',
  sentence: 'Other files are being uploaded at the moment. Please try again in a minute.',
}
export const uploadTooSlow = {
  code: 'uploadTooSlow',
  sentence:
    'This file arrives too slowly. Please try again with a better connection, or upload a smaller file.',
}
export const uploadNoRoom = {
  code: 'uploadNoRoom',
  sentence: 'The server has no room for this file at the moment. Please tell the person who runs it.',
}
export const slidesFull = (megabytes: number) =>
  quoting(
    'slidesFull',
    `All presentations of an account together have at most ${megabytes} MB. Please delete some of the person who created this session first.`,
    megabytes,
  )
export const uploadOvertaken = {
  code: 'uploadOvertaken',
  sentence: 'A newer file was uploaded here meanwhile, and is shown.',
}
export const removalOvertaken = {
  code: 'removalOvertaken',
  sentence: 'Other slides were uploaded here meanwhile. Nothing was removed.',
}
export const documentLost = { code: 'documentLost', sentence: 'The document is missing.' }
export const slideCommentsOff = {
  code: 'slideCommentsOff',
  sentence: 'Comments on these slides are turned off.',
}
export const slideCommentsInTemplate = {
  code: 'slideCommentsInTemplate',
  sentence: 'The slides of a template take no comments.',
}
export const slideMissing = (last: number) =>
  quoting('slideMissing', `There is no such slide any more. The last one is slide ${last}.`, last)
