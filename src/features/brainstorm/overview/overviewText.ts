import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the overview. */
export const overviewText = {
  id: 'overview',
  en: {
    answersHidden: 'Answers hidden from participants',
    othersHidden: 'Answers from others are hidden',
    lockedHere: 'Locked by the facilitator',
    more: (count: number) => `Show ${count} more`,
  },
} satisfies Catalogue<unknown>
