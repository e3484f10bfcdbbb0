import type { Catalogue } from '#ui/texts/useText.ts'

/** Names of a brainstorm's pages, where the screen says what the room sees. */
export const pageNameText = {
  id: 'brainstormPageName',
  en: {
    overview: 'Overview',
    groups: 'Groups',
    wordCloud: 'Word Cloud',
    answer: 'One answer',
    question: (n: number) => `Question ${n}`,
  },
} satisfies Catalogue<unknown>
