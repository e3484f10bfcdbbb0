// Messages about Slides without a document.

export const documentMissing = {
  code: 'documentMissing',
  sentence: 'Please wait for facilitator to upload document.',
}
/** The same for facilitators. */
export const documentFirst = {
  code: 'documentFirst',
  sentence: 'These slides have no document yet. Please upload one first.',
}
