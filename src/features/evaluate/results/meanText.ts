import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of a mean, on pages and on the room's screen. */
export const meanText = {
  id: 'evaluateMean',
  en: {
    mean: 'Mean',
    before: (value: string, change: string) => `before ${value} (${change})`,
  },
} satisfies Catalogue<unknown>
