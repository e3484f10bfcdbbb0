import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of small bar charts of votes. */
export const distributionText = {
  id: 'distribution',
  en: {
    name: (name: string, counts: string, mean: string, median: string) =>
      `${name}: ${counts}; mean ${mean}, median ${median}`,
    none: (name: string) => `${name}: no votes`,
    noVotes: 'No votes shown yet',
    bin: (votes: number, from: number, to: number) =>
      `${votes === 1 ? '1 vote' : `${votes} votes`} for ${from === to ? from : `${from} to ${to}`}`,
    mean: (value: string) => `Mean ${value}`,
    median: (value: string) => `Median ${value}`,
  },
} satisfies Catalogue<unknown>
