import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the results of a pulse and of their charts. */
export const pulseResultsText = {
  id: 'pulseResults',
  en: {
    describeBars: (statements: number) =>
      `Votes from 1 to 5 on ${statements === 1 ? '1 statement' : `${statements} statements`}: for each a bar of their shares, and its mean on a strip from 1 to 5. The table has all values.`,
    statement: 'Statement',
    category: 'Category',
    mean: 'Mean',
    median: 'Median',
    spread: 'Spread',
    change: 'Change',
    votes: 'Votes',
    pulse: 'Pulse',
    counts: 'Votes for 1, 2, 3, 4, 5',
    noVotes: 'No votes shown yet',
    abstained: (count: number) => (count === 1 ? '1 abstains' : `${count} abstain`),
    sort: 'Order',
    sorts: {
      LIST: 'As in the list',
      MEAN: 'Mean, highest first',
      SPREAD: 'Spread, widest first',
      CHANGE: 'Change, largest first',
    },
    describeRadar: (categories: number) =>
      `Means of ${categories === 1 ? '1 category' : `${categories} categories`} from 1 to 5. The table has all values.`,
    now: 'Now',
    describeTrend: (pulses: number) =>
      `Means of ${pulses === 1 ? '1 pulse' : `${pulses} pulses`}, from 1 to 5. The table has all values.`,
    all: 'All categories',
    mostChanged: (count: number) => `Lines of the ${count} categories that changed most; the table has all.`,
    bars: 'Results',
    radar: 'Categories',
    trend: 'Trend',
    earlierPulse: 'the earlier pulse',
    round: (round: number) => `round ${round}`,
    turnout: 'How many voted',
    foot: 'Who is done',
    notYours: 'You see the results once you have voted.',
    notShown: 'You see the results when the facilitator shows them.',
    toVote: 'Go to the vote',
    onlyVoters: 'Only facilitators and people who voted see this.',
    roomPages: 'Pages on the room’s screen',
    pagesTurn: 'Room’s screen: pages turn by themselves.',
    pageHeld: (page: number) => `Room’s screen: page ${page} stays.`,
    holdPages: 'Hold a page',
    previousPage: 'Page back',
    nextPage: 'Next page',
    turnPages: 'Let pages turn',
  },
} satisfies Catalogue<unknown>
