import type { Catalogue } from '#ui/useText.ts'

/** Texts of the overview. */
export const overviewText = {
  id: 'overview',
  en: {
    hidden: 'hidden from participants',
    more: (count: number) => `Show ${count} more`,
  },
} satisfies Catalogue<unknown>
