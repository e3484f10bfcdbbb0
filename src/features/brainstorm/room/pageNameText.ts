import type { Catalogue } from '#ui/useText.ts'

/** What the pages of a brainstorm are called where it is told what the room sees. */
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
