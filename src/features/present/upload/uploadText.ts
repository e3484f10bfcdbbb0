import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of uploading a document, and of one that is lost. */
export const uploadText = {
  id: 'slideUpload',
  en: {
    title: 'Edit File',
    upload: 'Upload File',
    hint: (megabytes: number) => `Choose a PDF of at most ${megabytes} MB, or drop it here.`,
    drop: 'Drop it to upload it.',
    pages: (count: number) => (count === 1 ? '1 slide' : `${count} slides`),
    sending: (name: string, percent: number) => `Uploading ${name}… ${percent} %`,
    reading: (name: string) => `Checking ${name}…`,
    done: 'The slides are uploaded',
    replaceHint: 'Everyone sees the slides of before until the new ones are here. Comments stay.',
    remove: 'Remove the slides',
    removeTitle: 'Remove these slides?',
    removeBody: 'The file is deleted, for everyone. Comments are kept, and shown again with another file.',
    removed: 'The slides are removed',
    uploadAgain: 'The server no longer has this file. Please upload it again: comments stay on their slides.',
    askFacilitator: 'Please ask the facilitator to upload it again. It appears here by itself.',
  },
} satisfies Catalogue<unknown>
