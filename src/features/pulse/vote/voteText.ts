import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the page on which a category is voted on. */
export const voteText = {
  id: 'pulseVote',
  en: {
    unnamed: (n: number) => `Category ${n}`,
    nothingTitle: 'No statements here yet',
    nothingHint: 'Add one below, or wait for the facilitator.',
    nothingFacilitator: 'Add the first one below. Everyone can vote on it at once.',
    foot: 'Your vote, the way through the categories, and who is done',
  },
} satisfies Catalogue<unknown>
