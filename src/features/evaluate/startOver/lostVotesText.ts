import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts about what starting an Evaluate activity over resets and what it keeps. */
export const lostVotesText = {
  id: 'lostVotes',
  en: {
    lost: (people: number) =>
      `This resets all votes${people === 0 ? ' (nobody has voted yet)' : ` of ${people === 1 ? '1 person' : `${people} people`}`} and who is done, for everyone. Answers, texts, notes and settings stay.`,
    undo: 'You can undo the reset for 10 seconds.',
  },
} satisfies Catalogue<unknown>
