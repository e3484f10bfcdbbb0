import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the page of results. */
export const resultsText = {
  id: 'evaluateResults',
  en: {
    results: 'Results',
    round: (round: number) => `Round ${round}`,
    answer: 'Answer',
    product: 'Product',
    spread: 'Spread',
    median: 'Median',
    votes: 'Votes',
    distribution: 'Distribution',
    barsAndLines: 'Bar: mean. Line: spread.',
    voteCount: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
    abstained: (count: number) => `${count} ${count === 1 ? 'abstains' : 'abstain'}`,
    sortUp: (column: string) => `${column}: sort, lowest first`,
    sortDown: (column: string) => `${column}: sort, highest first`,
    sortAgain: (column: string, by: string) => `${column}: sort by ${by} again`,
    sortedBy: (what: string, isAscending: boolean) =>
      `Sorted by ${what}, ${isAscending ? 'lowest' : 'highest'} first`,
    axisRange: (axis: string, low: number, high: number) => `${axis}, ${low} to ${high}`,
    ofAxis: (word: string, axis: string) => `${word}, ${axis}`,
    editView: 'Edit view',
    table: 'Table',
    graph: 'Graph',
    emptyTitle: 'Nothing to show yet',
    emptyHint: 'There are no answers in this activity.',
    spreadIs: (value: string) => `Spread ${value}`,
    footer: 'Turnout and who is done',
  },
} satisfies Catalogue<unknown>
