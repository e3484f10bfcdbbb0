import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the choice between rounds of voting. */
export const roundsText = {
  id: 'voteRounds',
  en: {
    label: 'Results of which round',
    round: (round: number) => `Round ${round}`,
    present: (round: number) => `Round ${round} (now)`,
  },
} satisfies Catalogue<unknown>
