import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the page of results. */
export const resultsText = {
  id: 'evaluateResults',
  en: {
    results: 'Results',
    round: (round: number) => `Round ${round}`,
    answer: 'Answer',
    mean: 'Mean',
    product: 'Product',
    spread: 'Spread',
    median: 'Median',
    votes: 'Votes',
    distribution: 'Distribution',
    barsAndLines: 'Bar: mean. Line: spread.',
    voteCount: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
    abstained: (count: number) => `${count} ${count === 1 ? 'abstains' : 'abstain'}`,
    before: (value: string, change: string) => `before ${value} (${change})`,
    sortUp: (axis: string) => `${axis}: sort, lowest first`,
    sortProduct: (axis: string, isMatrix: boolean) =>
      isMatrix ? `${axis}: sort by product again` : `${axis}: sort, highest first`,
    sortedBy: (what: string) => `Sorted by ${what}`,
    ofAxis: (word: string, axis: string) => `${word}, ${axis}`,
    editView: 'Edit view',
    table: 'Table',
    graph: 'Graph',
    readable: 'Results can be read now.',
    revealed: 'Voting is closed. Here are the results.',
    emptyTitle: 'Nothing to show yet',
    emptyHint: 'There are no answers in this activity.',
    discuss: 'Discuss these',
    discussHint: 'Opinions differ most on these answers. One press shows one to everyone.',
    presentHint: 'Show it to everyone',
    presentOne: (answer: string) => `Present to everyone: ${answer}`,
    spreadIs: (value: string) => `Spread ${value}`,
    footer: 'Turnout and who is done',
  },
} satisfies Catalogue<unknown>
