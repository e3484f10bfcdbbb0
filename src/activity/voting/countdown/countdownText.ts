import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the countdown before voting closes. */
export const countdownText = {
  id: 'closingCountdown',
  en: {
    closes: 'Voting closes in a moment',
    /** Above the number. */
    closesIn: 'Voting closes in',
  },
} satisfies Catalogue<unknown>
