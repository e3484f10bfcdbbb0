import type { Catalogue } from '#ui/useText.ts'

/** What the remote says of a brainstorm. */
export const brainstormRemoteText = {
  id: 'brainstormRemote',
  en: {
    unnamed: 'Unnamed',
    question: (number: number, of: number) => `Question ${number} of ${of}`,
    lockedQuestion: 'This question is hidden from participants',
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    showAnswers: 'Show answers',
    hideAnswers: 'Hide answers',
    allShown: 'All answers are shown',
  },
} satisfies Catalogue<unknown>
