import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of importing data from a file into an Identify activity. */
export const importText = {
  id: 'identifyImport',
  en: {
    select: '2. Select topic(s)',
    lack: 'To import, first select a topic.',
    unnamed: (n: number) => `Topic ${n}`,
  },
} satisfies Catalogue<unknown>
