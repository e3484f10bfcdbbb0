import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Scales and of the 2x2 matrix on the room's screen. */
export const projectorEvaluateText = {
  id: 'roomEvaluate',
  en: {
    loading: 'Opening the activity…',
    answers: 'Answers',
    results: 'Results',
    answer: 'Presented answer',
    empty: 'Nothing to vote on yet',
    failed: 'The results could not be loaded. Please reload this page.',
    noVotes: 'No votes shown yet',
    votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
    round: (round: number) => `Round ${round}`,
  },
} satisfies Catalogue<unknown>
