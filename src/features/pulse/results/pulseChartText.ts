import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the charts of a pulse. */
export const pulseChartText = {
  id: 'pulseChart',
  en: {
    bars: (statements: number) =>
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
    radar: (categories: number) =>
      `Means of ${categories === 1 ? '1 category' : `${categories} categories`} from 1 to 5. The table has all values.`,
    now: 'Now',
    trend: (pulses: number) =>
      `Means of ${pulses === 1 ? '1 pulse' : `${pulses} pulses`}, from 1 to 5. The table has all values.`,
    all: 'All categories',
    mostChanged: (count: number) => `Lines of the ${count} categories that changed most; the table has all.`,
  },
} satisfies Catalogue<unknown>
