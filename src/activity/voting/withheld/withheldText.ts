import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about rounds of voting, and votes that are too few to be shown. */
export const withheldText = {
  id: 'withheldVotes',
  en: {
    withheld: (count: number) => `${count === 1 ? '1 vote' : `${count} votes`}: too few to show`,
    before: (words: string) => `before: ${words}`,
    why: 'Votes are shown at least three at a time, so that nobody can tell whose they are.',
    reopens: 'Reopen voting to let more people vote.',
    label: 'Results of which round',
    round: (round: number) => `Round ${round}`,
    present: (round: number) => `Round ${round} (now)`,
  },
} satisfies Catalogue<unknown>
