import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of importing data from a file into an Identify activity. */
export const importText = {
  id: 'identifyImport',
  en: {
    selectTopics: '2. Select topic(s)',
    lackTopic: 'To import, first select a topic.',
    untitled: (n: number) => `Topic ${n}`,
  },
} satisfies Catalogue<unknown>
