import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of importing data from a file into a pulse. */
export const pulseImportText = {
  id: 'pulseImport',
  en: {
    select: '2. Select categories',
    lack: 'To import, first select a category.',
    unnamed: (n: number) => `Category ${n}`,
  },
} satisfies Catalogue<unknown>
