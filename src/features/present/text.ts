import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the page of Slides. */
export const presentText = {
  id: 'present',
  en: {
    slideAt: (page: number) => `Slide ${page}`,
    unnamed: 'Slides',
    footer: 'Number of comments and who is done',
    comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
    roomIsOn: (page: number) => `The room is on slide ${page}. Go there`,
    noDocument: 'No slides yet',
    noDocumentHint: 'Upload a PDF. Everyone sees it here as soon as you present it.',
    waitHint: 'The slides appear here by themselves.',
    editFile: 'Edit File',
    reading: 'Editing waits for a live connection. You can read and comment meanwhile.',
  },
} satisfies Catalogue<unknown>
