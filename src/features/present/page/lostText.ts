import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about a document that the server has lost. */
export const lostText = {
  id: 'slidesLost',
  en: {
    uploadAgain: 'The server no longer has this file. Please upload it again: comments stay on their slides.',
    askFacilitator: 'Please ask the facilitator to upload it again. It appears here by itself.',
  },
} satisfies Catalogue<unknown>
