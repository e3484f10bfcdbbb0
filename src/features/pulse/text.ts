import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of Pulse's pages. */
export const pulseText = {
  id: 'pulse',
  en: {
    unnamed: 'Pulse',
    results: 'Results',
    resultsOf: { statements: 'Results', categories: 'Results by category' },
    views: { statements: 'Statements', categories: 'Categories' },
    view: 'What the results are shown of',
    editVote: 'Edit Vote',
    editVoteHint: 'Back to the vote screen',
    resultsLater: 'You see the results once you have voted, or when the facilitator shows them.',
    previous: 'Previous',
    next: 'Next',
    categoryOf: (n: number, all: number) => `Category ${n} of ${all}`,
    categoryAt: (n: number, name: string) => `${n}. ${name}`,
    unnamedCategory: (n: number) => `Category ${n}`,
    statements: 'Statements',
    unvoted: (category: string) => `${category}: not voted yet`,
    unvotedIn: (category: string) => `Your choices in ${category} are not voted yet`,
    unvotedAtDone: (categories: string) =>
      `Your choices do not count before you press Vote. Not voted yet: ${categories}.`,
    reading: 'Editing waits for a live connection. You can read and vote meanwhile.',
  },
} satisfies Catalogue<unknown>
