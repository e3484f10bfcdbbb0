import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a brainstorm on the remote. */
export const brainstormRemoteText = {
  id: 'brainstormRemote',
  en: {
    question: (number: number, of: number) => `Question ${number} of ${of}`,
    lockedQuestion: 'This question is hidden from participants',
  },
} satisfies Catalogue<unknown>
