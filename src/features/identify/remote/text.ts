import type { Catalogue } from '#ui/useText.ts'

/** What the remote says of an Identify activity. */
export const identifyRemoteText = {
  id: 'identifyRemote',
  en: {
    unnamed: 'Unnamed',
    topics: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    showAnswers: 'Show answers',
    hideAnswers: 'Hide answers',
  },
} satisfies Catalogue<unknown>
